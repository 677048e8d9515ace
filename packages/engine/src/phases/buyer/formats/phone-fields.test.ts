import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { phoneFields } from "./phone-fields.ts";

const number = { role: "phone", enabled: true, score: 100, name: "number" } as Field;
const listOf = (...titles: string[]) =>
  ({
    role: "phoneCountry",
    enabled: true,
    score: 100,
    name: "code",
    choices: titles.map((title, index) => ({ title, value: `c${index}`, enabled: true })),
  }) as Field;
const written = (list: Field | undefined, phone: string, country_code: string) =>
  phoneFields(list ? [list, number] : [number], [number], { phone, country_code }).map(({ value }) => value);

const codes = listOf("Germany (+49)", "Canada (+1)", "United States (+1)", "Bahamas (+1242)");

it.each([
  ["+1 415 555 0134", "US", ["c2", "415 555 0134"]],
  ["+1 415 555 0134", "DE", ["c1", "415 555 0134"]],
  ["+49 (30) 901820", "US", ["c0", "(30) 901820"]],
  ["0049 30 901820", "US", ["c0", "30 901820"]],
  ["+1 242 555 0134", "US", ["c3", "555 0134"]],
])("%s of a buyer in %s is written as %o beside a list of dialling codes", (phone, country, expected) => {
  expect(written(codes, phone, country)).toEqual(expected);
});

it("takes the code of the buyer's country where the number has none, and leaves the number as it is", () => {
  expect(written(codes, "030 901820", "DE")).toEqual(["c0", "030 901820"]);
  expect(written(listOf("Germany", "France"), "+33 1 23", "FR")).toEqual(["c1", "+33 1 23"]);
});

it("is the whole number where there is no such list", () => {
  expect(written(undefined, "+1 415 555 0134", "US")).toEqual(["+1 415 555 0134"]);
});

it.each([
  ["+61 412 345 678", "412 345 678"],
  ["0412 345 678", "0412 345 678"],
  ["+353 87 123", "+353 87 123"],
])("%s is written as %s behind the +61 of its field", (phone, expected) => {
  const field = { ...number, dialCode: "61" } as Field;
  expect(phoneFields([field], [field], { phone, country_code: "AU" }).map(({ value }) => value)).toEqual([
    expected,
  ]);
});
