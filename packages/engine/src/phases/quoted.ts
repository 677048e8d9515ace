/**
 * Words of a shop within a sentence of ours. They cannot end the quotation and go on in our name, nor turn around what a
 * person reads.
 */
export function quoted(words: string | undefined): string {
  const plain = (words ?? "")
    .replace(/["“”„‟«»″＂]/g, "'")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  return `"${plain}"`;
}
