/// <reference lib="dom" />

/** Red, green and blue from 0 to 255, and how opaque. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A computed colour. What is written in another colour space counts as opaque grey: it is seen on most grounds. */
export function colourOf(written: string): Colour {
  if (written === "transparent") return [0, 0, 0, 0];
  const numbers = (written.match(/[\d.]+%?/g) ?? []).map((number) =>
    number.endsWith("%") ? Number.parseFloat(number) / 100 : Number(number),
  );
  if (/^rgba?\(/.test(written)) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return [red, green, blue, alpha];
  }
  const alpha = written.includes("/") ? (numbers.at(-1) ?? 1) : 1;
  const [first = 0, second = 0, third = 0] = written.startsWith("color(srgb") ? numbers : [];
  if (written.startsWith("color(srgb")) return [first * 255, second * 255, third * 255, alpha];
  // In these spaces the first number is how light the colour is.
  const lightness = /^(ok)?(lab|lch)\(/.exec(written) ? (numbers[0] ?? 0.5) : 0.5;
  const grey = 255 * (lightness > 1 ? lightness / 100 : lightness);
  return [grey, grey, grey, alpha];
}

export function alphaOf(written: string): number {
  return colourOf(written)[3];
}
/** A colour laid over an opaque one. */
export function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/** The ratio of the Web Content Accessibility Guidelines: 1 for the same colour, 21 for black on white. */
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
