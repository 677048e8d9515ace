import { z } from "zod";

/**
 * Serialises only what a response schema declares. Parsing instead took longer than the rest of a response:
 * types check the handler, and the tests' client parses what arrives.
 */
export function compileSerialiser(schema: z.ZodType): (body: unknown) => string {
  const pick = compilePick(schema);
  return (body) => JSON.stringify(pick ? pick(body) : body);
}

type Pick = (value: unknown) => unknown;

/** Undefined if everything in the value is declared. */
function compilePick(schema: z.core.$ZodType): Pick | undefined {
  if (schema instanceof z.ZodObject) return pickFields(schema);
  if (schema instanceof z.ZodArray) return pickEach(compilePick(schema.element));
  if (schema instanceof z.ZodRecord) return pickEachValue(compilePick(schema.valueType));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return compilePick(schema.unwrap());
  if (isScalar(schema)) return undefined;
  // Rare kinds, such as unions and transforms, use the slower parser.
  return (value) => z.parse(schema, value);
}

function isScalar(schema: z.core.$ZodType): boolean {
  return [
    z.ZodString,
    z.ZodStringFormat,
    z.ZodNumber,
    z.ZodBoolean,
    z.ZodLiteral,
    z.ZodEnum,
    z.ZodNull,
    z.ZodUndefined,
    z.ZodUnknown,
  ].some((kind) => schema instanceof kind);
}

function pickFields(schema: z.ZodObject): Pick | undefined {
  const { catchall } = schema.def;
  const keepsOthers = catchall !== undefined && !(catchall instanceof z.ZodNever);
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, pick: compilePick(field) }));
  if (keepsOthers && fields.every(({ pick }) => pick === undefined)) return undefined;
  return (value) => {
    if (!isRecord(value)) return value;
    const picked: Record<string, unknown> = keepsOthers ? { ...value } : {};
    for (const { name, pick } of fields) {
      const field = value[name];
      if (field !== undefined) picked[name] = pick ? pick(field) : field;
    }
    return picked;
  };
}

function pickEach(pick: Pick | undefined): Pick | undefined {
  return pick && ((value) => (Array.isArray(value) ? value.map(pick) : value));
}

function pickEachValue(pick: Pick | undefined): Pick | undefined {
  if (!pick) return undefined;
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, pick(child)]))
      : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
