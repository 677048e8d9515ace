import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import { typesListenedTo } from "../isolated-world.ts";
import { bounded, type Pace } from "./pace.ts";

/** Scripts that come later than this to a page that has loaded are few. */
const grownMs = 1_500;
const askLimitMs = 1_000;

const inputs = ["input", "beforeinput", "change", "focusin", "focusout", "focus", "blur", "keydown", "keyup"];
const more = ["keypress", "paste", "click", "mousedown", "mouseup", "pointerdown", "pointerup", "touchend"];
const inputTypes: ReadonlySet<string> = new Set([...inputs, ...more]);

/**
 * Whether the page may do something about what is typed or chosen, before anything is pressed; true if that is unknown.
 * Otherwise nothing is saved or answered before the form is sent, so there is nothing to wait for. A page that looks at
 * its fields by a clock is taken for one that does not listen.
 */
export async function hearsInput(
  page: Page,
  pace: Pace,
  { youngMs = grownMs }: { youngMs?: number } = {},
): Promise<boolean> {
  const frame = page.mainFrame();
  try {
    const { isLoaded, scripts, ageMs } = await callInPage({ frame, pace }, "scriptsOfPage");
    // Frames have scripts of their own.
    if (!isLoaded || frame.childFrames().length > 0 || (scripts > 0 && ageMs < youngMs)) return true;
    const types = await bounded(pace, askLimitMs, () => typesListenedTo(frame));
    return types.intersection(inputTypes).size > 0;
  } catch {
    pace.signal.throwIfAborted();
    return true;
  }
}
