import type { Field, FieldChoice } from "./read-fields.ts";

/** The choices that can be taken: not the one of a list that only asks to choose. A drawn list has those of the list behind it. */
export function realChoices({ control, choices, native }: Field): FieldChoice[] {
  const all =
    choices ?? native?.choices.map(({ value, title, enabled }) => ({ value, title, enabled })) ?? [];
  return all.filter((choice) => choice.enabled && !(control !== "radio" && isPrompt(choice)));
}

/** "--- Please select ---", or a choice that stands for none. */
function isPrompt({ value, title }: FieldChoice): boolean {
  const words = title.trim();
  return value === "" || !/[\p{L}\p{N}]/u.test(words) || /^([-–—_=*.])\P{N}+\1$/u.test(words);
}
