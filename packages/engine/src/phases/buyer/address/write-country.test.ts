import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { buyerFields, holds } from "../buyer-fields.ts";
import { writeCountry } from "./write-country.ts";

function field(more: Partial<Field>): Field {
  const plain = { role: "country", control: "text", label: "Country", name: "country", value: "" };
  return { ...plain, score: 100, form: 0, required: true, enabled: true, isAside: false, ...more } as Field;
}

test.each([
  ["Country", "US", "United States"],
  ["Country", "DE", "Germany"],
  ["Land", "DE", "Deutschland"],
  ["Land", "NL", "Nederland"],
  ["Land", "FR", "Frankreich"],
  ["País", "ES", "España"],
  ["", "GB", "United Kingdom"],
])("a field %j without a list gets the country %s as %s", (label, code, written) => {
  expect(writeCountry(code, field({ label }))).toBe(written);
});

test.each([
  [{ maxLength: 2 }],
  [{ label: "Country code" }],
  [{ name: "country_code" }],
  [{ control: "select" as const }],
])("a field for codes, and a list, get the code: %o", (more) => {
  expect(writeCountry("US", field(more))).toBe("US");
});

test("a page that has filled in the country itself is left with its spelling", () => {
  const buyer = { country_code: "US" };
  const [meant] = buyerFields([field({ value: "USA" })], { buyer });
  expect(meant && holds(meant, { buyer })).toBe(true);
  const [empty] = buyerFields([field({})], { buyer });
  expect(empty?.value).toBe("United States");
  expect(empty && holds(empty, { buyer })).toBe(false);
});
