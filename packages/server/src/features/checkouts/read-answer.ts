import {
  type AnswerValues,
  approvesCard,
  cardApproval,
  cardSchema,
  isPurchaseFact,
  type JsonObject,
  type ResponseSchema,
  requiredOf,
  type ValidationIssue,
} from "@cartwright/contract";

export type ReadAnswer =
  | { kind: "valid"; values: AnswerValues }
  | { kind: "invalid"; issues: ValidationIssue[] };

type Property = ResponseSchema["properties"][string];

/**
 * Parses submitted values by the question's schema. Issues never repeat a value, because it may be a secret.
 */
export function readAnswer(schema: ResponseSchema, sent: JsonObject): ReadAnswer {
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(schema.properties, name));
  const issues = unknown.length === 0 ? [] : [unknownFields(unknown)];
  const required = requiredOf(schema, sent);
  const values: Record<string, string> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const isRequired = required.includes(name);
    const text = readText(Object.hasOwn(sent, name) ? sent[name] : undefined);
    const issue = findIssue(text, { property, isRequired });
    if (issue) issues.push({ ...issue, path: ["values", name] });
    else if (text.kind === "text")
      Object.defineProperty(values, name, { value: text.text, enumerable: true });
  }
  if (approvesCard(schema, sent) && cardSchema.required.some((name) => (values[name] ?? "") !== ""))
    issues.push({ code: "custom", message: approvedAndGiven, path: ["values", cardApproval.name] });
  return issues.length === 0 ? { kind: "valid", values } : { kind: "invalid", issues };
}

const approvedAndGiven = "cannot be sent with a card: either approve the total, or give a number";

type Text = { kind: "text"; text: string } | { kind: "absent" } | { kind: "not_text" };

/** Any scalar is read as its JSON text. */
function readText(value: unknown): Text {
  if (value === undefined) return { kind: "absent" };
  if (typeof value === "string") return { kind: "text", text: value };
  const isScalar = typeof value === "number" || typeof value === "boolean";
  if (isScalar || JSON.isRawJSON(value)) return { kind: "text", text: JSON.stringify(value) };
  return { kind: "not_text" };
}

function findIssue(
  text: Text,
  { property, isRequired }: { property: Property; isRequired: boolean },
): Omit<ValidationIssue, "path"> | undefined {
  if (text.kind === "not_text") return { code: "invalid_type", message: "must be a string" };
  if (text.kind === "absent") {
    return isRequired ? { code: "invalid_type", message: "is required" } : undefined;
  }
  if (text.text === "" && !isRequired) return undefined;
  const minLength = Math.max(property.minLength ?? 0, isRequired ? 1 : 0);
  if (text.text.length < minLength) return { code: "too_small", message: "must not be empty" };
  if (property.maxLength !== undefined && text.text.length > property.maxLength) {
    return { code: "too_big", message: `must have at most ${property.maxLength} characters` };
  }
  const isOffered = property.oneOf?.some((choice) => choice.const === text.text) ?? true;
  return isOffered ? undefined : { code: "invalid_value", message: "must be one of the choices offered" };
}

function unknownFields(keys: string[]): ValidationIssue {
  return { code: "unrecognized_keys", keys, path: ["values"], message: "has fields that were not asked for" };
}

export const redacted = "[redacted]";

/** Fields whose names contain one of these hold card data, whichever question asked for them. */
const secretNameParts = ["card", "ccnum", "pan", "cvc", "cvv", "securitycode", "expir", "password"];

/**
 * Returns the readable copy: facts of the purchase keep their values, except in card-shaped fields. Other
 * answers keep none.
 */
export function redactAnswer(
  question: { key: string; schema: ResponseSchema },
  values: AnswerValues,
): JsonObject {
  const isFact = isPurchaseFact(question.key);
  const entries = Object.entries(values).map(([name, value]) => {
    const property = question.schema.properties[name];
    const hides =
      !isFact || property?.format === "password" || isSecretName(name) || isSecretName(property?.title ?? "");
    return [name, hides ? redacted : value] as const;
  });
  return Object.fromEntries(entries);
}

function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  return secretNameParts.some((part) => plain.includes(part));
}
