import { secretSpellings } from "./secret-spellings.ts";

/**
 * The text without the secrets that a shop may have written into it, however it groups and codes their characters. Short
 * ones could be part of anything, so they are looked for in quoted words alone, which are the shop's.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((given, secret) => {
    const pattern = patternOf(secret);
    if (!pattern) return given;
    const clean = secretSpellings(secret).reduce((left, coded) => left.replaceAll(coded, hidden), given);
    if (compact(secret).length >= shortestEverywhere) return clean.replace(pattern, hidden);
    return clean.replace(/"[^"]*"/g, (quoted) => quoted.replace(pattern, hidden));
  }, text);
}

/** The same for every text of a value that is plain data. */
export function valueWithoutSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  if (secrets.length === 0) return value;
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? withoutSecrets(part, secrets) : part,
  );
}

const hidden = "[hidden]";
const shortestEverywhere = 6;
const shortest = 3;

function compact(secret: string): string {
  return secret.replace(/[\s/.-]/g, "");
}

function patternOf(secret: string): RegExp | undefined {
  const characters = [...compact(secret)].map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  if (characters.length < shortest) return undefined;
  const between = "(?:[\\s/.\\-+]|%20|%2F)*";
  return new RegExp(`(?<![\\p{L}\\p{N}])${characters.join(between)}(?![\\p{L}\\p{N}])`, "gu");
}
