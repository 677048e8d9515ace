import { phrases } from "../phrases.ts";

/** Card schemes, as lists name them, each with the pattern of its first digits. Names are normalised. */
export const cardBrands: readonly { title: string; names: readonly string[]; numbers: RegExp }[] = [
  { title: "Visa", names: phrases`visa`, numbers: /^4/ },
  { title: "Mastercard", names: phrases`mastercard, master card`, numbers: /^(5[1-5]|2[2-7])/ },
  { title: "American Express", names: phrases`american express, amex`, numbers: /^3[47]/ },
  { title: "Discover", names: phrases`discover`, numbers: /^(6011|65|64[4-9])/ },
  { title: "JCB", names: phrases`jcb`, numbers: /^35/ },
  { title: "Diners Club", names: phrases`diners, diners club`, numbers: /^3(0|6|8)/ },
  { title: "Maestro", names: phrases`maestro`, numbers: /^(50|5[6-8]|6[37])/ },
];

/** "Visa ending in 1111": a saved card is named by its last four digits. */
export function endsInFourDigits(title: string): boolean {
  return /(?<!\d)\d{4}(?!\d)/.test(title);
}
