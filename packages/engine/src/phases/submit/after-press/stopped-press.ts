import { callOnElement } from "../../../page/call-in-page.ts";
import type { PageError } from "../../../page/outcomes/read-errors.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";
import type { Pressed } from "../press/press-pay.ts";

/** A script that checks the form and then sends it has begun to by then. */
const reactedMs = 1_500;

export interface StoppedPress {
  isStopped: boolean;
  /** The page names a field, and may still send the form all the same. */
  isOpen: boolean;
  /** What the browser says of each field, where it is the browser. */
  complaints: readonly PageError[];
}

interface Trace {
  pressed: Pressed;
  /** Whether the page's answer is known, or still to come. */
  isDecided: boolean;
  sent: number;
  isSameDocument: boolean;
  complaints: readonly PageError[];
}

const notStopped: StoppedPress = { isStopped: false, isOpen: false, complaints: [] };

/**
 * Whether the press was answered by a check of the form instead of being sent. Silence is no such answer, nor is a
 * complaint about no field: the order may still be on its way.
 */
export async function stoppedPress(
  visit: Visit,
  { all }: Look,
  { pressed: { button, at }, complaints, ...trace }: Trace,
): Promise<StoppedPress> {
  const isNothingSent = !trace.isDecided && trace.sent === 0 && trace.isSameDocument;
  if (!isNothingSent) return notStopped;
  const isEarly = Date.now() - at < reactedMs;
  if (complaints.some(({ field }) => field)) return { isStopped: !isEarly, isOpen: isEarly, complaints: [] };
  if (isEarly) return notStopped;
  const { pace } = visit;
  const held = await callOnElement({ ...button, pace, limitMs: 2_000 }, "heldByBrowser").catch(() => []);
  pace.signal.throwIfAborted();
  return {
    isStopped: held.length > 0,
    isOpen: false,
    complaints: held.map(({ selector, text }): PageError => {
      const field = all.find((one) => one.selector === selector && one.frame === button.frame);
      return { text, kind: "field", ...(field && { field }) };
    }),
  };
}
