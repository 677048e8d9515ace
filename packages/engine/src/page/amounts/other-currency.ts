import type { DisplayedMoney } from "@cartwright/contract";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { priceNouns } from "../../words/price-nouns.ts";
import { currenciesOf } from "./currencies-of.ts";

/** "All prices are in Kuwaiti dinars" beside "$80.00": the amounts of the page are other money than their signs say. */
export function namesOtherCurrency(sentence: string, total: DisplayedMoney | undefined): boolean {
  if (total?.currency === undefined || !hasPhrase(normalise(sentence), priceNouns)) return false;
  const words = sentence.split(/[\s()[\]{},;:!.?/|]+/).filter(Boolean);
  return words.some((word, at) => {
    const named = [`${word} ${words[at + 1] ?? ""}`, ...(isCodeOrSign(word) ? [word] : [])].map(currenciesOf);
    return named.some((currencies) => currencies.length === 1 && currencies[0] !== total.currency);
  });
}

/** In capitals alone, a word may be a code by chance: "ALL PRICES". */
function isCodeOrSign(word: string): boolean {
  return (/^[A-Z]{3}$/.test(word) && !chanceCodes.has(word)) || (/\p{Sc}/u.test(word) && !/\d/.test(word));
}

const chanceCodes: ReadonlySet<string> = new Set(
  "ALL ANG BAM BOB CAD COP CUP DOP ERN GEL KID LAK MAD MOP MUR NAD PEN PHP RON RUB SOS TOP TRY".split(" "),
);
