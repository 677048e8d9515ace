import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** Whether a text says, in any language, that the item is sold out. */
export function saysSoldOut(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ soldOut }) => hasPhrase(plain, soldOut));
}
