import { articles } from "../../words/grammar/beside-numbers.ts";
import { numberWords } from "../../words/grammar/number-words.ts";
import { isAkin } from "../request/akin.ts";
import { isBreak, readTokens, wordsIn } from "../request/tokens.ts";

/** Words between a number and what it counts: "one large blue mug". */
const mostBetween = 3;

/** Whether a request says that it is about one of these goods: "one soap bar", "a blue mug"; not "the mugs". */
export function asksForOne(request: string | undefined, title: string): boolean {
  const tokens = readTokens(request ?? "");
  const names = wordsIn(title);
  return tokens.some(({ folded }, at) => {
    const isOne =
      folded === "1" || numberWords.get(folded) === 1 || (articles.has(folded) && folded !== "the");
    const end = tokens.findIndex((token, place) => place > at && isBreak(token));
    const near = tokens.slice(at + 1, Math.min(at + 2 + mostBetween, end < 0 ? tokens.length : end + 1));
    return isOne && near.some((next) => names.some((name) => isAkin(name, next.folded)));
  });
}
