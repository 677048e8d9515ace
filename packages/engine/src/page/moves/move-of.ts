import type { Move, Words } from "../../words/words.ts";
import type { PressableSnapshot } from "../in-page/read-pressables.ts";
import { classifyMove } from "./classify-move.ts";

/** What the words of something that can be pressed say that it does, and how much of them (0 to 1) say so. */
export function moveOf(
  { text, spoken, isLink }: PressableSnapshot,
  languages: readonly Words[],
): { move?: Move; cover: number } {
  if (isLink && isStepOfMany(text)) return { cover: 0 };
  const reading =
    classifyMove(text, languages) ??
    (text.length < 4 || text.length > 90 ? classifyMove(spoken, languages) : undefined);
  return reading ? { move: reading.move, cover: reading.score } : { cover: 0 };
}

/** "3. Complete" in a row of steps says where one is, and leads nowhere. */
function isStepOfMany(text: string): boolean {
  return /^\d{1,2}\s*[.):]\s*\p{L}/u.test(text.trim());
}
