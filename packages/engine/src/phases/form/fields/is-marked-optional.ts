import type { Field } from "../../../page/fields/read-fields.ts";
import { says } from "../../../words/says.ts";

export function isMarkedOptional({ label, placeholder }: Pick<Field, "label" | "placeholder">): boolean {
  return saysOptional(`${label} ${placeholder}`);
}

export function saysOptional(words: string): boolean {
  return says(words, ({ optional }) => optional);
}
