import { z } from "zod";
import { describeProperties } from "./descriptions/describe-properties.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;
type Direction = "input" | "output";

/** The named schemas of the document, and references to them for requests and responses. */
export interface ComponentSchemas {
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Throws if the contract does not export the schema by name: a reader could not look it up. */
  refer(schema: z.ZodType, direction: Direction): { $ref: string };
  /** The named schema itself. */
  get(schema: z.ZodType, direction: Direction): JsonSchema;
}

/**
 * One component per schema in `exported`. A default makes the input differ from the output: such a schema
 * appears twice, with the input as `<name>Input`.
 */
export function componentSchemas(exported: Readonly<Record<string, unknown>>): ComponentSchemas {
  const names = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(exported))
    if (value instanceof z.ZodType) names.set(value, name);
  const output = convert(names, "output");
  const input = convert(names, "input");
  const twofold = findTwofold(input, output);
  const nameOf = (schema: z.ZodType, direction: Direction): string => {
    const name = names.get(schema);
    if (name === undefined)
      throw new Error(`a schema is exported under no name: ${JSON.stringify(schema.def)}`);
    return direction === "input" && twofold.has(name) ? `${name}Input` : name;
  };
  const sent = [...twofold].map((name) => [`${name}Input`, renameReferences(input[name] ?? {}, twofold)]);
  const schemas: Record<string, JsonSchema> = { ...output, ...Object.fromEntries(sent) };
  return {
    schemas,
    refer: (schema, direction) => ({ $ref: toReference(nameOf(schema, direction)) }),
    get: (schema, direction) => schemas[nameOf(schema, direction)] ?? {},
  };
}

/** Drops components that `document` does not reference, even indirectly, and describes the others. */
export function reachableFrom(
  document: unknown,
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const found = new Set<string>();
  const waiting = referencesIn(document);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...referencesIn(schemas[name]));
  }
  const reached = Object.entries(schemas).filter(([name]) => found.has(name));
  return Object.fromEntries(reached.map(([name, schema]) => [name, describeProperties(name, schema)]));
}

const prefix = "#/components/schemas/";

function toReference(name: string): string {
  return prefix + name;
}

function convert(names: ReadonlyMap<z.ZodType, string>, io: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: toReference,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema, io),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema as JsonSchema]),
  );
}

/**
 * Formats are clearer than the patterns that implement them, and an answer may gain fields. Defaults are in
 * the descriptions, since type generators take the keyword to mean that the property is required.
 */
function simplify(zodSchema: z.core.$ZodTypes, schema: z.core.JSONSchema.BaseSchema, io: Direction): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (io === "input") delete schema.default;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const isPlainObject = zodSchema._zod.def.type === "object" && zodSchema._zod.def.catchall === undefined;
  if (io === "output" && isPlainObject) delete schema.additionalProperties;
}

function findTwofold(
  input: Readonly<Record<string, JsonSchema>>,
  output: Readonly<Record<string, JsonSchema>>,
): Set<string> {
  const names = Object.keys(input);
  const twofold = new Set(
    names.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])),
  );
  const pointsAtOne = (name: string) => referencesIn(input[name]).some((each) => twofold.has(each));
  for (let size = -1; size !== twofold.size; ) {
    size = twofold.size;
    for (const name of names.filter(pointsAtOne)) twofold.add(name);
  }
  return twofold;
}

function renameReferences(schema: JsonSchema, twofold: ReadonlySet<string>): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    const isRenamed = key === "$ref" && typeof value === "string" && twofold.has(value.slice(prefix.length));
    return isRenamed ? `${value}Input` : value;
  });
}

function referencesIn(value: unknown): string[] {
  return [...(JSON.stringify(value) ?? "").matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    (match) => match[1] ?? "",
  );
}
