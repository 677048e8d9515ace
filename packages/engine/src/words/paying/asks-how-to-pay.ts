import { languages } from "../languages.ts";
import { hasPhrase, normalise } from "../normalise.ts";

/** "How would you like to pay?", in any wording. */
export function asksHowToPay(text: string): boolean {
  if (!/[?？]/.test(text)) return false;
  const plain = normalise(text);
  return languages.some(({ payment }) => hasPhrase(plain, payment.paying) && !hasPhrase(plain, payment.gift));
}
