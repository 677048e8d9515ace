import { placeOf } from "../../../deciding/place-of.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { settle } from "../../../page/waiting/settle.ts";
import type { SeenWay } from "../../../phases/form/ways/read-ways.ts";
import type { Visit } from "../../../phases/visit.ts";

/** A script fetches what it is about to show. */
const drawingLimitMs = 1_500;

/**
 * Lets the page's own script show what a link leads to, without a new document. Returns false if it doesn't: the link
 * has to be opened by its address. A shop may keep its cart in the script's memory, which a new document would lose.
 */
export async function showInPage(
  visit: Visit,
  { address, pressable }: Pick<SeenWay, "address" | "pressable">,
): Promise<boolean> {
  const { page, pace } = visit;
  const isTaken = await callOnElement({ ...pressable, pace }, "followInPage").catch(() => false);
  pace.signal.throwIfAborted();
  if (!isTaken) return false;
  const isThere = () => placeOf(page.url()) === placeOf(address);
  if (!(await waitUntil(pace, { limitMs: drawingLimitMs, everyMs: 30 }, isThere))) return false;
  await settle(page, pace);
  return true;
}
