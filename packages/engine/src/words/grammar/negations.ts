import { withoutWords } from "../pages/without-words.ts";
import { requestWords } from "../requests/request-words.ts";

/** Precede what is not wanted, in any language. */
export const negations: ReadonlySet<string> = new Set([
  ...requestWords.negating,
  ...requestWords.negatingAbroad,
  ...withoutWords,
]);
