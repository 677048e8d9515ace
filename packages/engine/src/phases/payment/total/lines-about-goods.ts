import { isOnlyNumbers } from "../../../choosing/request/number-tokens.ts";
import { normalise, phraseIndex } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";
import type { PageSays } from "./page-says.ts";

/** The quantity is within this many lines below the goods' name. */
const linesOfGoods = 2;

/** A line that counts goods, on a page that doesn't mention the ordered goods at all. */
export function goodsInstead({ lines }: Pick<PageSays, "lines">, goods: string): string | undefined {
  return lines.some((line) => sharesWord(line, goods)) ? undefined : lines.find(writesCount);
}

/**
 * Whether a line about the goods, or one right below it, has these words: "Trail Tee", "Size: M". A number alone may be
 * anything there.
 */
export function isNamedWithGoods({ lines }: Pick<PageSays, "lines">, goods: string, words: string): boolean {
  if (isOnlyNumbers(words)) return false;
  return lines.some(
    (line, at) =>
      isAbout(line, goods) &&
      lines
        .slice(at, at + 1 + linesOfGoods)
        .some((one) => phraseIndex(normalise(one), normalise(words)) >= 0),
  );
}

function sharesWord(line: string, goods: string): boolean {
  const plain = normalise(line);
  const name = normalise(goods).split(" ");
  return name.some((word) => /\p{L}{3}/u.test(word) && phraseIndex(plain, word) >= 0);
}

export function linesAbout(lines: readonly string[], goods: string): string[] {
  return lines.flatMap((line, at) => {
    if (!isAbout(line, goods)) return [];
    return [line, ...lines.slice(at + 1, at + 1 + linesOfGoods).filter(isNumberOfPieces)];
  });
}

/** Matches two thirds of the name's words, since the shop may shorten it. */
export function isAbout(line: string, goods: string): boolean {
  const plain = normalise(line);
  const name = normalise(goods).split(" ").filter(Boolean);
  return (
    name.length > 0 && name.filter((word) => phraseIndex(plain, word) >= 0).length * 3 >= name.length * 2
  );
}

/** By most of the name's words, or by a name of which most words are the name's. */
export function isNamed(line: string, title: string): boolean {
  if (isAbout(line, title)) return true;
  const name = new Set(wordsOf(title));
  const own = wordsOf(line);
  return own.length > 0 && own.filter((word) => name.has(word)).length * 2 > own.length;
}

export function wordsOf(text: string): string[] {
  return normalise(text)
    .split(" ")
    .filter((word) => /\p{L}{3}/u.test(word));
}

/** "Velvet Sofa × 3", "3 x Velvet Sofa". */
export function writesCount(line: string): boolean {
  const isCount = /(?<!\S)[×✕x]\s?\d{1,3}(?!\d)|(?<!\d)\d{1,3}\s?[×✕x](?!\S)/u.test(line);
  return isCount && line.length < 160 && /\p{L}{3}/u.test(line);
}

/** "× 2", "Qty: 2", "2". */
function isNumberOfPieces(line: string): boolean {
  if (line.length > 40 || !/\d/.test(line)) return false;
  return /^[×x]?\s?\d{1,4}\s?[×x]?$/i.test(line.trim()) || says(line, ({ fields }) => fields.quantity);
}
