import fc from "fast-check";
import { z } from "zod";
import { nastyText, nastyValue } from "./nasty-values.ts";

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  additionalProperties?: Schema | boolean;
}

/** Mostly bodies that the schema takes, some of them then broken in one or more places. */
export function arbitraryBody(schema: z.ZodType): fc.Arbitrary<unknown> {
  const valid = fitting(z.toJSONSchema(schema, { io: "input" }) as Schema);
  const broken = fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), fc.nat(4), nastyValue), { minLength: 1, maxLength: 3 }))
    .map(([body, mutations]) => mutations.reduce(mutate, structuredClone(body)));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 5, arbitrary: broken },
    { weight: 1, arbitrary: nastyValue },
  );
}

/** What is written on the wire: the body as JSON, whole or spoilt. */
export function arbitraryText(body: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const text = body.map((value) => JSON.stringify(value) ?? "");
  const spoilt = fc
    .tuple(text, fc.constantFrom(...spoils), fc.nat())
    .map(([whole, spoil, at]) => spoil(whole, at));
  return fc.oneof({ weight: 6, arbitrary: text }, { weight: 2, arbitrary: spoilt });
}

const spoils: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text, at) => text.slice(0, at % (text.length + 1)) + text,
  (text) => `${text}${text}`,
  (text) => `\u{feff}${text}`,
  (text) => text.replace("{", '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace("{", '{"constructor":{"prototype":{"a":1}},'),
  (text) => text.replace("{", '{"target":1,"target":{"url":"x"},'),
  (text) => text.replaceAll(/"[^"]*"/g, '"\\u0000"'),
  (text) => text.replace(/"[^"]*"/, '"\\ud83d"'),
  (text) => text.replace(/:[^,}]*/, ":1e999"),
  (text) => text.replace(/:[^,}]*/, `:${"9".repeat(400)}`),
  (text) => text.replace(/:[^,}]*/, `:${"[".repeat(30_000)}`),
  (text) => text.replace(/:[^,}]*/, `:${"[".repeat(5000)}${"]".repeat(5000)}`),
  (text) => text.replace(/:[^,}]*/, ":NaN"),
  (text) => `${text}\u0000`,
  (text) => text.padEnd(262_145),
  (text) => text.padEnd(262_144),
  () => "",
];

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  const types = [schema.type ?? "any"].flat();
  return fc.oneof(...types.map((type) => fittingType(type, schema)));
}

function fittingType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case "object":
      return fittingObject(schema);
    case "array":
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
    case "string":
      return fittingString(schema);
    case "integer":
    case "number":
      return fc.integer({ min: 1, max: 100 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fitting(property)])),
    { requiredKeys: required },
  );
  if (typeof additionalProperties !== "object") return named;
  const further = fc.dictionary(nastyText, nastyValue, { maxKeys: 2, noNullPrototype: true });
  return fc.oneof(
    { weight: 3, arbitrary: named },
    {
      weight: 1,
      arbitrary: fc.tuple(further, named).map(([more, own]) => ({ ...more, ...(own as object) })),
    },
  );
}

function fittingString({ format, pattern, minLength = 0, maxLength = 50 }: Schema): fc.Arbitrary<string> {
  if (format === "uri") return fc.constantFrom(...urls);
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.constant("ada@example.com");
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 30) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: "grapheme" }));
}

const urls = [
  "https://hartwell.localhost/products/mug",
  "http://hartwell.localhost:4100/products/mug?variant=1#top",
  "https://www.copperkettle.localhost/",
  "https://a.b.c.fennelrye.localhost/%F0%9F%9B%92",
  "https://example.com/hook",
  "http://127.0.0.1:1/hook",
];

/** Puts the value into one place of the body, takes that place away, or adds a neighbour to it. */
function mutate(body: unknown, [place, kind, shared]: [number, number, unknown]): unknown {
  const places = placesOf(body);
  // The generator hands out the same object again and again.
  const value = structuredClone(shared);
  const chosen = places[place % places.length];
  if (!chosen) return value;
  const { parent, name } = chosen;
  if (kind === 0) Reflect.deleteProperty(parent, name);
  else if (kind === 1) addNeighbour(parent, value);
  else if (kind === 2) Object.defineProperty(parent, name, fieldOf([Reflect.get(parent, name)]));
  else Object.defineProperty(parent, name, fieldOf(value));
  return body;
}

/** To a list only at its end: an index of a thousand million would make it as long as that. */
function addNeighbour(parent: object, value: unknown): void {
  if (Array.isArray(parent)) parent.push(value);
  else Object.defineProperty(parent, String(value), fieldOf(value));
}

function fieldOf(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true };
}

function placesOf(value: unknown): { parent: object; name: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).flatMap((name) => [
    { parent: value, name },
    ...placesOf(Reflect.get(value, name)),
  ]);
}
