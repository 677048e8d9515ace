import { normalise } from "../../words/normalise.ts";
import type { Field, FieldChoice } from "./read-fields.ts";

/**
 * The choices that can be taken, without a list's "please choose". A drawn list has the choices of the list
 * behind it.
 */
export function realChoices({
  control,
  choices,
  native,
}: Pick<Field, "control" | "choices" | "native">): FieldChoice[] {
  const behind = native?.choices.map(({ value, title, enabled }) => ({ value, title, enabled })) ?? [];
  // A drawn list's prompt may look like any other line; the native list behind it has no value for it.
  const prompts = new Set(behind.filter(({ value }) => value === "").map(({ title }) => normalise(title)));
  return (choices ?? behind).filter(
    (choice) =>
      choice.enabled && !(control !== "radio" && (isPrompt(choice) || prompts.has(normalise(choice.title)))),
  );
}

/** The same, or what the browser suggests below a text field. */
export function choicesToOffer(field: Pick<Field, "control" | "choices" | "native" | "suggestions">) {
  const { suggestions = [] } = field;
  const suggested = suggestions.map((title) => ({ value: title, title }));
  return suggested.length > 0 ? suggested : realChoices(field).filter(({ title }) => title !== "");
}

/** "--- Please select ---", or a choice with an empty value. */
function isPrompt({ value, title }: FieldChoice): boolean {
  const words = title.trim();
  return value === "" || !/[\p{L}\p{N}]/u.test(words) || /^([-–—_=*.])\P{N}+\1$/u.test(words);
}
