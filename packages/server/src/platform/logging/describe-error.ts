import { ServiceError } from "../service-error.ts";

export interface DescribedError {
  name: string;
  message: string;
  reason?: string;
  stack?: readonly string[];
  cause?: DescribedError;
}

const longestMessage = 300;
const deepest = 5;

/**
 * What may be logged about an error. Messages of browser and database drivers quote typed or stored values
 * below their first line and may contain URLs with tokens, so only the first line is kept, without URL
 * queries.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: "unknown", message: "something that is no error was thrown" };
  const code = error instanceof ServiceError ? error.code : Reflect.get(error, "code");
  return {
    name: error.name,
    message: withoutSecrets(error.message),
    ...(typeof code === "string" ? { reason: code } : {}),
    ...(error instanceof ServiceError ? {} : { stack: framesOf(error) }),
    ...(error.cause instanceof Error && depth < deepest
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

/** Returns the first line without URL queries and without anything that looks like a card or a key. */
export function withoutSecrets(message: string): string {
  const [firstLine = ""] = message.split("\n", 1);
  return firstLine
    .slice(0, longestMessage)
    .replace(/\?[^\s"')]*/g, "?[redacted]")
    .replace(/\/\/[^\s/@]+@/g, "//[redacted]@")
    .replace(/\b(ck_(?:test|live)_|whsec_|sk_(?:test|live)_|eyJ)[\w.+/=-]+/g, "$1[redacted]")
    .replace(/\b\d(?:[ -]?\d){11,18}\b/g, "[redacted]");
}

function framesOf(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
}
