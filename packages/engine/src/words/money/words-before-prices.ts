import { phrases } from "../phrases.ts";

/** The words that lead to a price on a button, in all languages together: "Add for $12". */
export const wordsBeforePrices: readonly string[] = phrases`for, at, fur, zu, pour, por, per, a, voor, za`;
