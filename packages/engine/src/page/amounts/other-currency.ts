import type { DisplayedMoney } from "@cartwright/contract";
import { languageCodes } from "../../words/languages.ts";
import { chargeWords, priceNouns } from "../../words/money/price-nouns.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { currenciesOf } from "./currencies-of.ts";
import { alikeOf } from "./currency-signs.ts";

/** "All prices are in Kuwaiti dinars" beside "$80.00": the amounts of the page are other money than their signs say. */
export function namesOtherCurrency(sentence: string, total: DisplayedMoney | undefined): boolean {
  if (total?.currency === undefined || !hasPhrase(normalise(sentence), priceNouns)) return false;
  return currenciesNamedIn(sentence, total.currency).some((currency) => currency !== total.currency);
}

/** The same, and nothing of the total's own currency, unless it says what is charged: a list of currencies names both. */
export function namesOnlyOtherCurrency(sentence: string, total: DisplayedMoney | undefined): boolean {
  if (total?.currency === undefined || !namesOtherCurrency(sentence, total)) return false;
  if (hasPhrase(normalise(sentence), chargeWords)) return true;
  return !currenciesNamedIn(sentence, total.currency).includes(total.currency);
}

function currenciesNamedIn(sentence: string, own: string): string[] {
  const words = sentence.split(/[\s()[\]{},;:!.?/|]+/).filter(Boolean);
  const written = words.flatMap((word, at) => {
    const named = [`${word} ${words[at + 1] ?? ""}`, ...(isCodeOrSign(word) ? [word] : [])].map(currenciesOf);
    return named.flatMap((currencies) => (currencies.length === 1 ? currencies : []));
  });
  const plain = normalise(sentence);
  const abroad = alikeOf(own).filter((currency) => namesOf(currency).test(plain));
  return [...written, ...abroad];
}

const known = new Map<string, RegExp>();

/** "pesos mexicanos", "kanadischen Dollar": one of it or several, in all languages, whatever their endings. */
function namesOf(currency: string): RegExp {
  const names =
    known.get(currency) ?? anyOf(languageCodes.flatMap((language) => namesIn(language, currency)));
  known.set(currency, names);
  return names;
}

function namesIn(language: string, currency: string): string[] {
  const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "name" });
  const names = [1, 2, 5].map((count) => format.formatToParts(count).find(({ type }) => type === "currency"));
  // A single word ("pesos") is that of several countries.
  return names.map((name) => normalise(name?.value ?? "")).filter((name) => name.includes(" "));
}

function anyOf(names: readonly string[]): RegExp {
  const endless = names.map((name) => name.split(" ").map(withAnyEnding).join(" "));
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(endless)].join("|")})(?!\\p{L})`, "u");
}

const shortest = 6;

function withAnyEnding(word: string): string {
  return word.length < shortest ? `${word}\\p{L}{0,2}` : `${word.slice(0, -2)}\\p{L}{0,4}`;
}

/** In capitals alone, a word may be a code by chance: "ALL PRICES". */
function isCodeOrSign(word: string): boolean {
  return (/^[A-Z]{3}$/.test(word) && !chanceCodes.has(word)) || (/\p{Sc}/u.test(word) && !/\d/.test(word));
}

const chanceCodes: ReadonlySet<string> = new Set(
  "ALL ANG BAM BOB CAD COP CUP DOP ERN GEL KID LAK MAD MOP MUR NAD PEN PHP RON RUB SOS TOP TRY".split(" "),
);
