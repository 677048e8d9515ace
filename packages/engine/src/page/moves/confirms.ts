import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { findAmounts } from "../amounts/parse-money.ts";

/**
 * Whether a question of the shop only repeats what was pressed ("Place this order now?"). One that names an amount
 * offers something, or wants another sum than was agreed to.
 */
export function confirms(question: string, move: "pay" | "remove"): boolean {
  const plain = normalise(question);
  const isOfMove = languages.some(({ asksToConfirm }) => hasPhrase(plain, asksToConfirm[move]));
  return isOfMove && findAmounts(question).length === 0;
}
