import type { ResponseSchema } from "@cartwright/contract";
import { expect, it } from "vitest";
import { fieldsOf, renderField } from "./fields.ts";

const sizes = [
  { const: "s", title: "Small" },
  { const: "l", title: "Large" },
];

it.each<[string, ResponseSchema["properties"]]>([
  ["a text", { nickname: { type: "string" } }],
  ["a choice", { Size: { type: "string", oneOf: sizes } }],
  ["a country", { country_code: { type: "string" } }],
  ["a state", { state: { type: "string" } }],
])("%s that is wrong is marked, and names the sentence that says why", (_kind, properties) => {
  const required = Object.keys(properties);
  const [field] = fieldsOf({ type: "object", properties, required, additionalProperties: false });
  if (!field) throw new Error("a schema without a field");
  const { markup } = renderField(field, "It is required.");
  expect(markup).toMatch(/<(input|select) [^>]*aria-invalid="true" aria-describedby="field-0-complaint"/);
  expect(markup).toContain('<p class="complaint" id="field-0-complaint">It is required.</p>');
  expect(renderField(field, undefined).markup).not.toContain("aria-invalid");
});
