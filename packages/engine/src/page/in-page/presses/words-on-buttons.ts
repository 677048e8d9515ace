import type { PressableSnapshot } from "./read-pressables.ts";

/**
 * The words on everything that does something: a tab called "Pay in 3" only shows another part of a provider's
 * form.
 */
export function wordsOnButtons(
  pressables: readonly Pick<PressableSnapshot, "text" | "spoken" | "isTab">[],
): string[] {
  return pressables.filter(({ isTab }) => !isTab).flatMap(({ text, spoken }) => [text, spoken]);
}
