import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type { z } from "zod";

type JsonSchema = Record<string, unknown>;

/**
 * Parses like the Zod schema, but is published without the parts that a model does not need: every client
 * sends the list of tools to its model with each request.
 */
export function publishedSchema<Schema extends z.ZodType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const { version, vendor, validate, jsonSchema } = schema["~standard"];
  return {
    "~standard": {
      version,
      vendor,
      validate,
      jsonSchema: {
        input: (options) => withoutNoise(jsonSchema.input(options)),
        output: (options) => withoutNoise(jsonSchema.output(options)),
      },
    },
  };
}

const noise: ReadonlySet<string> = new Set(["$schema", "additionalProperties", "propertyNames", "pattern"]);

function withoutNoise(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !noise.has(name))
      .map(([name, value]) => [name, name === "properties" ? ofEach(value) : trimmed(value)]),
  );
}

/** Property names are kept as they are, since a property may be named like a keyword. */
function ofEach(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(properties as JsonSchema).map(([name, value]) => [name, trimmed(value)]),
  );
}

function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === "object" && value !== null ? withoutNoise(value as JsonSchema) : value;
}
