import { requestWords } from "./request-words.ts";
import { withoutWords } from "./without-words.ts";

/** Precede what is not wanted, in any language. */
export const negations: ReadonlySet<string> = new Set([
  ...requestWords.negating,
  ...requestWords.negatingAbroad,
  ...withoutWords,
]);
