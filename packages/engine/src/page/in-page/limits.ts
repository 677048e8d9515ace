/** What an answer of a document may hold. More is cut off in the document; what is longer all the same is not read. */

/** Characters of a text, unless its function says otherwise. */
export const longestText = 4_000;
/** Items of a list. */
export const mostItems = 5_000;
/** Characters of a whole answer. */
export const longestAnswer = 5_000_000;
/** Elements that are looked at in a document and its shadow trees. */
export const mostElements = 60_000;
/** Elements of one kind. */
export const mostMatches = 8_000;
/** Controls that are described. */
export const mostControls = 1_000;
/** Shadow trees that are looked into. */
export const mostRoots = 1_000;

/** Functions whose answer holds texts that are longer than `longestText`. */
export const longestTexts = {
  fetchText: 4_000_000,
  mainText: 200_000,
  pageText: 60_000,
  readVariationsForm: 2_000_000,
  storedEntries: 100_000,
  textFromHeading: 10_000,
} as const;
