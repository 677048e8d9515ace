import { findDays } from "../../../choosing/request/find-dates.ts";
import type { Pressable } from "../../../page/moves/read-moves.ts";

const longestName = 40;

/** "sábado 5 de diciembre", on a tab or a button. */
export function saysOnlyADay({ text, move }: Pick<Pressable, "text" | "move">): boolean {
  return move === undefined && text.length <= longestName && findDays(text).length === 1;
}
