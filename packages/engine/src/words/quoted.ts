/**
 * A shop's words quoted in one of our sentences. They can't close the quotation and continue in our name, nor
 * reverse the text direction.
 */
export function quoted(words: string | undefined): string {
  return `"${oneLine((words ?? "").replace(/["“”„‟«»″＂]/g, "'"))}"`;
}

/** A shop's words without the characters that control a terminal, end a line or change the text direction. */
export function oneLine(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
