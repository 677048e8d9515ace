import { singleContainers } from "../../words/goods/piece-words.ts";
import { unitsByName } from "../../words/goods/units.ts";
import type { CountToken } from "../request/count-words.ts";
import type { RequestedQuantity } from "./requested-quantity.ts";

/** "One heather honey 3 jars set" of "Heather honey 3 jars": a number of the title, between the words around it there. */
export function isNumberOfTitle(
  tokens: readonly CountToken[],
  index: number,
  title: readonly string[],
): boolean {
  const [before, number, after] = [-1, 0, 1].map((step) => tokens[index + step]?.folded);
  // "Hammer drill X20", and not twenty of them.
  const isModel = (at: number) => /^x\d+$/.test(title[at] ?? "") && /\p{L}/u.test(before ?? "");
  return title.some(
    (word, at) =>
      word === number && at > 0 && (isModel(at) || (title[at - 1] === before && title[at + 1] === after)),
  );
}

/** "ART-2", "Flex-3": right behind a word and its hyphen, as in the names of models. */
export function isNumberOfModel(tokens: readonly CountToken[], index: number): boolean {
  const [previous, token] = [tokens[index - 1], tokens[index]];
  const isJoined = token?.before === "-" && previous?.after === "-";
  return isJoined && /^\d/.test(token.raw) && /^\p{L}+$/u.test(previous.raw);
}

/**
 * How many packs hold the single containers that the request counts: "24 bottles" of "Water, 6 x 0.75 l" are four. Uncounted
 * if they fill no whole number of packs; undefined if the title is of no pack, or the request counts no containers.
 */
export function packsOf(
  tokens: readonly CountToken[],
  index: number,
  title: readonly string[],
): RequestedQuantity | undefined {
  const held = heldByTitle(title);
  const [token, next] = tokens.slice(index, index + 2);
  const count = Number(token?.folded);
  const isSingle = singleContainers.has(next?.folded ?? "");
  if (held === undefined || !isSingle || !(count > 0) || !Number.isInteger(count)) return undefined;
  if (count % held > 0) return { quantity: 1, words: undefined, isUncounted: true };
  return { quantity: count / held, words: { start: index, end: index + 2 } };
}

/** "6 x 0.75 l": a number of pieces, and what one of them measures. */
function heldByTitle(title: readonly string[]): number | undefined {
  const at = title.findIndex(
    (word, place) =>
      /^\d{1,2}$/.test(word) &&
      title[place + 1] === "x" &&
      /^\d/.test(title[place + 2] ?? "") &&
      unitsByName.get(title[place + 3] ?? "")?.kind !== "length" &&
      unitsByName.has(title[place + 3] ?? ""),
  );
  const held = Number(title[at]);
  return at >= 0 && held > 1 ? held : undefined;
}
