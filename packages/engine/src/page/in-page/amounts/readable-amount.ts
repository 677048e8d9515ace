/// <reference lib="dom" />

import { currenciesOfSign, currencyCodes } from "../../amounts/currency-signs.ts";
import { nodesOf } from "../tree/flat-tree.ts";
import type { Box } from "../visibility/box.ts";
import { isSeen } from "../visibility/is-seen.ts";
import { isDrawn, textBox, visibilityOfText } from "../visibility/text-visibility.ts";

export interface ReadableAmount {
  /** The amount as a person reads it. */
  text: string;
  /** Something covers it now. */
  isCovered: boolean;
}

/**
 * What a person reads of an amount. Undefined if that isn't a number. With `untouchable`, also checks the
 * letters against what is behind and on top of them.
 */
export function readableAmount(
  holder: Element,
  written: string,
  untouchable: readonly Element[] | undefined,
): ReadableAmount | undefined {
  if (holder instanceof HTMLInputElement)
    return isSeen(holder) ? { text: written, isCovered: false } : undefined;
  const all = piecesOf(holder);
  const judged = all.map((piece) => ({ ...piece, visibility: visibilityOfPiece(piece, untouchable) }));
  const seen = judged.filter(({ visibility }) => visibility !== "unseen");
  const isPlain = seen.length === all.length && seen.every(({ node }) => node) && isInOrder(seen);
  const text = isPlain ? written : composed(seen);
  if (!/\p{Nd}/u.test(text)) return undefined;
  return {
    text,
    isCovered: seen.some(({ text, visibility }) => visibility === "covered" && /\d/.test(text)),
  };
}

export interface Piece {
  text: string;
  element: Element;
  /** Undefined for generated content. */
  node: Text | undefined;
  box: Box | undefined;
}

/** The texts in an element as they are drawn, including generated content before and after them. */
export function piecesOf(element: Element): Piece[] {
  const children = nodesOf(element);
  const inner = children.flatMap((child): Piece[] => {
    if (child instanceof Element)
      return child.matches("script, style, template, select") ? [] : piecesOf(child);
    const isText = child instanceof Text && child.data.trim() !== "";
    return isText ? [{ text: child.data, element, node: child, box: textBox(child) }] : [];
  });
  const added = (text: string): Piece[] =>
    text === "" ? [] : [{ text, element, node: undefined, box: undefined }];
  return [...added(drawnText(element, "::before")), ...inner, ...added(drawnText(element, "::after"))].slice(
    0,
    40,
  );
}

/**
 * Digits and signs that a style sheet adds; "" for any other decoration. Content that can't be read, such as
 * a counter's value, is \ufffd.
 */
export function drawnText(element: Element, name: "::before" | "::after"): string {
  const { content, display, visibility, opacity, fontSize } = getComputedStyle(element, name);
  if (!/["(]/.test(content) || display === "none" || visibility !== "visible") return "";
  if (Number(opacity) < 0.1 || Number.parseFloat(fontSize) < 7) return "";
  const attribute = /attr\(([\w-]+)\)/.exec(content)?.[1];
  const quoted = content.match(/"[^"]*"/g)?.map((part) => part.slice(1, -1)) ?? [];
  const untold = /counters?\(|-quote/.test(content) ? "\ufffd" : "";
  const text = [...quoted, attribute ? (element.getAttribute(attribute) ?? "") : "", untold].join("");
  return /[\d\p{Sc}\ufffd]/u.test(text) || isCurrency(text.trim()) ? text.slice(0, 40) : "";
}

function isCurrency(text: string): boolean {
  return currenciesOfSign(text) !== undefined || currencyCodes.has(text);
}

function visibilityOfPiece(
  { node, element }: Piece,
  untouchable: readonly Element[] | undefined,
): "seen" | "covered" | "unseen" {
  if (node && untouchable) return visibilityOfText(node, untouchable);
  return (node ? isDrawn(node) : isSeen(element)) ? "seen" : "unseen";
}

/** Whether the pieces are drawn in document order. */
function isInOrder(pieces: readonly Piece[]): boolean {
  const isTurned = pieces.some(({ element, text }) => isBackwards(element, text));
  const placed = pieces.map(({ box }) => box).filter((box) => box !== undefined);
  return (
    !isTurned &&
    placed.every((box, place) => {
      const next = placed[place + 1];
      return !next || !isOnLine(box, next) || next.left >= box.left - 1;
    })
  );
}

/** Reversed by a style or by a direction mark. */
function isBackwards(element: Element, text: string): boolean {
  const { unicodeBidi, direction } = getComputedStyle(element);
  return text.includes("\u202e") || (unicodeBidi.includes("override") && direction === "rtl");
}

export function isOnLine(one: Box, other: Box): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

/** The text of the pieces in visual order. */
function composed(pieces: readonly Piece[]): string {
  const [first] = pieces.flatMap(({ box }) => box ?? []);
  const isOneLine = first !== undefined && pieces.every(({ box }) => !box || isOnLine(first, box));
  const sides = pieces.map((piece, place) => ({
    ...piece,
    // Generated content is next to the nearest text.
    left:
      (pieces.slice(place).find(({ box }) => box)?.box ?? pieces.findLast(({ box }) => box)?.box)?.left ?? 0,
  }));
  const ordered = isOneLine ? sides.sort((one, other) => one.left - other.left) : sides;
  return ordered
    .map(({ element, text, box }, place) => {
      const former = ordered[place - 1]?.box;
      const isApart = box && former && (!isOnLine(former, box) || box.left - former.right > 30);
      const turned = isBackwards(element, text) ? [...text].reverse().join("") : text;
      return `${isApart ? " " : ""}${turned}`;
    })
    .join("")
    .replace(/[\u200b\u202a-\u202e]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);
}
