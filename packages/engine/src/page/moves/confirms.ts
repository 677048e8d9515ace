import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { findAmounts } from "../amounts/parse-money.ts";

/**
 * Whether a question of the shop only repeats what was pressed ("Place this order now?"). One that names an amount, or
 * says more before an order, offers something or wants another sum than was agreed to.
 */
export function confirms(question: string, move: "pay" | "remove"): boolean {
  const plain = normalise(question);
  const isOfMove = languages.some(({ asksToConfirm }) => hasPhrase(plain, asksToConfirm[move]));
  return isOfMove && findAmounts(question).length === 0 && (move === "remove" || saysOneThing(question));
}

/** What else a shop says there may be what it costs. */
function saysOneThing(question: string): boolean {
  return question.split(/[.!?。！？](?:\s|$)|[。！？\n]/u).filter((part) => /\p{L}/u.test(part)).length === 1;
}
