import { normalise } from "../../words/normalise.ts";
import type { Field, FieldChoice } from "./read-fields.ts";

/** The choices that can be taken: not the one of a list that only asks to choose. A drawn list has those of the list behind it. */
export function realChoices({
  control,
  choices,
  native,
}: Pick<Field, "control" | "choices" | "native">): FieldChoice[] {
  const behind = native?.choices.map(({ value, title, enabled }) => ({ value, title, enabled })) ?? [];
  // What a drawn list is asked with may be a line of it like any other; the list behind it sends nothing for it.
  const prompts = new Set(behind.filter(({ value }) => value === "").map(({ title }) => normalise(title)));
  return (choices ?? behind).filter(
    (choice) =>
      choice.enabled && !(control !== "radio" && (isPrompt(choice) || prompts.has(normalise(choice.title)))),
  );
}

/** "--- Please select ---", or a choice that stands for none. */
function isPrompt({ value, title }: FieldChoice): boolean {
  const words = title.trim();
  return value === "" || !/[\p{L}\p{N}]/u.test(words) || /^([-–—_=*.])\P{N}+\1$/u.test(words);
}
