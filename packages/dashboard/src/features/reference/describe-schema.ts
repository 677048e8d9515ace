import { nameOfReference, type Schema } from "./document.ts";

/** The type of a value in a few words: "string (uuid)", "list of Money", "CheckoutStatus or null". */
export function describeType(schema: Schema): string {
  const name = nameOfReference(schema.$ref);
  if (name !== undefined) return name;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(describeType))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items !== undefined && typeof schema.items === "object")
    return `list of ${describeType(schema.items)}`;
  const types = [schema.type ?? "any"].flat().map((type) => (type === "array" ? "list" : type));
  const words = types.join(" or ");
  return schema.format === undefined ? words : `${words} (${schema.format})`;
}

/** Constraints on a value besides its type. */
export function describeLimits(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  return [
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    minLength !== undefined && minLength > 0 && `${minLength} characters or more`,
    maxLength !== undefined && `${maxLength} characters at most`,
    maxItems !== undefined && `${maxItems} at most`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} unless given`,
  ].filter((limit) => limit !== false);
}
