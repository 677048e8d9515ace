import { withShortForms } from "../../words/fields/abbreviations.ts";
import { isUnspaced } from "../../words/normalise.ts";
import { type WordedRole, wordedRoles } from "../../words/words.ts";

type PhrasesOfRoles = Readonly<Record<WordedRole, readonly string[]>>;

export interface NamedRole {
  role: WordedRole;
  phrase: string;
}

export interface PhraseMatch {
  role: WordedRole;
  from: number;
  to: number;
}

/** The phrases that name roles, indexed by first word. */
export interface PhraseIndex {
  byFirstWord: ReadonlyMap<string, readonly NamedRole[]>;
  /** Phrases in scripts without spaces: these may occur anywhere. */
  unspaced: readonly NamedRole[];
}

/** Large, and derived from lists that never change, so each is built once. */
const indexes = new WeakMap<PhrasesOfRoles, PhraseIndex>();

export function indexOf(phrases: PhrasesOfRoles): PhraseIndex {
  const known = indexes.get(phrases);
  if (known) return known;
  const all = wordedRoles.flatMap((role) =>
    [...new Set(phrases[role].flatMap(withShortForms))].map((phrase) => ({ role, phrase })),
  );
  const index = {
    byFirstWord: Map.groupBy(
      all.filter(({ phrase }) => !isUnspaced(phrase)),
      ({ phrase }) => phrase.split(" ", 1)[0] ?? "",
    ),
    unspaced: all.filter(({ phrase }) => isUnspaced(phrase)),
  };
  indexes.set(phrases, index);
  return index;
}

/** All phrases that a normalised text contains as whole words. */
export function phrasesIn(plain: string, { byFirstWord, unspaced }: PhraseIndex): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  let from = 0;
  for (const word of plain.split(" ")) {
    for (const { role, phrase } of byFirstWord.get(word) ?? []) {
      const to = from + phrase.length;
      const ends = to === plain.length || plain[to] === " ";
      if (ends && plain.startsWith(phrase, from)) found.push({ role, from, to });
    }
    from += word.length + 1;
  }
  if (/[^\x20-\u2e7f]/.test(plain))
    for (const { role, phrase } of unspaced) {
      const at = plain.indexOf(phrase);
      if (at >= 0) found.push({ role, from: at, to: at + phrase.length });
    }
  return found;
}
