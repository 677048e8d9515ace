/**
 * A text without the separators that people and programs put between characters, and the original position of
 * each remaining character.
 */
export interface FoldedText {
  text: string;
  /** Start and end of each character in the original. */
  spans: readonly (readonly [start: number, end: number])[];
}

/** Keeps only letters, in lower case, and digits of any script, as 0 to 9. */
export function foldText(original: string): FoldedText {
  return fold(original, /^[\p{L}\p{N}]$/u);
}

/** Keeps only digits of any script. */
export function foldDigits(original: string): FoldedText {
  return fold(original, /^\d$/);
}

function fold(original: string, isKept: RegExp): FoldedText {
  const spans: [number, number][] = [];
  let text = "";
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    for (const plain of asDigit(character) ?? character.normalize("NFKC").toLowerCase()) {
      if (!isKept.test(plain)) continue;
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) spans.push([at, end]);
    }
    at = end;
  }
  return { text, spans };
}

/** Unicode encodes the digits of each script consecutively and in order. */
function asDigit(character: string): string | undefined {
  if (!/^\p{Nd}$/u.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
