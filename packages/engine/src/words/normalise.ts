/**
 * Lower case, without accents, punctuation or doubled spaces, so that spellings of a phrase compare equal.
 */
export function normalise(text: string): string {
  // Most texts are plain ASCII, and a page has many.
  if (/^[\x20-\x7e]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/['`]/g, "")
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return withoutAccents(text)
    .toLowerCase()
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{N}ー〒]+/gu, " ")
    .trim();
}

/** Only Latin letters lose anything, and all other characters stay. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[ßẞıłŁøØæÆ]/g, (letter) => undivided[letter] ?? letter);
}

/** Letters that Unicode doesn't take apart. */
const undivided: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  ı: "i",
  ł: "l",
  Ł: "L",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
};

/** Splits a developer's name into words: `billingAddress[postCode]` is `billing address post code`. */
export function splitName(name: string): string {
  return normalise(
    name
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
      .replace(/(\p{L})(\d)/gu, "$1 $2")
      .replace(/(\d)(\p{L})/gu, "$1 $2"),
  );
}

/** Index of a phrase as whole words in a normalised text, or -1. Scripts without spaces match anywhere. */
export function phraseIndex(text: string, phrase: string): number {
  // Nothing would be found at every place, without end.
  if (phrase === "") return -1;
  let at = text.indexOf(phrase);
  if (isUnspaced(phrase)) return at;
  while (at >= 0) {
    const end = at + phrase.length;
    if ((at === 0 || text[at - 1] === " ") && (end === text.length || text[end] === " ")) return at;
    at = text.indexOf(phrase, at + 1);
  }
  return -1;
}

/** Whether the phrase begins in a script that is written without spaces. */
export function isUnspaced(phrase: string): boolean {
  // From here on: Chinese characters, kana and similar.
  return phrase.charCodeAt(0) >= 0x2e80;
}

/** Whether a normalised text has one of the phrases as whole words. */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
  const index = indexOf(phrases);
  if (!index) return phrases.some((phrase) => phraseIndex(text, phrase) >= 0);
  if (index.unspaced.some((phrase) => text.includes(phrase))) return true;
  return wordsOf(text).some(({ word, at }) =>
    index.byFirstWord.get(word)?.some((phrase) => isWholeAt(text, phrase, at)),
  );
}

/** One text is mostly held against many lists, so that its words are looked for once. */
let last: { text: string; words: readonly { word: string; at: number }[] } = { text: "", words: [] };

function wordsOf(text: string): typeof last.words {
  if (text === last.text) return last.words;
  let at = 0;
  const words = text.split(" ").map((word) => {
    const found = { word, at };
    at += word.length + 1;
    return found;
  });
  last = { text, words };
  return words;
}

interface PhraseIndex {
  byFirstWord: ReadonlyMap<string, readonly string[]>;
  unspaced: readonly string[];
}

/** So few phrases are tried one after the other. */
const fewPhrases = 4;

/** By list, from the second time on: a page has many texts, and most have no word with which a phrase begins. */
const indexes = new WeakMap<readonly string[], PhraseIndex | "seen">();

function indexOf(phrases: readonly string[]): PhraseIndex | undefined {
  if (phrases.length <= fewPhrases) return undefined;
  const known = indexes.get(phrases);
  if (typeof known === "object") return known;
  if (!known) {
    indexes.set(phrases, "seen");
    return undefined;
  }
  const spaced = phrases.filter((phrase) => phrase !== "" && !isUnspaced(phrase));
  const index = {
    byFirstWord: Map.groupBy(spaced, (phrase) => phrase.split(" ", 1)[0] ?? ""),
    unspaced: phrases.filter(isUnspaced),
  };
  indexes.set(phrases, index);
  return index;
}

function isWholeAt(text: string, phrase: string, at: number): boolean {
  const end = at + phrase.length;
  return text.startsWith(phrase, at) && (end === text.length || text[end] === " ");
}

/** The same, where a single word counts only if the text says nothing else. */
export function hasClearPhrase(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) =>
    phrase.includes(" ") || isUnspaced(phrase) ? phraseIndex(text, phrase) >= 0 : text === phrase,
  );
}

/** Removes the polite prefix of Japanese names: "お電話番号" is 電話番号. */
export function withoutPoliteness(name: string): string {
  return name.replace(/^[おご御](?=\p{Script=Han})/u, "");
}
