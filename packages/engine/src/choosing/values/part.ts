import type { Token } from "../request/tokens.ts";

/** The words of a request, and which of them name nothing yet. */
export interface FreeWords {
  tokens: readonly Token[];
  isFree: (index: number) => boolean;
  /** What the goods are called, folded: the words of the product's title. */
  goods?: readonly string[] | undefined;
}

/** A value, and the run of the request's words that names it. */
export interface Part {
  value: string;
  start: number;
  end: number;
}

/** A run of the request's words that names a value, of one option or of several. */
export interface Mention {
  start: number;
  end: number;
  candidates: readonly { option: string; value: string }[];
}

/** The first of several parts, if all of them name the same value. */
export function agreedPart(parts: readonly Part[]): Part | undefined {
  const [first] = parts;
  return parts.every(({ value }) => value === first?.value) ? first : undefined;
}
