import { holdsSecrets } from "../browser/masking/find-secrets.ts";
import { foldText } from "../browser/masking/fold-text.ts";

/** Shorter ones, such as three-digit security codes, cannot be distinguished from prices and quantities. */
const shortestSecret = 4;

/** Whether a text contains one of the values, however spaced, written or encoded. Errs towards true. */
export function holdsSecret(text: string, secrets: ReadonlySet<string>): boolean {
  const plain = foldText(text).text;
  const compact = [...secrets].map((secret) => foldText(secret).text);
  return (
    compact.some((secret) => secret.length >= shortestSecret && plain.includes(secret)) ||
    holdsSecrets(text, [...secrets])
  );
}
