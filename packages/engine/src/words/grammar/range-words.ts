import { phrases } from "../phrases.ts";

/** Between the first and the last day of a range, in any language. Longer ones first. */
export const rangeWords: readonly string[] = phrases`tot en met, up to, through, until, till, to, bis zum, bis, au, jusqu'au, al,
    hasta el, a, ate, tot, t/m, do, til, az, e`;
