import { settle } from "../../page/waiting/settle.ts";
import { isByCard } from "../../words/paying/is-by-card.ts";
import { workForm } from "../checkout/give-details.ts";
import { failures } from "../failures/failures.ts";
import type { FormWork } from "../form/form-work.ts";
import { type Look, lookAt } from "../form/ways/read-ways.ts";
import { pressThrough } from "../page/press-through.ts";
import { cardFormInSight, isPaidOtherwise, showCardForm } from "../payment/card/card-form.ts";
import { findCardOpener } from "../payment/card/find-card-opener.ts";
import { findOtherWay, keptCardOn } from "../payment/card/kept-card.ts";
import { refuseWithheldCard } from "../payment/card/refuse-withheld-card.ts";
import { noteNamedWay, noteWays } from "../payment/ways/ways-asked-later.ts";
import type { PlacedOrder } from "../submit/receipt/placed-order.ts";
import type { Visit } from "../visit.ts";
import { asksForCardLater } from "./card-later.ts";
import { payAsAgreed } from "./pay-as-agreed.ts";
import { payByCard } from "./pay-by-card.ts";

/**
 * Pays by card if the shop takes one on its pages, or behind a button that says so or orders; otherwise in
 * the way that a person agrees to.
 */
export async function pay(visit: Visit, work: FormWork): Promise<PlacedOrder> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const placed = await payHere(visit, work);
    if (typeof placed === "object") return placed;
    work.payment.mayLeadOn = false;
    // Nothing on such a page is pressed before a person has decided.
    await (placed === "way_asked" ? noteWays(visit, work) : workForm(visit, work));
  }
  throw failures.ledNowhere(visit, "What may place the order", undefined);
}

/** A card on file isn't used: the page is asked for another way, once. */
async function leaveKeptCard(visit: Visit, { payment }: FormWork, look: Look): Promise<boolean> {
  payment.keptCard = keptCardOn(look);
  const other = payment.keptCard === undefined ? undefined : findOtherWay(look.pressables);
  if (!other || payment.hasLeftKept) return false;
  payment.hasLeftKept = true;
  await pressThrough(visit, other);
  await settle(visit.page, visit.pace);
  return true;
}

/**
 * "Pay another way", where wallets alone are offered: what else there is is shown before a person is asked. Once, and
 * not by a button that sends a form.
 */
async function showOtherWays(visit: Visit, { payment }: FormWork, look: Look): Promise<boolean> {
  const { offered, requested, hasShownOthers = false } = payment;
  const isNeeded = !requested && !offered.some(({ title }) => isByCard(title));
  const other = findOtherWay(look.pressables.filter(({ isSubmit }) => !isSubmit));
  if (!other || !isNeeded || hasShownOthers || findCardOpener(look) !== undefined) return false;
  payment.hasShownOthers = true;
  await pressThrough(visit, other);
  await settle(visit.page, visit.pace);
  Object.assign(payment, { offered: [], chosen: undefined, walletsAt: undefined });
  return true;
}

/** Steps behind buttons that might have placed the order. */
const mostSteps = 3;

async function payHere(visit: Visit, work: FormWork): Promise<PlacedOrder | "led_on" | "way_asked"> {
  const form = cardFormInSight(work) ?? (await showCardForm(visit, work));
  if (form) return payByCard(visit, work, form);
  const look = await lookAt(visit);
  if (await leaveKeptCard(visit, work, look)) return payHere(visit, work);
  if (await showOtherWays(visit, work, look)) return "led_on";
  // A button of a page that names a card on file may charge that card, until another way was asked for.
  const { keptCard, hasLeftKept = false, requested } = work.payment;
  const isKept = keptCard !== undefined;
  // Where the request names another way, the button is that of a way that is not chosen.
  const mayOpen = (!isKept || hasLeftKept) && !(requested && isPaidOtherwise(work.payment));
  if (mayOpen && findCardOpener(look) !== undefined) return payByCard(visit, work, "behind_button");
  await refuseWithheldCard(visit, work);
  const isCardLater = !isKept && (await asksForCardLater(visit, work));
  if (isCardLater && !noteNamedWay(visit, work)) return payByCard(visit, work, "behind_button");
  return payAsAgreed(visit, work);
}
