/** A text in quotation marks, and the place where it begins. */
export interface QuotedBehind {
  value: string;
  /** With the name before it. */
  said: string;
  at: number;
  /** How many letters of the name are there. */
  used: number;
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
/** Without the remarks behind it: "メッセージカード（60文字以内）". */
const nameOf = new RegExp(`^[おご]?([${unspaced}]{2,})`, "u");
/** A few letters may stand between a name and its text: "備考欄に「…」と書いて". */
const between = String.raw`[^「」『』、。，．\n]{0,8}`;

/**
 * What a request in a language without spaces has in quotation marks right behind a name: "メッセージカードは「ありがとう」".
 */
export function quotedBehind(name: string, text: string): QuotedBehind[] {
  const [, own] = nameOf.exec(name) ?? [];
  if (own === undefined) return [];
  const quote = new RegExp(`${own}${between}[「『"“]([^「」『』"“”]+)[」』"”]`, "gu");
  return [...text.matchAll(quote)].map(({ index, 0: said, 1: value = "" }) => {
    return { value: value.trim(), said, at: index + said.lastIndexOf(value), used: own.length };
  });
}
