import type { Frame } from "playwright-core";
import { languages } from "../../words/languages.ts";
import { callInPage } from "../call-in-page.ts";
import { classifyMove } from "../moves/classify-move.ts";
import type { Pace } from "../waiting/pace.ts";

/** Whether a frame is a checkout of its own, with a button that buys there. */
export async function isCheckoutFrame(frame: Frame, pace: Pace): Promise<boolean> {
  try {
    const found = await callInPage({ frame, pace }, "readPressables", null);
    return isCheckoutAmong(found);
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}

/** The same, where it is known what can be pressed there. */
export function isCheckoutAmong(pressables: readonly { text: string; spoken: string }[]): boolean {
  return pressables.some(({ text, spoken }) =>
    [text, spoken].some((words) => selling.has(classifyMove(words, languages)?.move ?? "")),
  );
}

const selling: ReadonlySet<string> = new Set(["pay", "buy_now", "add_to_cart", "go_to_checkout"]);
