import { expect, it, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isPlaceOf, pickPlaceOf, wholePlace } from "./whole-place.ts";

const buyer = { city: "Castlemaine", state: "VIC", postal_code: "3450", country_code: "AU" };
const field = (role: string, label: string) => ({ role, label, enabled: true }) as Field;

test.each([
  ["Suburb, state, postcode", "Castlemaine VIC 3450"],
  ["Postcode and town", "3450 Castlemaine"],
  ["PLZ, Ort", "3450 Castlemaine"],
  ["City or town", undefined],
  ["Suburb", undefined],
])("what a field called %s holds", (label, expected) => {
  const only = field("city", label);
  expect(wholePlace(only, { fields: [only], buyer })).toBe(expected);
});

it("leaves to the fields beside it what they ask for", () => {
  const fields = [field("city", "Town, postcode"), field("postalCode", "Postcode")];
  expect(wholePlace(fields[0] as Field, { fields, buyer })).toBeUndefined();
});

test.each([
  ["CASTLEMAINE VIC 3450", true],
  ["Castlemaine, Victoria 3450, Australia", true],
  ["3450 Castlemaine", true],
  ["CASTLEMAINE GARDENS VIC 3451", false],
  ["Victoria", false],
  ["", false],
])("%j is where the buyer lives: %s", (text, expected) => {
  expect(isPlaceOf(text, buyer)).toBe(expected);
});

it("picks the one suggestion that says most", () => {
  const pick = (...offered: string[]) => pickPlaceOf(offered, (one) => one, buyer);
  expect(pick("CASTLEMAINE VIC 3450", "CASTLEMAINE GARDENS VIC 3451")).toBe("CASTLEMAINE VIC 3450");
  expect(pick("Castlemaine", "Castlemaine VIC 3450")).toBe("Castlemaine VIC 3450");
  expect(pick("Castle Hill NSW 2154")).toBeUndefined();
});
