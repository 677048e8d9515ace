import { classifyMove } from "../moves/classify-move.ts";

/** What a frame's buttons do: sell something, only take a payment, or neither. */
export type FrameSells = "goods" | "payment" | "nothing";

/** `buttons`: the words on them. */
export function whatSells(buttons: readonly string[]): FrameSells {
  const moves = buttons.map((words) => classifyMove(words)?.move ?? "");
  if (moves.some((move) => selling.has(move))) return "goods";
  return moves.includes("pay") ? "payment" : "nothing";
}

/** Whether one of the buttons leads to another step. */
export function leadOn(buttons: readonly string[]): boolean {
  return buttons.some((words) => classifyMove(words)?.move === "continue");
}

const selling: ReadonlySet<string> = new Set(["buy_now", "add_to_cart", "go_to_checkout"]);
