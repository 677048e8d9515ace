import { secretSpellings } from "../browser/secret-spellings.ts";

/** Shorter ones, such as a security code of three digits, cannot be told from prices and quantities. */
const shortestSecret = 4;

/** Whether a text holds one of the values, however it is spaced, written or coded. */
export function holdsSecret(text: string, secrets: ReadonlySet<string>): boolean {
  const plain = withoutSeparators(text);
  return [...secrets]
    .flatMap((secret) => [secret, ...secretSpellings(secret)])
    .map(withoutSeparators)
    .some((secret) => secret.length >= shortestSecret && plain.includes(secret));
}

function withoutSeparators(text: string): string {
  return text.replace(/[\s/.·\-\u200b-\u200f]+/g, "").toLowerCase();
}
