import type { DisplayedMoney } from "@cartwright/contract";

/** Signs that mean one currency only, and those that several share. */
const signs: readonly [pattern: RegExp, currency: string | undefined][] = [
  [/US ?\$|\$ ?US(?!\w)/i, "USD"],
  [/CA ?\$|C\$/i, "CAD"],
  [/AU ?\$|A\$/i, "AUD"],
  [/NZ ?\$/i, "NZD"],
  [/HK ?\$/i, "HKD"],
  [/NT ?\$/i, "TWD"],
  [/S\$/, "SGD"],
  [/MX ?\$/i, "MXN"],
  [/R ?\$/, "BRL"],
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/₹/, "INR"],
  [/₩/, "KRW"],
  [/₺/, "TRY"],
  [/₴/, "UAH"],
  [/₽/, "RUB"],
  [/₪/, "ILS"],
  [/₫/, "VND"],
  [/฿/, "THB"],
  [/₱/, "PHP"],
  [/zł|\bzl\b/i, "PLN"],
  [/Kč/i, "CZK"],
  [/\bFt\b/, "HUF"],
  [/\blei\b/i, "RON"],
  [/лв/i, "BGN"],
  [/(?<!\p{L})(SFr|Fr)\.?(?!\p{L})/u, "CHF"],
  [/円/, "JPY"],
  [/元/, "CNY"],
  [/原/, undefined],
  [/[$¥￥]|\bkr\b\.?/i, undefined],
];

const isoCodes =
  "USD EUR GBP JPY CNY CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN BRL MXN INR KRW TRY ILS THB PHP SGD HKD TWD ZAR AED SAR MYR IDR VND UAH RUB CLP COP ARS PEN ISK HRK RSD EGP MAD NGN KES".split(
    " ",
  );
const isoPattern = new RegExp(`(?<![A-Za-z])(${isoCodes.join("|")})(?![A-Za-z])`);

/** Currencies whose amounts are written without decimals. */
const wholeCurrencies: ReadonlySet<string> = new Set(["JPY", "KRW", "VND", "CLP", "ISK", "HUF", "IDR"]);

const spaces = "[\\u0020\\u00a0\\u2009\\u202f]";
const numberPattern = new RegExp(`\\d(?:[\\d.,'’·]|${spaces}(?=\\d{3}(?!\\d)))*(?:[.,]?-{1,2}|,—)?`, "g");

/**
 * The one amount in a displayed text, such as `"1.234,56 €"`; undefined where there is none, more than one, or a negative one.
 * The currency is left out where its sign is shared (`$`, `kr`) and `hint` does not settle it.
 */
export function parseMoney(text: string, hint?: string): DisplayedMoney | undefined {
  const found = findAmounts(text, hint);
  const [first] = found;
  if (!first || found.length > 1 || /[-−–]\s*[\p{Sc}\w]{0,4}\s*\d/u.test(text)) return undefined;
  return first;
}

/** Every amount in a text, in order. A number counts where a currency stands beside it or where it is written like money. */
export function findAmounts(text: string, hint?: string): DisplayedMoney[] {
  const currency = currencyIn(text);
  const hasSign = currency !== undefined || signs.some(([pattern]) => pattern.test(text));
  const numbers = [...text.normalize("NFKC").matchAll(numberPattern)].map(([number]) => number);
  const amounts = numbers.flatMap((number) => {
    if (!hasSign && !/\d[.,]\d{2}$/.test(number)) return [];
    const amount = parseNumber(number, currency ?? hint);
    return amount === undefined ? [] : [amount];
  });
  const known = currency ?? settleBySign(text, hint);
  return amounts.map((amount) => ({ amount, ...(known !== undefined && { currency: known }) }));
}

/** The currency a text names without doubt: an ISO code, or a sign that only one currency has. */
export function currencyIn(text: string): string | undefined {
  const code = isoPattern.exec(text)?.[1];
  if (code !== undefined) return code;
  return signs.find(([pattern, currency]) => currency !== undefined && pattern.test(text))?.[1];
}

const sharedSigns: readonly [RegExp, ReadonlySet<string>][] = [
  [/\$/, new Set(["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN", "CLP", "COP", "ARS", "TWD"])],
  [/[¥￥]/, new Set(["JPY", "CNY"])],
  [/\bkr\b/i, new Set(["SEK", "NOK", "DKK", "ISK"])],
];

/** Whether two currencies may be written with the same sign. */
export function shareASign(one: string, other: string): boolean {
  return sharedSigns.some(([, currencies]) => currencies.has(one) && currencies.has(other));
}

/** A hint counts where it fits the sign, or where the text has no sign at all. */
function settleBySign(text: string, hint: string | undefined): string | undefined {
  if (hint === undefined) return undefined;
  const shared = sharedSigns.find(([pattern]) => pattern.test(text));
  return !shared || shared[1].has(hint) ? hint : undefined;
}

/** A displayed number as a decimal string. The last separator is the decimal one, unless three digits follow it. */
function parseNumber(written: string, currency?: string): string | undefined {
  const text = written
    .replace(/[.,]?(-{1,2}|—)$/, "")
    .replace(/[.,'’·]+$/, "")
    .replace(/[\s'’\u00a0\u2009\u202f]/g, "");
  const separators = [...text.matchAll(/[.,·]/g)];
  const last = separators.at(-1);
  if (!last) return canonical(text, "");
  const after = text.slice(last.index + 1);
  const kinds = new Set(separators.map(([sign]) => sign));
  const isGrouping =
    after.length === 3 && (kinds.size === 1 || separators.filter(([sign]) => sign === last[0]).length > 1);
  const isWhole = isGrouping && !isThreeDecimals(text, last[0], currency);
  if (isWhole || (separators.length > 1 && kinds.size === 1))
    return groups(text) ? canonical(text.replace(/\D/g, ""), "") : undefined;
  if (after.length === 0 || after.length > 3) return undefined;
  return canonical(text.slice(0, last.index).replace(/\D/g, ""), after);
}

const threeDecimals: ReadonlySet<string> = new Set(["KWD", "BHD", "OMR", "JOD", "TND"]);

function isThreeDecimals(text: string, sign: string, currency: string | undefined): boolean {
  if (currency !== undefined && threeDecimals.has(currency)) return true;
  return /^0[.,]/.test(text) && sign !== "" && !(currency !== undefined && wholeCurrencies.has(currency));
}

/** Whether the separators cut the number into groups of three (or two, as in India). */
function groups(text: string): boolean {
  return /^\d{1,3}([.,·]\d{2,3})*[.,·]\d{3}$/.test(text);
}

function canonical(whole: string, fraction: string): string | undefined {
  const digits = whole.replace(/^0+(?=\d)/, "");
  if (digits === "" || digits.length > 12) return undefined;
  return fraction === "" ? digits : `${digits}.${fraction}`;
}
