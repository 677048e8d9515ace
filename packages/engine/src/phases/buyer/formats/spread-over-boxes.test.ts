import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { spreadOverBoxes } from "./spread-over-boxes.ts";

function boxes(role: Field["role"], ...lengths: number[]): Field[] {
  return lengths.map((maxLength, at) => {
    return { role: at === 0 ? role : "unknown", control: "text", form: 0, maxLength } as Field;
  });
}
const values = (detail: "phone" | "postal_code", value: string, fields: Field[], country_code: string) =>
  spreadOverBoxes({ field: fields[0] as Field, detail, value }, fields, { country_code }).map(
    (one) => one.value,
  );

test("a postal code is written into its boxes", () => {
  expect(values("postal_code", "100-0005", boxes("postalCode", 3, 4), "JP")).toEqual(["100", "0005"]);
});

test("a telephone number is, as it is dialled in its country", () => {
  expect(values("phone", "+81 3-1234-5678", boxes("phone", 5, 4, 4), "JP")).toEqual(["03", "1234", "5678"]);
  expect(values("phone", "+1 415 555 0134", boxes("phone", 3, 3, 4), "US")).toEqual(["415", "555", "0134"]);
});

test("a telephone number without spaces is divided as its country does", () => {
  expect(values("phone", "+819012345678", boxes("phone", 5, 4, 4), "JP")).toEqual(["090", "1234", "5678"]);
  expect(values("phone", "+81312345678", boxes("phone", 5, 4, 4), "JP")).toEqual(["03", "1234", "5678"]);
  expect(values("phone", "0014155550134", boxes("phone", 3, 3, 4), "US")).toEqual(["415", "555", "0134"]);
});

test("what does not fit the boxes stays whole", () => {
  expect(values("postal_code", "94104", boxes("postalCode", 3, 4), "US")).toEqual(["94104"]);
  expect(values("phone", "+1 415 555 0134", boxes("phone", 20, 4), "US")).toEqual(["+1 415 555 0134"]);
});

test("whichever of the boxes is told by its name", () => {
  const [first, second] = boxes("postalCode", 3, 4).map((box): Field => ({ ...box, role: "postalCode" }));
  const fields = [first, second] as Field[];
  const meant = { field: second as Field, detail: "postal_code", value: "100-0005" } as const;
  expect(spreadOverBoxes(meant, fields, {}).map(({ value }) => value)).toEqual(["100", "0005"]);
});

test("boxes that set no limit are told by how narrow they are drawn", () => {
  const narrow = (width: number) => ({ role: "phone", control: "text", form: 0, width }) as Field;
  const parts = ["090", "1234", "5678"];
  expect(values("phone", "+819012345678", [narrow(5), narrow(5), narrow(5)], "JP")).toEqual(parts);
  expect(values("phone", "+819012345678", [narrow(20), narrow(20)], "JP")).toEqual(["+819012345678"]);
});

test("a box for an extension behind them stays empty", () => {
  expect(values("phone", "+14155550134", boxes("phone", 3, 3, 4, 5), "US")).toEqual(["415", "555", "0134"]);
});
