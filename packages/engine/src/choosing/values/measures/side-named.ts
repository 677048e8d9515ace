import { findOnly } from "../../../find-only.ts";
import { sideCalled } from "../../../words/goods/side-words.ts";
import { measuringTokens } from "../../request/count-words.ts";
import { isBreak, readTokens, type Token } from "../../request/tokens.ts";

/** Between a number and the side that it measures: "72 inches wide", "a drop of 54". */
const mostBetween = 1;

/**
 * The number that a request gives for one of these words for a side, in whatever form: 72 for "width" in "72 inches
 * wide", 54.5 for "drop" in "a drop of 54 and a half". Undefined if it gives none, or several.
 */
export function sideNamed(words: readonly string[], request: string | undefined): number | undefined {
  const names = new Set(words.flatMap((word) => [word, ...sideCalled(word)]));
  const tokens = measuringTokens(readTokens(request ?? ""));
  const isSide = (at: number) => names.has(tokens[at]?.folded ?? "");
  const found = tokens.flatMap(({ folded }, at) => {
    if (!/^\d+(?:\.\d+)?$/.test(folded)) return [];
    const apart = Array.from({ length: mostBetween + 1 }, (_, between) => between + 1);
    const isNamed = apart.some((by) => {
      const isBehind = isSide(at + by) && !tokens.slice(at, at + by).some(isEnd);
      return isBehind || (isSide(at - by) && !tokens.slice(at - by, at).some(isEnd));
    });
    return isNamed ? [Number(folded)] : [];
  });
  return findOnly(new Set(found));
}

function isEnd(token: Token): boolean {
  return isBreak(token) && token.after !== ":";
}
