import { packWords } from "../../words/goods/piece-words.ts";
import { ofWords, pointerWords } from "../../words/grammar/beside-numbers.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { CountToken } from "../request/count-words.ts";
import { standAt } from "../request/tokens.ts";
import { quantityOf, type RequestedQuantity } from "./requested-quantity.ts";

/** "2 of them" is a quantity, even if the shop has a value "2". */
export function ofThem(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const isOf = ofWords.has(tokens[index + 1]?.folded ?? "");
  if (!isOf || !pointerWords.has(tokens[index + 2]?.folded ?? "")) return undefined;
  return quantityOf(tokens[index], { start: index, end: index + 3 });
}

/** "Two of the ten packs": how many each holds is said behind. */
export function ofPacks(tokens: readonly CountToken[], index: number): RequestedQuantity | undefined {
  const [of, pointer, held, pack] = tokens.slice(index + 1, index + 5).map(({ folded }) => folded);
  const isOf = ofWords.has(of ?? "") && requestWords.pointing.includes(pointer ?? "");
  const isPack = /^\d{1,3}$/.test(held ?? "") && packWords.has(pack ?? "");
  return isOf && isPack ? quantityOf(tokens[index], { start: index, end: index + 2 }) : undefined;
}

/** "Two of 250 g", "3 of the large": of what the shop calls one of its values. Not "set of 2 of". */
export function ofValue(
  tokens: readonly CountToken[],
  index: number,
  named: readonly (readonly string[])[],
): RequestedQuantity | undefined {
  const isOf = (at: number) => ofWords.has(tokens[at]?.folded ?? "");
  if (!isOf(index + 1) || isOf(index - 1)) return undefined;
  const from = index + (requestWords.pointing.includes(tokens[index + 2]?.folded ?? "") ? 3 : 2);
  const isNamed = named.some((words) => standAt(tokens, from, words));
  return isNamed ? quantityOf(tokens[index], { start: index, end: index + 2 }) : undefined;
}
