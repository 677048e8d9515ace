import { isForNewAccount } from "../../deciding/judge-way.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";

/** Finds a plain "continue" button, beside a sign-in, in a part of the page about a new account. */
export function findNewAccount(pressables: readonly Pressable[]): Pressable | undefined {
  return pressables.find(
    ({ text, around, disabled }) => !disabled && saysNoMore(text) && isForNewAccount(around),
  );
}

function saysNoMore(text: string): boolean {
  const move = classifyMove(text)?.move;
  return /\p{L}/u.test(text) && (move === undefined || move === "continue");
}
