import { placeOf } from "../../deciding/place-of.ts";
import { callOnElement } from "../../page/call-in-page.ts";
import { waitUntil } from "../../page/waiting/look-until.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { SeenWay } from "../../phases/form/read-ways.ts";
import type { Visit } from "../../phases/visit.ts";

/** A script fetches what it is about to show. */
const drawingLimitMs = 1_500;

/**
 * Whether the page's own script shows what a link leads to, without a new document. Such shops may keep their cart in
 * the script's memory, where a document loaded by its address would find none.
 */
export async function isShownInPage(visit: Visit, { address, pressable }: SeenWay): Promise<boolean> {
  const { page, pace } = visit;
  const isTaken = await callOnElement({ ...pressable, pace }, "followInPage").catch(() => false);
  pace.signal.throwIfAborted();
  if (!isTaken) return false;
  const isThere = () => placeOf(page.url()) === placeOf(address);
  if (!(await waitUntil(pace, { limitMs: drawingLimitMs, everyMs: 30 }, isThere))) return false;
  await settle(page, pace);
  return true;
}
