import { currenciesOfSign, currencyCodes } from "../../amounts/currency-signs.ts";

const plainPrice = /\p{Sc}\s?\d|\d\s?\p{Sc}|\d[.,]\d{2}(?!\d)/u;
/** A number beside a short word that may be a currency: "129 kr", "4900円", "EUR 12". */
const besideNumber = /(?<!\p{L})(\p{L}{1,3})\.?\s?\d|\d\s?(\p{L}{1,4})/gu;

/** Whether a text contains an amount of money in any currency. */
export function writesPrice(text: string): boolean {
  if (plainPrice.test(text)) return true;
  return [...text.matchAll(besideNumber)].some(([, before, after]) => isCurrency(before ?? after ?? ""));
}

/** A single Latin letter may be a litre or a size. */
function isCurrency(word: string): boolean {
  const isUnspaced = word.charCodeAt(0) >= 0x2e80;
  if (word.length < 2 && !isUnspaced) return false;
  return currencyCodes.has(word) || currenciesOfSign(isUnspaced ? word.charAt(0) : word) !== undefined;
}
