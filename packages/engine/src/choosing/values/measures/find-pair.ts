import { findOnly } from "../../../find-only.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import type { OfferOption } from "../../offer.ts";
import { readTokens, type Token } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";

/**
 * The value with two numbers of the request that are joined as measures are: "40 x 60 cm" for "40 by 60". Undefined if no
 * value has them side by side, or several have.
 */
export function findPair({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const pairs = values.map((value) => ({ value, own: pairsIn(readTokens(value)) }));
  const found = pairsIn(tokens).flatMap(({ first, second, start, end }) => {
    const isSame = (one: Pair) => one.first === first && one.second === second;
    const only = findOnly(pairs.filter(({ own }) => own.some(isSame)));
    return only && isFree(start) && isFree(end - 1) ? [{ value: only.value, start, end }] : [];
  });
  return agreedPart(found);
}

interface Pair {
  first: number;
  second: number;
  start: number;
  end: number;
}

const between: ReadonlySet<string> = new Set(requestWords.betweenSides);
const unitOf: ReadonlySet<string> = new Set(["cm", "mm", "m", "in", "inch", "inches"]);

/** "40 by 60", "40 cm x 60 cm". */
function pairsIn(tokens: readonly Token[]): Pair[] {
  return tokens.flatMap((_, start) => {
    const first = sideAt(tokens, start);
    if (!first || !between.has(tokens[first.end]?.folded ?? "")) return [];
    const second = sideAt(tokens, first.end + 1);
    return second ? [{ first: first.side, second: second.side, start, end: second.end }] : [];
  });
}

/** A number, and behind its unit if it has one. */
function sideAt(tokens: readonly Token[], at: number): { side: number; end: number } | undefined {
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(tokens[at]?.folded ?? "") ?? [];
  if (number === "" || (unit !== "" && !unitOf.has(unit))) return undefined;
  const hasUnit = unit === "" && unitOf.has(tokens[at + 1]?.folded ?? "");
  return { side: Number(number), end: hasUnit ? at + 2 : at + 1 };
}
