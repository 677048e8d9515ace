import type { DisplayedMoney } from "@cartwright/contract";
import type { PageTexts } from "../../../page/outcomes/page-texts.ts";
import { type Confirmation, confirmationOf } from "../../../page/outcomes/read-confirmation.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import type { FormWork } from "../../form/form-work.ts";
import { lookAt } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";
import { describeOrder } from "../after-press/describe-order.ts";
import type { SubmissionEnd } from "../after-press/submission-end.ts";
import { watchReceipt } from "./watch-receipt.ts";

/**
 * The placed order, if the page confirms it now. One that does so in no words is looked at until it has stayed as it is
 * for a while. `before`: the page it was sent from.
 */
export async function findReceipt(
  visit: Visit,
  work: Pick<FormWork, "payment">,
  before: { url: string; texts: PageTexts; approved: DisplayedMoney | undefined },
): Promise<Extract<SubmissionEnd, { kind: "confirmed" }> | undefined> {
  const found = await seeReceipt(visit, work, before);
  if (!found) return undefined;
  visit.orderPresses.end("confirmed");
  return { kind: "confirmed", confirmation: found, approved: before.approved };
}

/** What confirms the order on the page, if it is one that does. */
export async function seeReceipt(
  visit: Visit,
  work: Pick<FormWork, "payment">,
  before: { url: string; texts: PageTexts; approved: DisplayedMoney | undefined },
): Promise<Confirmation | undefined> {
  const { currency, pace } = visit;
  const isBelieved = watchReceipt(visit, work);
  const found = await lookUntil(pace, { limitMs: patienceFor(pace, unsaidMs) }, async () => {
    const look = await lookAt(visit);
    const order = describeOrder(visit, before, look);
    const confirmation = confirmationOf(look, { currency, order });
    if (!confirmation.isConfirmed || wasSaidBefore(visit, confirmation)) return "none";
    return (await isBelieved(confirmation, look)) ? confirmation : undefined;
  });
  return found === "none" ? undefined : found;
}

/** "Thank you for shopping with us", on the page that the order was sent from. */
function wasSaidBefore({ page, orderPresses }: Visit, { text }: Confirmation): boolean {
  const { saidBefore } = orderPresses;
  return saidBefore !== undefined && saidBefore.text === text && saidBefore.url === page.url();
}

/** A little longer than such a page has to stay as it is. One that comes while the card is due is not believed here. */
const unsaidMs = 4_000;
