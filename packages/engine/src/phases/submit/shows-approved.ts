import type { ShownTotal } from "../../page/amounts/pick-total.ts";
import { readShownTotal, settledTotal } from "../../page/amounts/read-total.ts";
import type { Visit } from "../visit.ts";
import { type Approval, isAsApproved } from "./approval.ts";

/** A total that is just being drawn again is looked for so long before anybody is asked about it. */
const lookAgainMs = 4_000;

/** Whether the page shows what was approved at this very moment. */
export async function showsApproved(visit: Visit, approval: Approval): Promise<boolean> {
  const { page, pace, currency } = visit;
  return isAsApproved(await readShownTotal(page, pace, currency), approval);
}

/** The same, looked for a while where the page shows something else. */
export async function comesToShowApproved(visit: Visit, approval: Approval): Promise<boolean> {
  return (await showsApproved(visit, approval)) || isAsApproved(await totalInstead(visit), approval);
}

/** What the page shows in its place, at rest. */
export function totalInstead({ page, pace, currency }: Visit): Promise<ShownTotal | undefined> {
  return settledTotal(page, pace, { currency, limitMs: lookAgainMs });
}
