/// <reference lib="dom" />

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a computed colour in any colour space. */
export function colourOf(written: string): Colour {
  if (written === "transparent") return [0, 0, 0, 0];
  if (!/^rgba?\(/.test(written)) return drawnColour(written);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (written.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** The colour as the browser renders it. */
function drawnColour(written: string): Colour {
  const pencil = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!pencil) return [128, 128, 128, 1];
  pencil.fillStyle = "rgba(0, 0, 0, 0)";
  pencil.fillStyle = written;
  pencil.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pencil.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** The colours in a computed value, in order. */
export function coloursIn(written: string): Colour[] {
  const named = written.match(/\b(?:rgba?|color|(?:ok)?(?:lab|lch))\([^()]{1,80}\)/g) ?? [];
  return named.slice(0, 12).map(colourOf);
}

/** Whether a background or mask of this size is visible at all. */
export function hasRoom(size: string): boolean {
  return !size.split(/[ ,]+/).some((length) => Number.parseFloat(length) < 1);
}

export function alphaOf(written: string): number {
  return colourOf(written)[3];
}
/** Blends a colour onto an opaque one. */
export function blend([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/** Contrast ratio as defined by WCAG: 1 for equal colours, 21 for black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [lighter, darker] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
