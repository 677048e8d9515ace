import { languages } from "../words/languages.ts";
import { normalise } from "../words/normalise.ts";

/** Shorter ones ("CA", "US") are ordinary words on a page. */
const leastLetters = 3;

/**
 * How a page may write a detail of the buyer: whole, without its separators, or only a part of it. "Street" alone
 * identifies nobody; `common` are such words.
 */
export function piecesOfDetail(value: string, common: ReadonlySet<string>): string[] {
  const whole = value.trim().replace(/\s+/g, " ");
  const together = whole.replace(/[\s().+-]/g, "");
  const parts = whole
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part.split(" ").some(isOwn));
  const words = whole.split(/[\s,@]+/).filter(isOwn);
  return [whole, together, ...parts, ...words].filter(isTelling);

  function isOwn(word: string): boolean {
    return !common.has(normalise(word));
  }
}

function isTelling(piece: string): boolean {
  return (piece.match(/[\p{L}\d]/gu)?.length ?? 0) >= leastLetters;
}

/** For a regular expression: a page may break a line where the detail has a space. */
export function patternOfPiece(piece: string): string {
  return piece.split(" ").map(RegExp.escape).join(String.raw`\s+`);
}

/** The words used in labels, in all supported languages. */
export function wordsOfLabels(): ReadonlySet<string> {
  const phrases = languages.flatMap(({ fields }) => Object.values(fields).flat());
  return new Set(phrases.flatMap((phrase) => phrase.split(" ")));
}
