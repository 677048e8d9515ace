import type { Place } from "../../page/call-in-page.ts";
import { notAllowed, type PressOptions, type PressProof, press } from "../../page/moves/press.ts";
import type { Visit } from "../visit.ts";
import { clearTheWay, coverOf } from "./clear-the-way.ts";
import { watchTabs } from "./follow-tab.ts";

/** A loading mask disappears by itself within this time. */
const firstTryMs = 1_500;

/**
 * Presses like a person: closes whatever covers the target first, and continues in a tab that opens. Not for
 * the order button, whose presses are counted.
 */
export async function pressThrough(
  visit: Visit,
  target: Place,
  { mayPress }: Pick<PressOptions, "mayPress"> = {},
): Promise<PressProof> {
  const { page, pace } = visit;
  if (await coverOf(visit, target)) await clearTheWay(visit, target);
  const tabs = watchTabs(visit);
  let proof = await press(page, target.locator, pace, { clickMs: firstTryMs, mayPress });
  if (proof.why !== undefined && proof.why !== notAllowed && proof.began === "nothing") {
    await clearTheWay(visit, target);
    proof = await press(page, target.locator, pace, { mayPress });
  }
  await tabs.follow(proof);
  return proof;
}
