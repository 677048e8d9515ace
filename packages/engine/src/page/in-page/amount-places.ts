/// <reference lib="dom" />

import { type AmountSnapshot, heldAmounts, rowOf } from "./read-amounts.ts";
import { drawnText, piecesOf } from "./readable-amount.ts";
import { type Gap, gapsBeside, standTogether, wordsBeside, wordsOfPieces } from "./text-beside.ts";

/** Digits that stand together, and how the browser was told to write them. */
export interface WrittenDigits {
  text: string;
  font: string;
  letterSpacing: string;
  /** Where they are drawn, in the window; where only what holds them is known, that, with `isWithin`. */
  left: number;
  top: number;
  width: number;
  height: number;
  isWithin: boolean;
  /** Where nothing may be drawn, or it would be read together with them. */
  gaps: Gap[];
}

export interface AmountPlace {
  /** None where the amount is not there any more. */
  digits: WrittenDigits[];
  /** Where the window was scrolled to before. */
  scrolledFrom: [number, number];
}

/** Brings an amount, one of those that `readAmounts` has told, into the window, and says where its digits are drawn. */
export function placeOfAmount(written: { text: string; label: string; top: number }): AmountPlace {
  const scrolledFrom: [number, number] = [scrollX, scrollY];
  const away = ({ amount }: { amount: AmountSnapshot }) => Math.abs(amount.top - written.top);
  const [held] = heldAmounts()
    .filter(({ amount }) => amount.text === written.text && amount.label === written.label)
    .sort((one, other) => away(one) - away(other));
  if (!held) return { digits: [], scrolledFrom };
  const { left, top, right, bottom } = held.holder.getBoundingClientRect();
  const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  // A head or a foot that stays in place may lie over what is in the window already.
  const isAtEdge = top < innerHeight * 0.2 || bottom > innerHeight * 0.8;
  if (!isWithin || isAtEdge)
    held.holder.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return { digits: digitsAlone(held.holder, written.text).slice(0, 6), scrolledFrom };
}

/** The digits of an amount, with the places beside them; none where something stands between parts of one number. */
export function digitsAlone(holder: Element, text: string): WrittenDigits[] {
  const pieces = piecesOf(holder);
  const own = wordsOfPieces(pieces);
  if (!standTogether(own, text)) return [];
  const words = [...own, ...wordsBeside(rowOf(holder))];
  // What a style sheet writes has no place of its own.
  const isWritten = pieces.every(({ node }) => node);
  return digitsOf(holder).map((digits) => {
    const { left, top, width, height, isWithin } = digits;
    if (isWithin || !isWritten) return digits;
    const beside = gapsBeside({ left, top, right: left + width, bottom: top + height }, words);
    return { ...digits, gaps: [beside.left, beside.right].filter(([from, to]) => to - from >= 1) };
  });
}

export function digitsOf(holder: Element): WrittenDigits[] {
  if (holder instanceof HTMLInputElement) return digitsIn(holder, holder.value, getComputedStyle(holder));
  return piecesOf(holder).flatMap(({ element, node, text }) => {
    if (node) return digitsOfText(element, node);
    const name = drawnText(element, "::before") === text ? "::before" : "::after";
    return digitsIn(element, text, getComputedStyle(element, name));
  });
}

const together = /\d(?:[\d.,]{0,18}\d)?/g;

export function digitsOfText(element: Element, node: Text): WrittenDigits[] {
  const style = getComputedStyle(element);
  return [...node.data.matchAll(together)].map((match) => {
    const range = document.createRange();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    return { ...asWritten(match[0], style), ...boxOf(range), isWithin: false, gaps: [] };
  });
}

/** Of what has no place of its own that a script could ask for. */
export function digitsIn(element: Element, text: string, style: CSSStyleDeclaration): WrittenDigits[] {
  return (text.match(together) ?? []).map((digits) => ({
    ...asWritten(digits, style),
    ...boxOf(element),
    isWithin: true,
    gaps: [],
  }));
}

export function asWritten(text: string, style: CSSStyleDeclaration) {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = style;
  return {
    text,
    font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`,
    letterSpacing: letterSpacing === "normal" ? "0px" : letterSpacing,
  };
}

export function boxOf(place: Range | Element) {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { left, top, width, height };
}
