import { asksForCollection } from "../../../choosing/delivery/asks-for-collection.ts";
import type { RankedWay } from "../../../deciding/rank-ways.ts";
import type { WayGoal } from "../../../deciding/way.ts";
import { limits } from "../../../deciding/weights.ts";
import { isCollection } from "../../../words/delivery/is-collection.ts";
import type { Visit } from "../../visit.ts";
import type { FormWork } from "../form-work.ts";
import { knownOf } from "./known-of-purchase.ts";
import { type Look, rankWaysOf, type SeenWay, stateOf, stepOf } from "./read-ways.ts";

/** The minimum weight of a way after this long with nothing to do. */
export function leastWeight(idleMs: number): number {
  if (idleMs < doubtfulAfterMs) return limits.sure;
  return idleMs < desperateAfterMs ? limits.doubtful : limits.guess;
}

const doubtfulAfterMs = 2_500;
const desperateAfterMs = 8_000;

/** Pressing the same thing more often on one page doesn't help, even if it changes something. */
const mostUses = 4;

/**
 * The best way that is safe, has not failed on this state of the page, and has enough weight. While an order may
 * exist, a form that asks for nothing could only place another one: it is sent only if a person has agreed to that.
 */
export function findWayOn(
  visit: Visit,
  work: FormWork,
  look: Look,
  {
    goal = "next_step",
    least = limits.sure,
    mayOrderAgain = false,
  }: { goal?: WayGoal; least?: number; mayOrderAgain?: boolean } = {},
): RankedWay<SeenWay> | undefined {
  const state = stateOf(look);
  const step = stepOf(look);
  const mayCollect = asksForCollection(visit.order.request);
  const mayRepeat = visit.orderPresses.isOpen && !mayOrderAgain;
  const whyLeft = ({ key, enabled, pressable, isLink, sendsBareForm }: SeenWay) => {
    if (!enabled) return "it is disabled";
    if (mayRepeat && sendsBareForm && !isLink) return "it may place the order again";
    if (visit.orderPresses.isOrders(pressable)) return "it has placed the order";
    if (pressable.isTab && isCollection(pressable.text) && !mayCollect) return "the goods would be collected";
    if (visit.journal.hasFailed(state, key)) return "it led nowhere before";
    return visit.journal.usesOnStep(step, key) < mostUses ? undefined : "it was pressed often enough here";
  };
  const known = knownOf(visit, work, { look, goal });
  const ranked = rankWaysOf(visit, look, { goal, known, whyLeft, least });
  const best = ranked.find(({ way }) => whyLeft(way) === undefined);
  return best && best.weight >= least ? best : undefined;
}
