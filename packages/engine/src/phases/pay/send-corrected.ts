import type { Refused } from "../submit/after-press/submission-end.ts";
import type { Submission } from "../submit/agree-to-total.ts";
import type { NothingSent } from "../submit/press/order-presses.ts";
import type { Visit } from "../visit.ts";

/** What the form objects to once more after this many corrections is told with the next question. */
const mostCorrected = 3;

interface Correcting<End> {
  approval: Submission["approval"];
  /** Gives what the form says is missing or wrong. False if that can't be known. */
  putRight: (refused: Refused) => Promise<boolean>;
  submit: (agreed: Submission) => Promise<End>;
}

/**
 * An order that a check of the form has stopped is sent once its details are right, without another question: the card is
 * typed already, and the total is compared with the approved one again before the press.
 */
export async function sendCorrected<End extends { kind: string }>(
  { orderPresses }: Visit,
  first: End | Refused,
  { approval, putRight, submit }: Correcting<End>,
): Promise<End | Refused> {
  let end = first;
  for (let times = 0; times < mostCorrected; times += 1) {
    const refused = unsent(end);
    if (!refused || !(await putRight(refused))) return end;
    end = await submit({ permit: orderPresses.afterProof(refused.state), approval });
  }
  return end;
}

/** Undefined if something may have been sent, or if it is the card that isn't right. */
function unsent(end: { kind: string } | Refused): (Refused & { state: NothingSent }) | undefined {
  if (!isRefused(end) || end.about === "card") return undefined;
  const { state } = end;
  return typeof state === "object" ? { ...end, state } : undefined;
}

function isRefused(end: { kind: string }): end is Refused {
  return end.kind === "refused";
}
