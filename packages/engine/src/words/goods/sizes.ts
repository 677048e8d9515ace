import { phrases } from "../phrases.ts";

/** All names of each size, folded as by `readTokens`. The first is its letter form. */
export const sizes: readonly (readonly string[])[] = [
  phrases`xxs, 2xs, xx small, extra extra small, double extra small`,
  phrases`xs, x small, extra small, xsmall`,
  phrases`s, sm, small`,
  phrases`m, med, medium`,
  phrases`l, lg, large`,
  phrases`xl, x large, extra large, xlarge`,
  phrases`xxl, 2xl, 2x, xx large, 2x large, extra extra large, double extra large, double xl`,
  phrases`xxxl, 3xl, 3x, xxx large, 3x large, extra extra extra large, triple extra large`,
  phrases`xxxxl, 4xl, 4x, 4x large`,
  phrases`xxxxxl, 5xl, 5x, 5x large`,
];

/** What the letters of sizes stand for where "P" or "G" is one of them, folded. */
export const sizesAbroad: readonly (readonly string[])[] = [
  phrases`pp, extra pequeno, extra small`,
  phrases`p, pequeno, pequena, small`,
  phrases`m, medio, media, medium`,
  phrases`g, grande, large`,
  phrases`gg, extra grande, extra large`,
];

/** The meaning of the letter before a measure. */
export const measures: Readonly<Record<string, readonly string[]>> = {
  w: phrases`waist, wide, w`,
  l: phrases`length, long, leg, inseam, l`,
};
