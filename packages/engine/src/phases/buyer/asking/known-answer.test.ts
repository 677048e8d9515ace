import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { fieldOfDay, knownAnswer, placeOfBuyer } from "./known-answer.ts";

const day = {
  role: "unknown",
  control: "text",
  name: "day",
  label: "Delivery date",
  value: "",
  placeholder: "",
  enabled: true,
};
const found = (request: string, ...fields: object[]) =>
  fieldOfDay({ order: { request } } as never, fields as Field[]);

test("the only empty field for a day is found where the request names one", () => {
  expect(found("A teapot on 9 December", day, { ...day, name: "city" })).toBe(day);
  expect(found("A teapot", day)).toBeUndefined();
  expect(found("A teapot on 9 December", day, { ...day, name: "return_date" })).toBeUndefined();
  expect(found("A teapot on 9 December", { ...day, value: "2026-12-09" })).toBeUndefined();
  expect(found("A teapot on 9 December", { ...day, role: "dateOfBirth" })).toBeUndefined();
});

test("a list in unknown words is answered by the place of the buyer that is among its choices", () => {
  const list = (role: string, ...titles: string[]) =>
    ({
      role,
      control: "select",
      choices: titles.map((title, at) => ({ value: `${at}`, title, enabled: true })),
    }) as unknown as Field;
  const buyer = { address_line2: "Roma Norte", city: "Cluj-Napoca", state: "CJ", country_code: "RO" };
  const found = (field: Field) => placeOfBuyer(field, buyer)?.title;
  const further = { address_line2: "Flat 2, Khwaeng Samsen, Khet Phaya Thai" };
  expect(placeOfBuyer(list("unknown", "Khet Dusit", "Khet Phaya Thai"), further)?.title).toBe(
    "Khet Phaya Thai",
  );
  expect(found(list("unknown", "Alba", "Cluj", "Timiș"))).toBe("Cluj");
  expect(found(list("unknown", "Apahida", "Cluj-Napoca", "Dej"))).toBe("Cluj-Napoca");
  expect(found(list("unknown", "Condesa", "Roma Norte", "Roma Sur"))).toBe("Roma Norte");
  const shortened = placeOfBuyer(list("unknown", "Americana", "Obrera"), { address_line2: "Col. Americana" });
  expect(shortened?.title).toBe("Americana");
  expect(found(list("unknown", "CJ", "TM"))).toBeUndefined();
  expect(found(list("salutation", "Alba", "Cluj"))).toBeUndefined();
});

test("instalments that a shop insists on are paid at once, unless the request says otherwise", () => {
  const titles = ["1x de R$ 45,00 sem juros", "2x de R$ 22,50 sem juros"];
  const plan = {
    ...{ role: "extra", control: "listbox", name: "parc", label: "Parcelamento", value: "" },
    choices: titles.map((title) => ({ value: title, title, enabled: true })),
  } as unknown as Field;
  const answer = (request: string) => knownAnswer({ order: { request } } as never, plan, {});
  expect(answer("A lamp")).toBe(titles[0]);
  expect(answer("A lamp, in two instalments")).not.toBe(titles[0]);
});
