/// <reference lib="dom" />

import type { Box } from "./box.ts";
import { isOnLine, type Piece } from "./readable-amount.ts";

/** Where nothing is written as far as the text of the page tells, from left to right in the window. */
export type Gap = [from: number, to: number];

/** Parts of one number stand closer than that, in sizes of its letters; a blank is wider than half of it. */
const widestGap = 0.3;
/** What stands within that beside a number is read as a part of it. */
const beside = 0.32;

/** A word of a text, and where it is drawn. */
export interface PlacedWord {
  text: string;
  box: Box;
  fontSize: number;
}

/** The words of the pieces of an amount, as they follow each other. */
export function wordsOfPieces(pieces: readonly Piece[]): PlacedWord[] {
  return pieces.flatMap(({ node }) => (node ? wordsOfText(node) : []));
}

/** Words of the row around an amount that hold no digit: they are read as what they are. */
export function wordsBeside(row: Element | null): PlacedWord[] {
  if (!row) return [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const words: PlacedWord[] = [];
  for (let node = walker.nextNode(), count = 0; node && count < 80; node = walker.nextNode(), count++)
    if (node instanceof Text) words.push(...wordsOfText(node).filter(({ text }) => !/\p{N}/u.test(text)));
  return words;
}

export function wordsOfText(node: Text): PlacedWord[] {
  const holder = node.parentElement;
  if (!holder) return [];
  const fontSize = Number.parseFloat(getComputedStyle(holder).fontSize) || 16;
  return [...node.data.slice(0, 400).matchAll(/\S+/g)].slice(0, 20).map((match) => {
    const range = document.createRange();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    return { text: match[0], box: range.getBoundingClientRect(), fontSize };
  });
}

/**
 * Whether parts that are read as one number stand side by side: between "$9" and ".00" there may be a picture of more digits.
 */
export function standTogether(words: readonly PlacedWord[], text: string): boolean {
  return words.every((word, place) => {
    const next = words[place + 1];
    const isOne =
      next !== undefined &&
      /\d/.test(word.text) &&
      /\d/.test(next.text) &&
      text.includes(word.text + next.text);
    return (
      !isOne || !isOnLine(word.box, next.box) || next.box.left - word.box.right <= word.fontSize * widestGap
    );
  });
}

/** To the left and to the right of the word that a place lies in: as far as the next word, or as what is read with it. */
export function gapsBeside(place: Box, words: readonly PlacedWord[]): { left: Gap; right: Gap } {
  const middle = (place.left + place.right) / 2;
  const own = words.find(
    ({ box }) => box.left - 1 <= middle && box.right + 1 >= middle && isOnLine(box, place),
  );
  if (!own) return { left: [0, 0], right: [0, 0] };
  const { box, fontSize } = own;
  const others = words.filter((one) => one !== own && isOnLine(one.box, box)).map((one) => one.box);
  const edge = Math.max(1, fontSize * 0.06);
  const from = Math.max(
    box.left - fontSize * beside,
    ...others.map(({ left, right }) => (left < box.left ? right : 0)),
  );
  const to = Math.min(
    box.right + fontSize * beside,
    ...others.map(({ left, right }) => (right > box.right ? left : box.right + 99)),
  );
  return { left: [from + edge, box.left - edge], right: [box.right + edge, to - edge] };
}
