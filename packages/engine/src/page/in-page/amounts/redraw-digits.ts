/// <reference lib="dom" />

import type { WrittenDigits } from "./amount-places.ts";

export interface Pixels {
  width: number;
  height: number;
  /** From 0 to 255; several channels if colours are distinguished. */
  channels: Float32Array[];
}

/**
 * How closely a screenshot matches the expected rendering of the digits, and their contrast with the
 * surroundings.
 */
export interface Likeness {
  /** From 0 to 1. */
  alike: number;
  /** From 0 to 255. */
  contrast: number;
}

/** Black on transparent, at the size drawn on the page. */
export function redrawDigits(digits: WrittenDigits, scale: number): Pixels | undefined {
  const measuring = new OffscreenCanvas(1, 1).getContext("2d");
  if (!measuring) return undefined;
  measuring.font = digits.font;
  measuring.letterSpacing = digits.letterSpacing;
  const {
    width,
    fontBoundingBoxAscent: ascent,
    fontBoundingBoxDescent: descent,
  } = measuring.measureText(digits.text);
  if (width < 1 || ascent + descent < 1) return undefined;
  const across = digits.isWithin ? 1 : digits.width / width;
  const down = digits.isWithin ? 1 : digits.height / (ascent + descent);
  const size = [width * across, (ascent + descent) * down].map((side) => Math.ceil(side * scale));
  const [wide = 0, high = 0] = size;
  if (wide < 4 || high < 4 || wide > 1_500 || high > 400) return undefined;
  const drawing = new OffscreenCanvas(wide, high).getContext("2d", { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.scale(across * scale, down * scale);
  drawing.font = digits.font;
  drawing.letterSpacing = digits.letterSpacing;
  drawing.fillText(digits.text, 0, ascent);
  const { data } = drawing.getImageData(0, 0, wide, high);
  const ink = Float32Array.from({ length: wide * high }, (_, place) => data[place * 4 + 3] ?? 0);
  return { width: wide, height: high, channels: [ink] };
}

/** Uses the colour channel that matches best. */
export function likeness(pattern: Pixels, shown: Pixels, at: { x: number; y: number }): Likeness {
  const isInside =
    at.x >= 0 && at.y >= 0 && at.x + pattern.width <= shown.width && at.y + pattern.height <= shown.height;
  const [ink] = pattern.channels;
  if (!isInside || !ink) return { alike: 0, contrast: 0 };
  const found = shown.channels.map((channel) => {
    let [sum, squares, inks, inkSquares, products] = [0, 0, 0, 0, 0];
    for (let y = 0; y < pattern.height; y++)
      for (let x = 0; x < pattern.width; x++) {
        const one = ink[y * pattern.width + x] ?? 0;
        const other = channel[(at.y + y) * shown.width + at.x + x] ?? 0;
        sum += other;
        squares += other * other;
        inks += one;
        inkSquares += one * one;
        products += one * other;
      }
    const count = pattern.width * pattern.height;
    const together = products / count - (inks / count) * (sum / count);
    const spread = squares / count - (sum / count) ** 2;
    const inkSpread = inkSquares / count - (inks / count) ** 2;
    if (spread < 1 || inkSpread < 1) return { alike: 0, contrast: 0 };
    return {
      alike: Math.abs(together) / Math.sqrt(spread * inkSpread),
      contrast: (Math.abs(together) / inkSpread) * 255,
    };
  });
  return found.reduce((best, one) => (one.alike > best.alike ? one : best));
}
