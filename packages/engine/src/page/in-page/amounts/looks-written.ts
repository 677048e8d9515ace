/// <reference lib="dom" />

import type { WrittenDigits } from "./amount-places.ts";
import { arePlainDigits } from "./plain-digits.ts";
import { readsAsDigits } from "./reads-as-digits.ts";
import { type Likeness, likeness, type Pixels, redrawDigits } from "./redraw-digits.ts";

export interface PictureOfPlace {
  /** A PNG in base64. */
  picture: string;
  left: number;
  top: number;
  /** In CSS pixels. */
  width: number;
}

export interface LooksWritten extends Likeness {
  /** The font draws the digits as themselves. */
  isPlain: boolean;
  /** Each of them looks more like itself than like another digit. */
  isRead: boolean;
  /** Nothing is drawn beside them that isn't in the text. */
  isAlone: boolean;
}

/**
 * Renders digits in their own font and compares that with a screenshot of the page. Whatever styles, layers
 * or filters the page applies, the screenshot has what a person sees.
 */
export async function looksWritten(
  digits: WrittenDigits,
  { picture, left, top, width }: PictureOfPlace,
): Promise<LooksWritten> {
  const isPlain = arePlainDigits(digits);
  const shown = await pixelsOf(picture);
  const scale = shown.width / width;
  const pattern = redrawDigits(digits, scale);
  if (!pattern) return { alike: 0, contrast: 0, isPlain, isRead: false, isAlone: false };
  const at = { x: Math.round((digits.left - left) * scale), y: Math.round((digits.top - top) * scale) };
  const slack = Math.ceil(3 * scale);
  const room = digits.isWithin
    ? { x: digits.width * scale - pattern.width, y: digits.height * scale - pattern.height }
    : { x: 0, y: 0 };
  let best: Likeness = { alike: 0, contrast: 0 };
  let place = at;
  for (let y = at.y - slack; y <= at.y + room.y + slack; y++)
    for (let x = at.x - slack; x <= at.x + room.x + slack; x++) {
      const found = likeness(pattern, shown, { x, y });
      if (found.alike > best.alike) [best, place] = [found, { x, y }];
    }
  const isRead = readsAsDigits(digits, { shown, at: place, scale });
  const isAlone = digits.gaps.every(([from, to]) => isEmpty(shown, digits, { from, to, left, top, scale }));
  return { ...best, isPlain, isRead, isAlone };
}

/**
 * A strip beside digits is empty if none of its columns differs from the rows above and below the digits;
 * borders continue there.
 */
function isEmpty(
  shown: Pixels,
  digits: WrittenDigits,
  { from, to, left, top, scale }: { from: number; to: number; left: number; top: number; scale: number },
): boolean {
  const lines = heightOfDigits(digits);
  const row = (y: number) => Math.min(shown.height - 1, Math.max(0, Math.round((y - top) * scale)));
  const [above, first, last, below] = [lines.top - 3, lines.top, lines.bottom, lines.bottom + 2].map(row);
  if (above === undefined || first === undefined || last === undefined || below === undefined) return false;
  const differs = (x: number, y: number, other: number) =>
    shown.channels.some(
      (channel) =>
        Math.abs((channel[y * shown.width + x] ?? 0) - (channel[other * shown.width + x] ?? 0)) > 50,
    );
  for (let x = Math.round((from - left) * scale); x < Math.round((to - left) * scale); x++) {
    let inked = 0;
    for (let y = first; y <= last; y++) if (differs(x, y, above) && differs(x, y, below)) inked += 1;
    if (inked >= 2 * scale) return false;
  }
  return true;
}

/** From the top of the digits to their baseline. */
function heightOfDigits({ text, font, top, height }: WrittenDigits): { top: number; bottom: number } {
  const measuring = new OffscreenCanvas(1, 1).getContext("2d");
  if (!measuring) return { top, bottom: top + height };
  measuring.font = font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measuring.measureText(text);
  const { actualBoundingBoxAscent: high } = measuring.measureText("0");
  const down = height / (ascent + descent || 1);
  return { top: top + (ascent - high) * down, bottom: top + ascent * down };
}

async function pixelsOf(base64: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  drawing?.drawImage(bitmap, 0, 0);
  const { width, height } = bitmap;
  const data = drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(4 * width * height);
  const channels = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: width * height }, (_, place) => data[place * 4 + channel] ?? 0),
  );
  return { width, height, channels };
}
