import { findOnly } from "../../../find-only.ts";
import { moneyNames } from "../../../words/money/money-names.ts";
import type { OfferOption } from "../../offer.ts";
import { measuringTokens } from "../../request/count-words.ts";
import { isLimit } from "../../request/request-amounts.ts";
import { readTokens, type Token } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";

/**
 * The value that is the amount of money of the request: "£50" for "a fifty pound gift card", "1 000 kr" for "a thousand
 * kronor". Undefined if the values are no amounts, or it says what the goods may cost.
 */
export function findAmount({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const amounts = values.map((value) => ({
    value,
    amount: isOnlyAmount(value) ? amountOf(value) : undefined,
  }));
  if (amounts.every(({ amount }) => amount === undefined)) return undefined;
  const found = amountsIn(tokens).flatMap(({ amount, start, end }) => {
    const only = findOnly(amounts.filter((one) => one.amount === amount));
    const isSaid = only && isFree(start) && !isLimit(tokens, start);
    return isSaid ? [{ value: only.value, start, end }] : [];
  });
  return agreedPart(found);
}

interface AmountInRequest {
  amount: number;
  start: number;
  end: number;
}

/** "Fifty pounds", "€30", "25 euros". */
function amountsIn(tokens: readonly Token[]): AmountInRequest[] {
  const counted = measuringTokens(tokens);
  return counted.flatMap((token, index) => {
    const amount = /^\d+(?:[.,]\d+)*$/.test(token.folded) ? plainNumber(token.folded) : undefined;
    const isNamed = moneyNames.has(counted[index + 1]?.folded ?? "");
    const isSigned = /\p{Sc}/u.test(token.before + token.after);
    if (amount === undefined || !(isNamed || isSigned)) return [];
    return [{ amount, start: token.start, end: isNamed ? token.end + 1 : token.end }];
  });
}

/** The only amount of money in a value: 66 for "Bar 75 cm – £66.00", 1000 for "1 000 kr". */
export function amountOf(value: string): number | undefined {
  const found = [...value.replace(/(?<=\d)[\s\u202f](?=\d{3}(?!\d))/gu, "").matchAll(signed)];
  return found.length === 1 ? plainNumber(found[0]?.[1] ?? found[0]?.[2] ?? "") : undefined;
}

function isOnlyAmount(value: string): boolean {
  const tokens = readTokens(value.replace(/(?<=\d)[\s\u202f](?=\d{3}(?!\d))/gu, ""));
  return tokens.filter(({ folded }) => !moneyNames.has(folded)).every(({ folded }) => /^\d/.test(folded));
}

const names = [...moneyNames].toSorted((a, b) => b.length - a.length).join("|");
const signed = new RegExp(
  `(?:\\p{Sc}|\\b(?:chf|kr|zł|rs)\\.?)\\s?(\\d[\\d.,]*)|(?<![\\d.,])(\\d[\\d.,]*)\\s?(?:\\p{Sc}|(?:${names}|zł|kč)(?!\\p{L}))`,
  "giu",
);

/** "1,000", "12.50", "12,50", "1.000,00". */
function plainNumber(text: string): number | undefined {
  const digits = text
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(/[.,]$/, "")
    .replace(",", ".");
  return digits === "" || Number.isNaN(Number(digits)) ? undefined : Number(digits);
}
