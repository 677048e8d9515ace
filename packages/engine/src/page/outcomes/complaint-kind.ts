import { languages } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { refusesWay, saysSoldOut } from "./says-sold-out.ts";

export type ComplaintKind = "declined" | "field" | "sold_out" | "not_yet" | "failed" | "other";

/** What a complaint is about, by its words in any language. */
export function kindOf(text: string): ComplaintKind {
  if (says(text, ({ refusal }) => refusal.declined)) return "declined";
  if (saysSoldOut(text)) return "sold_out";
  if (refusesWay(text) || says(text, ({ refusal }) => refusal.field)) return "field";
  return says(text, ({ refusal }) => refusal.failed) ? "failed" : "other";
}

/** "File required!", "You were too fast.": words that are conclusive only in a known complaint. */
export function kindOfMarked(text: string): ComplaintKind {
  const kind = kindOf(text);
  if (kind !== "other" && kind !== "failed") return kind;
  if (says(text, ({ refusal }) => refusal.notYet)) return "not_yet";
  const plain = normalise(text);
  const endsWith = (word: string) => plain !== word && plain.endsWith(word);
  return kind === "other" && languages.some(({ required }) => required.some(endsWith)) ? "field" : kind;
}
