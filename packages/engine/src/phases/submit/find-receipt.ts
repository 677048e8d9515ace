import type { DisplayedMoney } from "@cartwright/contract";
import type { PageTexts } from "../../page/outcomes/page-texts.ts";
import { confirmationOf } from "../../page/outcomes/read-confirmation.ts";
import { lookAt } from "../form/read-ways.ts";
import type { Visit } from "../visit.ts";
import { describeOrder } from "./describe-order.ts";
import type { SubmissionEnd } from "./submission-end.ts";

/** The placed order, if the page confirms it now. `before`: the page it was sent from. */
export async function findReceipt(
  visit: Visit,
  before: { url: string; texts: PageTexts; approved: DisplayedMoney | undefined },
): Promise<Extract<SubmissionEnd, { kind: "confirmed" }> | undefined> {
  const { currency, orderPresses } = visit;
  const look = await lookAt(visit);
  const order = describeOrder(visit, before, look);
  const confirmation = confirmationOf(look, { currency, order });
  if (!confirmation.isConfirmed) return undefined;
  orderPresses.end("confirmed");
  return { kind: "confirmed", confirmation, approved: before.approved };
}
