import { oneLine } from "../words/quoted.ts";

/**
 * Everything that people and terminals are shown of a run leaves its process without control characters, and
 * without those that reverse the direction of the text around a shop's words.
 */
export function withReadableTexts(value: unknown): unknown {
  if (typeof value === "string") return oneLine(value);
  if (Array.isArray(value)) return value.map(withReadableTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [oneLine(name), withReadableTexts(inner)]),
  );
}
