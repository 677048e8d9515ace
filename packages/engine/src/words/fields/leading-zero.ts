import { withoutWords } from "../pages/without-words.ts";
import { phrases } from "../phrases.ts";

/** Ask for something to be left out: "leave out the leading 0". */
export const leavingOut: readonly string[] = [
  ...withoutWords,
  ...phrases`leave out, leave off, omit, drop, remove, no leading, weglassen, ometa, omita, ometti, omettez, pomin, vynechte`,
];

/** What a national number begins with. */
export const zeroWords: readonly string[] = phrases`0, zero, null, nul, cero, noll, nulla, nula`;
