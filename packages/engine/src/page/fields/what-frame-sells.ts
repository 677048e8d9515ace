import type { Frame } from "playwright-core";
import { languages } from "../../words/languages.ts";
import { callInPage } from "../call-in-page.ts";
import { classifyMove } from "../moves/classify-move.ts";
import type { Pace } from "../waiting/pace.ts";

/** What a frame's buttons do: sell something, only take a payment, or neither. */
export type FrameSells = "goods" | "payment" | "nothing";

export async function whatFrameSells(frame: Frame, pace: Pace): Promise<FrameSells> {
  try {
    return whatSells(await callInPage({ frame, pace }, "readPressables", null));
  } catch {
    pace.signal.throwIfAborted();
    return "nothing";
  }
}

/** Same, if its buttons are already known. */
export function whatSells(pressables: readonly { text: string; spoken: string }[]): FrameSells {
  const moves = pressables
    .flatMap(({ text, spoken }) => [text, spoken])
    .map((words) => classifyMove(words, languages)?.move ?? "");
  if (moves.some((move) => selling.has(move))) return "goods";
  return moves.includes("pay") ? "payment" : "nothing";
}

const selling: ReadonlySet<string> = new Set(["buy_now", "add_to_cart", "go_to_checkout"]);
