import { hasPhrase, normalise } from "./normalise.ts";
import type { Words } from "./words.ts";

/** "How would you like to pay?", in any wording. */
export function asksHowToPay(text: string, languages: readonly Words[]): boolean {
  if (!/[?？]/.test(text)) return false;
  const plain = normalise(text);
  return languages.some(({ payment }) => hasPhrase(plain, payment.paying) && !hasPhrase(plain, payment.gift));
}
