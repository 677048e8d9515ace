import { sideCalled } from "../../words/goods/side-words.ts";
import { isBreak, type Token } from "../request/tokens.ts";
import type { Mention } from "./part.ts";
import { foldedWords } from "./value-names.ts";

/** Between a value and a word of its option's name: "right eye -2.50". */
const mostApart = 4;

/**
 * Of the options a word may refer to, the one whose own name is nearest to it in the same clause: "black strap",
 * "waist 32". Words that all of their names have tell nothing.
 */
export function nearestOption(mention: Mention, tokens: readonly Token[]): Mention["candidates"] {
  const { candidates } = mention;
  const names = candidates.map(({ option }) =>
    foldedWords(option)
      .split(" ")
      .flatMap((word) => [word, ...sideCalled(word)]),
  );
  const apart = names.map((own) => {
    const telling = own.filter((word) => !names.every((other) => other.includes(word)));
    const all = telling.map((word) => wordsApart(mention, tokens, [word]));
    return { least: Math.min(...all), count: all.filter((one) => one <= mostApart).length };
  });
  const least = Math.min(...apart.map((one) => one.least));
  const nearest = apart.filter((one) => one.least === least);
  // "Right eye -2.50" is not said of the left one.
  const most = Math.max(...nearest.map(({ count }) => count));
  if (least > mostApart) return candidates;
  return candidates.filter((_, at) => apart[at]?.least === least && apart[at].count === most);
}

/** How many words away the nearest of these is; infinite if none is in the clause. */
function wordsApart({ start, end }: Mention, tokens: readonly Token[], words: readonly string[]): number {
  const isEnd = (token: Token | undefined) => isBreak(token) && token?.after !== ":";
  const isOne = (token: Token | undefined) => token !== undefined && words.includes(token.folded);
  for (let apart = 1; apart <= mostApart; apart += 1) {
    const isBefore = !tokens.slice(Math.max(0, start - apart), start).some(isEnd);
    const isBehind = !tokens.slice(end - 1, end + apart - 1).some(isEnd);
    if ((isBefore && isOne(tokens[start - apart])) || (isBehind && isOne(tokens[end + apart - 1])))
      return apart;
  }
  return Number.POSITIVE_INFINITY;
}
