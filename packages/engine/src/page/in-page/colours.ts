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
