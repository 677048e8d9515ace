import type { Locator } from "playwright-core";
import { callOnElement } from "../page/call-in-page.ts";
import { readFields } from "../page/fields/read-fields.ts";
import type { TargetSnapshot } from "../page/in-page/presses/describe-target.ts";
import { classifyMove } from "../page/moves/classify-move.ts";
import { readMoves } from "../page/moves/read-moves.ts";
import type { Visit } from "../phases/visit.ts";
import type { AgentGoal } from "./goal.ts";
import type { Circumstances } from "./judge-action.ts";

export interface LookedAt {
  target: TargetSnapshot;
  around: Circumstances;
}

/** Reads the target and its surroundings again, right before an action. */
export async function lookAtTarget(visit: Visit, goal: AgentGoal, locator: Locator): Promise<LookedAt> {
  const { page, pace, browser } = visit;
  const [target, fields, moves] = await Promise.all([
    callOnElement({ locator, pace }, "describeTarget"),
    readFields(page, pace),
    readMoves(page, pace),
  ]);
  const isPayWorded = [target.text, target.spoken].some((text) => classifyMove(text)?.move === "pay");
  const isKnown = goal.payButton !== undefined && (await isSame(visit, locator, goal.payButton));
  const isPaymentNear =
    goal.isPaymentChosen === true ||
    moves.some(({ move, isAside }) => move === "pay" && !isAside) ||
    fields.some(({ role, isAside }) => !isAside && (role === "cardNumber" || role === "paymentMethod"));
  const around = {
    mayVisit: browser.mayVisit,
    fields,
    isPaymentNear,
    isLastLook: (await goal.isLastLook?.()) ?? false,
    isPayButton: isPayWorded || isKnown,
  };
  return { target, around };
}

function isSame({ pace }: Visit, locator: Locator, selector: string): Promise<boolean> {
  return callOnElement({ locator, pace }, "isWithin", selector).catch(() => true);
}
