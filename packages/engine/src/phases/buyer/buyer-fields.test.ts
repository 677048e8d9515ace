import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { holds } from "./buyer-fields.ts";

test.each([
  ["ドイツ", "DE"],
  ["日本", "JP"],
  ["Niemcy", "DE"],
  ["Allemagne", "DE"],
])("a list of countries that stands at %s holds %s", (title, country_code) => {
  const field = {
    role: "country",
    control: "select",
    value: "81",
    choices: [{ value: "81", title, enabled: true }],
  } as Partial<Field> as Field;
  expect(holds({ field, detail: "country_code", value: country_code }, { country_code })).toBe(true);
});
