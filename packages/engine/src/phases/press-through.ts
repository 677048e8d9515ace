import type { Place } from "../page/call-in-page.ts";
import { notAllowed, type PressOptions, type PressProof, press } from "../page/moves/press.ts";
import { clearTheWay, coverOf } from "./clear-the-way.ts";
import { watchTabs } from "./follow-tab.ts";
import type { Visit } from "./visit.ts";

/** A mask that only says that something is loading is gone by itself after so long. */
const firstTryMs = 1_500;

/**
 * Presses as a person would: what lies over the target is taken away first where it can be closed, and a tab that opens is
 * gone on in. Not for the button that places the order, whose every press is counted.
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
