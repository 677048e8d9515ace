import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { partOfTown } from "./part-of-town.ts";

test.each([
  ["Bairro", "apto 703, Botafogo", "Botafogo"],
  ["Area / Community", "Dubai Marina", "Dubai Marina"],
  ["Colonia", "Interior 3", undefined],
  ["Colonia", "Casa azul, Americana", undefined],
  ["Company", "Dubai Marina", undefined],
])("a field called %s gets the part of the town of '%s': %s", (label, address_line2, part) => {
  expect(partOfTown({ role: "unknown", control: "text", label } as Field, { address_line2 })).toBe(part);
});

const istanbul = {
  country_code: "TR",
  city: "İstanbul",
  state: "34",
  address_line2: "Caddebostan Mah., Kadıköy",
};
const lima = { country_code: "PE", city: "Lima", state: "Lima", address_line2: "Miraflores" };

test.each([
  ["İlçe", istanbul, "Kadıköy"],
  ["Distrito", lima, "Miraflores"],
  ["Şehir", istanbul, undefined],
  ["İlçe", { ...istanbul, city: "Kadıköy", address_line2: "Caddebostan Mah." }, undefined],
  ["İlçe", { ...istanbul, address_line2: "Daire 5" }, undefined],
])(
  "a typed '%s' beside a region that is a town itself gets a part of that town: %o, %s",
  (label, buyer, part) => {
    expect(partOfTown({ role: "city", control: "text", label } as Field, buyer)).toBe(part);
  },
);
