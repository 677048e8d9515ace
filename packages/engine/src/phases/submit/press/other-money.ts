import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { languageCodes } from "../../../words/languages.ts";
import { moneyNouns } from "../../../words/money/cost-words.ts";
import { normalise } from "../../../words/normalise.ts";

/** Whether a button names money of another currency than the approved one, and not the approved amount as well. */
export function otherMoneyOn(words: string, approved: DisplayedMoney | undefined): boolean {
  const currency = approved?.currency;
  if (!approved || currency === undefined) return false;
  const amounts = findAmounts(words);
  const isSame = (one: DisplayedMoney) =>
    one.currency === currency && compareAmounts(one.amount, approved.amount) === 0;
  if (amounts.some(isSame)) return false;
  const isOtherSign = amounts.some((one) => one.currency !== undefined && one.currency !== currency);
  return isOtherSign || namesOtherMoney(words, currency);
}

/** "25.00 pounds": the word behind a number is one for money, and none for this money. */
function namesOtherMoney(words: string, currency: string): boolean {
  const nouns = [...normalise(words).matchAll(/\d (\p{L}+)/gu)].map(([, noun = ""]) => noun);
  const other = nouns.filter((noun) => moneyNouns.has(noun) && !slang.has(noun));
  return other.length > 0 && !other.some((noun) => namesOf(currency).has(noun));
}

const slang: ReadonlySet<string> = new Set(["bucks", "quid"]);
/** One of each kind that languages count by. */
const counts = [1, 2, 5];

/** All words of a currency's name, in each language of the shops: "US dollars", "dolarów amerykańskich". */
function namesOf(currency: string): ReadonlySet<string> {
  const names = languageCodes.flatMap((language) => {
    const name = { style: "currency", currency, currencyDisplay: "name" } as const;
    const format = new Intl.NumberFormat(language, { ...name, maximumFractionDigits: 0 });
    return counts.map((count) => format.format(count));
  });
  return new Set(names.flatMap((name) => normalise(name).split(" ")));
}
