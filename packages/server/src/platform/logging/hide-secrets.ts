import { describeError } from "./describe-error.ts";

/**
 * Field names that may contain secrets, at any depth. This is a second line of defence: secrets shouldn't be
 * passed to a logger in the first place.
 */
export const secretNames = new Set([
  "authorization",
  "cookie",
  "apiKey",
  "key",
  "token",
  "secret",
  "password",
  "body",
  "values",
  "number",
  "cvc",
  "code",
  "headers",
  "payload",
]);

export const hidden = "[redacted]";
const deepest = 6;

/**
 * Returns a copy for the log, with secret fields hidden and errors described. The logging library's own
 * redaction looks for every name at every depth of every line, which took longer than answering the request.
 */
export function hideSecrets(subject: object): Record<string, unknown> {
  return copyFields(subject, deepest);
}

function copyFields(subject: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(subject))
    copy[name] = secretNames.has(name) ? hidden : copyValue(value, depth - 1);
  return copy;
}

function copyValue(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return describeError(value);
  // Dates, URLs and secrets serialise themselves.
  if ("toJSON" in value) return value;
  if (depth <= 0) return hidden;
  return Array.isArray(value) ? value.map((each) => copyValue(each, depth - 1)) : copyFields(value, depth);
}
