import type { ElementHandle, Locator, Page } from "playwright-core";
import { callOnElement } from "../call-in-page.ts";
import { bounded, type Pace, untilStopped } from "../waiting/pace.ts";

export interface Held {
  /** Called with the pointer on the target. Resolves to false to cancel the press. */
  mayHold: () => Promise<boolean>;
  /** Resolves to true to complete the press. Called with the mouse button down on the target. */
  mayRelease: () => Promise<boolean>;
  /** How long the element may stay covered. */
  limitMs: number;
}

/** A page with a busy script handles the mouse late. */
const busyMs = 5_000;

/** `unheard`: released, but the page hasn't handled it yet. */
export type Release = "released" | "unheard" | "not_allowed" | "missed";

/** Outside the window, where a release clicks on no control, however large it is. */
const outside = { x: -10, y: -10 };

/**
 * Presses the mouse button on an element and releases it there only if that is still allowed. A page learns
 * of the press when the button goes down, but a click happens only when it comes up: what the page changes in
 * between is seen before anything is sent.
 */
export async function holdAndRelease(
  page: Page,
  { element, target }: { element: ElementHandle; target: Locator },
  pace: Pace,
  { mayHold, mayRelease, limitMs }: Held,
): Promise<Release> {
  await untilStopped(pace, () =>
    Promise.all([
      element.waitForElementState("enabled", { timeout: limitMs }),
      element.hover({ timeout: limitMs }),
      callOnElement({ locator: target, pace }, "watchHold").catch(() => undefined),
    ]),
  );
  if (!(await mayHold())) return "not_allowed";
  const isDown = await inTime(pace, page.mouse.down());
  let end: Release = isDown ? "missed" : "not_allowed";
  try {
    if (isDown && (await isHeld(target, pace))) {
      end = "not_allowed";
      if (await mayRelease()) end = (await inTime(pace, page.mouse.up())) ? "released" : "unheard";
    }
  } finally {
    if (end === "missed" || end === "not_allowed") await releaseOutside(page, pace);
  }
  return end;
}

async function isHeld(target: Locator, pace: Pace): Promise<boolean> {
  try {
    return await callOnElement({ locator: target, pace }, "isHeld");
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}

/** A busy page handles both in their order, however late. */
async function releaseOutside({ mouse }: Page, pace: Pace): Promise<void> {
  const released = Promise.all([mouse.move(outside.x, outside.y), mouse.up()]);
  await inTime(pace, released);
}

/** False if the page takes longer, or is gone. */
async function inTime(pace: Pace, sent: Promise<unknown>): Promise<boolean> {
  sent.catch(() => undefined);
  try {
    await bounded(pace, busyMs, () => sent);
    return true;
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}
