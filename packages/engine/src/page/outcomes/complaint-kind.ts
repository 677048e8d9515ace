import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { refusesWay, saysSoldOut } from "./says-sold-out.ts";

export type ComplaintKind = "declined" | "field" | "sold_out" | "not_yet" | "failed" | "other";

/** What a complaint is about, by its words in any language. */
export function kindOf(text: string, languages: readonly Words[]): ComplaintKind {
  const plain = normalise(text);
  const says = (pick: (words: Words) => readonly string[]) =>
    languages.some((words) => hasPhrase(plain, pick(words)));
  if (says((words) => words.refusal.declined)) return "declined";
  if (saysSoldOut(text)) return "sold_out";
  if (refusesWay(text) || says((words) => words.refusal.field)) return "field";
  return says((words) => words.refusal.failed) ? "failed" : "other";
}

/** "File required!", "You were too fast.": words that are conclusive only in a known complaint. */
export function kindOfMarked(text: string, languages: readonly Words[]): ComplaintKind {
  const kind = kindOf(text, languages);
  if (kind !== "other" && kind !== "failed") return kind;
  const plain = normalise(text);
  if (languages.some((words) => hasPhrase(plain, words.refusal.notYet))) return "not_yet";
  const endsWith = (word: string) => plain !== word && plain.endsWith(word);
  return kind === "other" && languages.some(({ required }) => required.some(endsWith)) ? "field" : kind;
}
