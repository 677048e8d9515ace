import type { Field } from "../../page/fields/read-fields.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

export function isMarkedOptional({ label, placeholder }: Pick<Field, "label" | "placeholder">): boolean {
  return saysOptional(`${label} ${placeholder}`);
}

export function saysOptional(words: string): boolean {
  const plain = normalise(words);
  return languages.some(({ optional }) => hasPhrase(plain, optional));
}
