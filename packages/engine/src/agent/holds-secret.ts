import { holdsSecrets } from "../browser/find-secrets.ts";
import { foldText } from "../browser/fold-text.ts";

/** Shorter ones, such as a security code of three digits, cannot be told from prices and quantities. */
const shortestSecret = 4;

/** Whether a text holds one of the values, however it is spaced, written or coded: sooner too often than once too seldom. */
export function holdsSecret(text: string, secrets: ReadonlySet<string>): boolean {
  const plain = foldText(text).text;
  const compact = [...secrets].map((secret) => foldText(secret).text);
  return (
    compact.some((secret) => secret.length >= shortestSecret && plain.includes(secret)) ||
    holdsSecrets(text, [...secrets])
  );
}
