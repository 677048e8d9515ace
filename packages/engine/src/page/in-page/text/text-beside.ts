/// <reference lib="dom" />

import { isOnLine, type Piece } from "../amounts/readable-amount.ts";
import { parentOf, textsWithin } from "../tree/flat-tree.ts";
import type { Box } from "../visibility/box.ts";

/** Horizontal range in the window where the page's text has nothing written. */
export type Gap = [from: number, to: number];

/** Parts of one number are closer than this, relative to the font size; a space is wider than half of it. */
const widestGap = 0.3;
/** Anything within this distance of a number is read as part of it. */
const beside = 0.32;

/** A word and where it is drawn. */
export interface PlacedWord {
  text: string;
  box: Box;
  fontSize: number;
}

/** The words of an amount's pieces, in order. */
export function wordsOfPieces(pieces: readonly Piece[]): PlacedWord[] {
  return pieces.flatMap(({ node }) => (node ? wordsOfText(node) : []));
}

/** Words without digits in the row around an amount: they are read as separate words. */
export function wordsBeside(row: Element | null): PlacedWord[] {
  if (!row) return [];
  const words = textsWithin(row, 80).flatMap(wordsOfText);
  return words.filter(({ text }) => !/\p{N}/u.test(text));
}

function wordsOfText(node: Text): PlacedWord[] {
  const holder = parentOf(node);
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
 * Whether parts that are read as one number are adjacent: between "$9" and ".00" there may be an image with
 * more digits.
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

/**
 * The gaps to the left and right of the word at a position: up to the next word, or as far as content is read
 * with it.
 */
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
