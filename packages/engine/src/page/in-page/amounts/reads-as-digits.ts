/// <reference lib="dom" />

import type { WrittenDigits } from "./amount-places.ts";
import { likeness, type Pixels, redrawDigits } from "./redraw-digits.ts";

const allDigits = "0123456789";
/** Figures of equal width, and those of a page's own spacing, are up to this part of their width beside ours. */
const mostAside = 0.2;
/** A digit that is drawn plainly matches itself by .8 or more. */
const leastAlike = 0.4;
/**
 * In letters of 11 px, another digit may match a little better. A digit that was changed into another one matches that
 * by .09 more.
 */
const smallLetters = 0.03;

export interface DigitsInPicture {
  shown: Pixels;
  /** Where the digits, drawn together, match the picture best. */
  at: { x: number; y: number };
  scale: number;
}

/**
 * Whether each digit in a picture looks more like itself than like any other digit of its font. One digit of
 * many may be drawn as another one, or be painted over, and the digits together still match.
 */
export function readsAsDigits(digits: WrittenDigits, { shown, at, scale }: DigitsInPicture): boolean {
  const drawn = redrawDigits(digits, scale);
  const lefts = leftsOf(digits, drawn?.width ?? 0);
  if (!drawn || !lefts) return false;
  const patterns = new Map([...allDigits].map((digit) => [digit, patternOf(digit, digits, scale)]));
  return [...digits.text].every((digit, place) => {
    const own = patterns.get(digit);
    const left = lefts[place] ?? 0;
    if (!own) return !allDigits.includes(digit);
    const isAt = { x: at.x + Math.round(left), y: at.y };
    const likeOwn = closest(own, shown, isAt);
    const others = [...patterns].filter(([other]) => other !== digit);
    return (
      likeOwn >= leastAlike &&
      others.every(([, other]) => !other || likeOwn + smallLetters >= closest(other, shown, isAt))
    );
  });
}

/** One digit with the proportions that all of them have on the page. */
function patternOf(digit: string, digits: WrittenDigits, scale: number): Pixels | undefined {
  return redrawDigits({ ...digits, text: digit, ...sizeOf(digit, digits) }, scale);
}

function sizeOf(digit: string, digits: WrittenDigits): { width: number; height: number } {
  const [own = 0, all = 1] = [digit, digits.text].map((text) => widthOf(text, digits));
  return { width: (digits.width * own) / (all || 1), height: digits.height };
}

/** Where each sign begins, in pixels of the picture. */
function leftsOf(digits: WrittenDigits, drawnWidth: number): number[] | undefined {
  const all = widthOf(digits.text, digits);
  if (all <= 0) return undefined;
  return [...digits.text].map(
    (_, place) => (widthOf(digits.text.slice(0, place), digits) / all) * drawnWidth,
  );
}

function widthOf(text: string, { font, letterSpacing }: WrittenDigits): number {
  const measuring = new OffscreenCanvas(1, 1).getContext("2d");
  if (!measuring) return 0;
  measuring.font = font;
  measuring.letterSpacing = letterSpacing;
  return measuring.measureText(text).width;
}

function closest(pattern: Pixels, shown: Pixels, at: { x: number; y: number }): number {
  const aside = Math.max(2, Math.ceil(pattern.width * mostAside));
  let best = 0;
  for (let y = at.y - 1; y <= at.y + 1; y++)
    for (let x = at.x - aside; x <= at.x + aside; x++)
      best = Math.max(best, likeness(pattern, shown, { x, y }).alike);
  return best;
}
