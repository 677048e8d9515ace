import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import { typesListenedTo } from "../isolated-world.ts";
import { bounded, type Pace } from "./pace.ts";

/**
 * What a page may do by itself while nothing is pressed: `inert`: nothing, it has no script; `deaf`: its scripts listen
 * to nothing that is typed or chosen; `live`: anything, or unknown.
 */
export type Liveliness = "inert" | "deaf" | "live";

/** Scripts that come later than this to a page that has loaded are few. */
const grownMs = 1_500;
const askLimitMs = 1_000;

const inputs = ["input", "beforeinput", "change", "focusin", "focusout", "focus", "blur", "keydown", "keyup"];
const more = ["keypress", "paste", "click", "mousedown", "mouseup", "pointerdown", "pointerup", "touchend"];
const inputTypes: ReadonlySet<string> = new Set([...inputs, ...more]);

/**
 * How lively the page is. Without listeners, what was typed is neither saved nor answered before the form is sent, so
 * there is nothing to wait for. A page that looks at its fields by a clock is taken for deaf.
 */
export async function livelinessOf(
  page: Page,
  pace: Pace,
  { youngMs = grownMs }: { youngMs?: number } = {},
): Promise<Liveliness> {
  const frame = page.mainFrame();
  try {
    const { isLoaded, scripts, ageMs } = await callInPage({ frame, pace }, "scriptsOfPage");
    // Frames have scripts of their own.
    if (!isLoaded || frame.childFrames().length > 0 || (scripts > 0 && ageMs < youngMs)) return "live";
    const types = await bounded(pace, askLimitMs, () => typesListenedTo(frame));
    if (types.intersection(inputTypes).size > 0) return "live";
    return scripts === 0 ? "inert" : "deaf";
  } catch {
    pace.signal.throwIfAborted();
    return "live";
  }
}
