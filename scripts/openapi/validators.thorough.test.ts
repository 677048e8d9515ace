import { readFile } from "node:fs/promises";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { documentFile } from "./read-examples.ts";

const published: Record<string, unknown> = JSON.parse(await readFile(documentFile, "utf8"));

test("docs/openapi.json is valid OpenAPI 3.1 to a validator that knows nothing of this project", async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(published));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("docs/openapi.json passes Redocly's recommended rules", async () => {
  const config = await createConfig("extends: [recommended]");
  const problems = await lintFromString({ source: JSON.stringify(published), config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("the recorded examples fit the published schemas as an independent JSON Schema validator checks them", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(structuredClone(published), "document");
  const mediaTypes = findMediaTypes(published);
  expect(mediaTypes.length).toBeGreaterThan(60);
  for (const { schema, values } of mediaTypes) {
    const validate = ajv.compile({ $ref: `document${schema.$ref}` });
    for (const [name, value] of values) {
      expect({ name, valid: validate(value), errors: validate.errors }).toMatchObject({ valid: true });
    }
  }
});

interface MediaType {
  schema: { $ref: string };
  values: [string, unknown][];
}

/** Every place in the document with both a schema and examples. */
function findMediaTypes(value: unknown): MediaType[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(findMediaTypes);
  if (!("schema" in value && "examples" in value)) return inside;
  const examplesByName = value.examples as Record<string, { value: unknown }>;
  const values = Object.entries(examplesByName).map(([name, example]) => [name, example.value] as const);
  return [{ schema: value.schema as { $ref: string }, values: values as [string, unknown][] }, ...inside];
}
