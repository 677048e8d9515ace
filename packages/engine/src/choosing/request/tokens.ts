/** One word or number of a text, folded so that case and diacritics do not matter. */
export interface Token {
  folded: string;
  raw: string;
  /** Its place in the normalised text. */
  at: number;
  /** The adjacent characters, empty at the ends of the text. */
  before: string;
  after: string;
}

/**
 * "it's", "10.5" and "6 1/2" are one token each; "20x30" is three. Scripts written without spaces yield one token per
 * character, so that a value is found within a run of them.
 */
const tokenPattern =
  /(?<![\d\/.,\-])(?:\d+[\s\-])?[1357]\/[248](?![\d\/.,\-])|×|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+(?:['’]\p{L}+|(?<=\p{N})[.,](?=\p{N})\p{N}+)*/gv;

export function readTokens(text: string): Token[] {
  const plain = text.normalize("NFC");
  // "20x30" is "20 × 30".
  return [...plain.replace(/(?<=\d)x(?=\d)/g, "×").matchAll(tokenPattern)].map(({ index, 0: { length } }) => {
    const raw = plain.slice(index, index + length);
    return {
      folded: `${minusBefore(plain, index)}${fold(raw)}`,
      raw,
      at: index,
      before: plain.charAt(index - 1),
      after: plain.charAt(index + length),
    };
  });
}

/** The words of a text, folded. */
export function wordsIn(text: string): string[] {
  return readTokens(text).map(({ folded }) => folded);
}

/** The sign of a number is part of it: lenses of "-2.50" are not those of "+2.50". A range has no sign. */
function minusBefore(text: string, at: number): string {
  return /(?:^|[\s(:,/])[-−–]$/u.test(text.slice(Math.max(0, at - 2), at)) && /\d/.test(text.charAt(at))
    ? "-"
    : "";
}

/** A run of tokens as it is written. */
export function written(tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => (at === 0 ? token.raw : `${between(tokens[at - 1], token)}${token.raw}`))
    .join("");
}

/** What separates a token from the next: a hyphen joins them, a comma has a space behind it. */
function between({ after }: Pick<Token, "after"> = { after: "" }, { before }: Pick<Token, "before">): string {
  if (/[\p{L}\p{N}]/u.test(after)) return "";
  return /[\s,.;:]/.test(after) || /\s/.test(before) ? `${after.trim()} ` : after;
}

/** Lower case without diacritics: `Größe` and `grosse` are the same word; "6 1/2" and "6½" are 6.5. */
function fold(text: string): string {
  // Most words are, and lose nothing by what follows.
  if (/^[a-z\d]+$/i.test(text)) return text.toLowerCase();
  const [, whole = "0", above, below] = fractionPattern.exec(text.replace(/[½¼¾]/u, plainFraction)) ?? [];
  if (above && below) return String(Number(whole) + Number(above) / Number(below));
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("×", "x")
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
    .replaceAll("’", "'");
}

const fractionPattern = /^(?:(\d+)[\s-])?(\d)\/(\d)$/;

/** "½" is " 1/2". */
function plainFraction(sign: string, at: number): string {
  const plain = sign.normalize("NFKD").replace("\u2044", "/");
  return at > 0 ? ` ${plain}` : plain;
}

/** A run of tokens, by their indices. */
export interface Run {
  start: number;
  end: number;
}

/** Whether these words stand at this place, one after the other. */
export function standAt(
  tokens: readonly Pick<Token, "folded">[],
  at: number,
  words: readonly string[],
): boolean {
  return words.every((word, offset) => tokens[at + offset]?.folded === word);
}

/** Whether the token at an index is in one of the runs. */
export function isInRun(runs: readonly Run[], index: number): boolean {
  return runs.some(({ start, end }) => index >= start && index < end);
}

/** The indices of the tokens between the punctuation around a run. */
export function clauseOf(tokens: readonly Token[], run: Run): number[] {
  let [start, end] = [run.start, run.end];
  while (start > 0 && !isBreak(tokens[start - 1])) start -= 1;
  while (end < tokens.length && !isBreak(tokens[end - 1])) end += 1;
  return Array.from({ length: end - start }, (_, at) => start + at);
}

export function isBreak(token: Token | undefined): boolean {
  return token !== undefined && /[,;.:/(){}"、。!?]/u.test(token.after);
}
