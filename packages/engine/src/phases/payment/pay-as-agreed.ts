import { choicesSchema, type DisplayedMoney } from "@cartwright/contract";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { workForm } from "../buyer/give-details.ts";
import type { FormWork, PaymentMethod } from "../checkout/form-work.ts";
import { goTo } from "../go-to.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import type { PlacedOrder } from "../submit/placed-order.ts";
import { submitOrder } from "../submit/submit-order.ts";
import { hostOf, type Visit } from "../visit.ts";
import { describeTotal } from "./describe-total.ts";
import { findPayButton } from "./find-pay-button.ts";
import { modelRemark } from "./model-remark.ts";
import { payByCard } from "./pay-by-card.ts";
import { type OrderTotal, readOrderTotal } from "./read-order-total.ts";

/** The first, and three more after refusals: details are put right on the way. */
const mostOrders = 4;

/**
 * The shop takes no card here: a person who sees the total decides how to pay, since the press of the button binds the
 * buyer. The order is placed in that way or not at all.
 */
export async function payAsAgreed(visit: Visit, work: FormWork): Promise<PlacedOrder> {
  let refusal = "";
  let agreed: DisplayedMoney | undefined;
  for (let order = 1; order <= mostOrders; order += 1) {
    await refuseDeadEnd(visit, work);
    const read = await readOrderTotal(visit, work);
    const { total } = read;
    if (!isSameTotal(agreed, total)) work.payment.decided = await askHowToPay(visit, work, { read, refusal });
    await takeAgreedWay(visit, work);
    await visit.host.report({
      code: "payment_chosen",
      label: `Pays ${hostOf(visit)} by "${work.payment.decided?.title}".`,
      facts: { method: work.payment.decided?.title ?? null },
    });
    const end = await submitOrder(visit, work, { total });
    if (end.kind === "confirmed") return { total, confirmation: end.confirmation };
    if (end.kind === "card_asked") return payByCard(visit, { ...work, totalBefore: total }, undefined);
    // What it says once more has nothing to do with the way to pay.
    if (end.isAboutCard && end.words === refusal) throw refused(visit, order, refusal);
    refusal = end.words;
    // Details that are put right change nothing of what was agreed to, as long as the total stands.
    agreed = end.isAboutCard ? undefined : total;
    await workForm(visit, work);
  }
  throw refused(visit, mostOrders, refusal);
}

function isSameTotal(agreed: DisplayedMoney | undefined, total: DisplayedMoney | undefined): boolean {
  return agreed !== undefined && agreed.amount === total?.amount && agreed.currency === total.currency;
}

function refused(visit: Visit, times: number, words: string): PurchaseFailed {
  return new PurchaseFailed(
    "stuck",
    `${hostOf(visit)} refused the order ${times} times. It says: "${words}". Nothing was ordered.`,
  );
}

/** An order button that stays shut, and no way to pay in view: nobody is asked to agree to what cannot be done. */
async function refuseDeadEnd(visit: Visit, work: FormWork): Promise<void> {
  if (work.payment.chosen || !(await findPayButton(visit, work))?.disabled) return;
  const [complaint] = await readErrors(visit.page, visit.pace);
  const words = complaint ? ` It says: "${complaint.text}".` : "";
  throw new PurchaseFailed(
    "payment_unsupported",
    `${hostOf(visit)} offers no way to pay for this order.${words}`,
  );
}

/** What stands chosen for the time being is often what was meant; otherwise the form is gone through once more. */
async function takeAgreedWay(visit: Visit, work: FormWork): Promise<void> {
  const { chosen, decided, offered, address } = work.payment;
  if (offered.length === 0 || chosen?.value === decided?.value) return;
  await workForm(visit, work);
  if (work.payment.chosen?.value === decided?.value) return;
  await goTo(visit, address);
  await workForm(visit, work);
  if (work.payment.chosen?.value === decided?.value) return;
  throw new PurchaseFailed(
    "stuck",
    `"${decided?.title}" could not be chosen again at ${hostOf(visit)}. Nothing was ordered.`,
  );
}

async function askHowToPay(
  visit: Visit,
  { payment }: FormWork,
  { read, refusal }: { read: OrderTotal; refusal: string },
): Promise<PaymentMethod> {
  const host = hostOf(visit);
  const { total } = read;
  const offered =
    payment.offered.length > 0 ? payment.offered : [{ value: "as_offered", title: "As the shop has set it" }];
  const choices = offered.map(({ value, title }) => ({ const: value, title }));
  const before = refusal ? `${host} did not accept the order. It says: "${refusal}". ` : "";
  const price = describeTotal(read, visit.order.maxCost);
  const answer = await visit.host.ask({
    key: "payment_method",
    message: `${before}${host} takes no card on this page. ${price} Choosing a way to pay places the order and binds the buyer.${modelRemark(visit)}`,
    responseSchema: choicesSchema(new Map([["payment_method", choices]])),
    ...(total && { detectedTotal: total }),
  });
  const chosen = offered.find(({ value }) => value === answer.payment_method);
  if (chosen) return chosen;
  throw new PurchaseFailed("payment_unsupported", `${host} does not offer the way to pay that was chosen.`);
}
