import { fieldWithRole } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { type Move, movesAmong, type Pressable } from "../../page/moves/read-moves.ts";
import { siteOf } from "../../page/own-frames.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { FormWork } from "../form/form-work.ts";
import { type Look, lookAt } from "../form/read-ways.ts";
import { submitOf } from "../form/submit-of.ts";
import { isByCard } from "../payment/choose-payment.ts";
import { isForCards } from "../payment/find-card-opener.ts";
import { openCardTab } from "../payment/open-card-tab.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import { isOfShop } from "./is-of-shop.ts";
import type { Pressed } from "./press-pay.ts";

/** A list of payment methods, one of cards, and the form. */
const mostSteps = 4;

/**
 * Leads to the card form behind the order: to a payment provider's page, and there to the section for cards.
 * This pays nothing, since no page has the card yet. Acts once on each document.
 */
export function leadToCard(visit: Visit, work: FormWork, pressed: Pressed): () => Promise<boolean> {
  const seen = new Set<string>();
  return async () => {
    const { page } = visit;
    const look = `${watchRequests(page).arrivedCount()} ${page.url()}`;
    if (work.payment.isCardDue !== true || seen.has(look) || seen.size >= mostSteps) return false;
    seen.add(look);
    if (await openCardTab(visit)) return true;
    // The sent form stays until its answer arrives: nothing on it is pressed again.
    if (page === pressed.page && watchRequests(page).arrivedCount() === pressed.arrived) return false;
    const next = await lookAt(visit);
    return isOfShop(visit, work, page.url()) ? handOver(visit, next) : takeCard(visit, next);
  };
}

/**
 * "Pay now", "Proceed to payment": a link, or a button that leads to another site, doesn't place an order.
 */
async function handOver(visit: Visit, { pressables, reading }: Look): Promise<boolean> {
  const leading = movesAmong(pressables).filter(({ disabled, isAside }) => !disabled && !isAside);
  const site = siteOf(reading.url);
  const [way] = leading.filter((one) => {
    const target = URL.parse(one.href, one.frame.url());
    if (one.href === "" || !target?.protocol.startsWith("http") || target.hash !== "") return false;
    const isAway = siteOf(target.href) !== site;
    return one.move === "pay" ? one.isLink || isAway : isAway && leadingOn.has(one.move);
  });
  if (!way) return false;
  await pressThrough(visit, way);
  return true;
}

const leadingOn: ReadonlySet<Move> = new Set(["continue", "go_to_checkout"]);

async function takeCard(visit: Visit, look: Look): Promise<boolean> {
  const { page, pace } = visit;
  const group = fieldWithRole(look.all, "paymentMethod");
  const byCard = group && realChoices(group).find(({ title }) => isByCard(title));
  if (group && byCard) {
    const { filled } = await fillField(group, byCard.value, pace);
    await settle(page, pace);
    const on = filled && (await submitOf(visit, group));
    if (on) await pressThrough(visit, on);
    return filled;
  }
  const named = look.pressables.filter(
    (one) => !one.disabled && !one.isAside && isForCards(one.text) && staysThere(one),
  );
  const [only] = named;
  if (!only || named.some(({ selector }) => selector !== only.selector)) return false;
  await pressThrough(visit, only);
  return true;
}

function staysThere({ isLink, href, frame }: Pressable): boolean {
  return !isLink || URL.parse(href, frame.url())?.origin === URL.parse(frame.url())?.origin;
}
