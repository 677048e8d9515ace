import type { DisplayedMoney } from "@cartwright/contract";
import { readFields } from "../../page/fields/read-fields.ts";
import { readMoves } from "../../page/moves/read-moves.ts";
import { type PageTexts, readPageTexts } from "../../page/outcomes/page-texts.ts";
import { readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import type { Visit } from "../visit.ts";
import { describeOrder } from "./describe-order.ts";
import type { SubmissionEnd } from "./submission-end.ts";

/** The placed order, if the page confirms it now. `before`: the page it was sent from. */
export async function findReceipt(
  visit: Visit,
  before: { url: string; texts: PageTexts; approved: DisplayedMoney | undefined },
): Promise<Extract<SubmissionEnd, { kind: "confirmed" }> | undefined> {
  const { page, pace, currency, orderPresses } = visit;
  const [fields, moves, texts] = await Promise.all([
    readFields(page, pace),
    readMoves(page, pace),
    readPageTexts(page, pace),
  ]);
  const order = describeOrder(visit, before, { fields, moves });
  const confirmation = await readConfirmation(page, pace, { currency, texts, order });
  if (!confirmation.isConfirmed) return undefined;
  orderPresses.end("confirmed");
  return { kind: "confirmed", confirmation, approved: before.approved };
}
