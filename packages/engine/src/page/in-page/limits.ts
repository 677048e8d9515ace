/**
 * Limits for a document's answer. The document truncates what exceeds them; an answer that is still longer
 * isn't read.
 */

/** Characters per text, unless its function has its own limit. */
export const longestText = 4_000;
/** Items per list. */
export const mostItems = 5_000;
/** Characters per answer. */
export const longestAnswer = 5_000_000;
/** Elements examined in a document and its shadow trees. */
export const mostElements = 60_000;
/** Elements of one kind. */
export const mostMatches = 8_000;
/** Controls described. */
export const mostControls = 1_000;
/** Shadow trees examined. */
export const mostRoots = 1_000;

/** Functions whose answers contain texts longer than `longestText`. */
export const longestTexts = {
  fetchText: 4_000_000,
  mainText: 200_000,
  pageText: 60_000,
  readVariationsForm: 2_000_000,
  storedEntries: 100_000,
  textFromHeading: 10_000,
} as const;
