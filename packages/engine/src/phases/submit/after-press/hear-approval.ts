import { callsPaid } from "../../../page/outcomes/calls-paid.ts";
import { linesOf, type PageTexts } from "../../../page/outcomes/page-texts.ts";
import { siteOf } from "../../../page/own-frames.ts";
import type { FormWork } from "../../form/form-work.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { isOfShop } from "../provider/is-of-shop.ts";
import type { AfterPressDecision, ApprovedThere } from "./decide-after-press.ts";
import type { LookAfterPress } from "./look-after-press.ts";

/**
 * What a page that is not the shop's says of a payment that it has made: as a receipt, or in few words on the site that
 * was given the card, once it asks for nothing more. A bank's "approved" is about its customer, not the payment.
 */
export function hearApproval(
  visit: Visit,
  work: Pick<FormWork, "payment">,
  { before, seen, decision }: { before: PageTexts; seen: LookAfterPress; decision: AfterPressDecision },
): ApprovedThere | undefined {
  const { facts, confirmation, texts } = seen;
  const url = visit.page.url();
  if (isOfShop(visit, work, url)) return undefined;
  if (decision.kind === "confirmed") return { host: hostOf(visit), words: confirmation.text };
  const hasCard = work.payment.numberSites?.has(siteOf(url)) === true;
  const isDone = confirmation.order?.isFormGone === true && facts.complaints.length === 0;
  if (!hasCard || !isDone) return undefined;
  const known = new Set(linesOf(before));
  const words = callsPaid(linesOf(texts).filter((line) => !known.has(line)));
  return words === undefined ? undefined : { host: hostOf(visit), words };
}
