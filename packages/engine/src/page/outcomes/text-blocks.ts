import type { TextSnapshot } from "../in-page/text/read-texts.ts";

/** The pieces of each paragraph, cell or line. */
export function blocksOf<Piece extends Pick<TextSnapshot, "block">>(texts: readonly Piece[]): Piece[][] {
  return [...Map.groupBy(texts, ({ block }) => block).values()];
}

/** The pieces of one block, as a person reads them. */
export function lineOf(pieces: readonly Pick<TextSnapshot, "text">[]): string {
  return pieces.map(({ text }) => text).join(" ");
}
