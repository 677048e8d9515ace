import { isOfWay, requestedWay } from "../../../choosing/money/requested-way.ts";
import { type Field, type FieldChoice, fieldWithRole } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { namesWayToPay } from "../../../page/moves/classify-move.ts";
import type { PressableMove } from "../../../page/moves/read-moves.ts";
import { opensPage } from "../../../page/moves/read-moves.ts";
import type { PageReading } from "../../../page/reading/page-reading.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { endsInFourDigits } from "../../../words/paying/card-brands.ts";
import { isByCard, isWallet } from "../../../words/paying/is-by-card.ts";
import { failures } from "../../failures/failures.ts";
import { type FormWork, isStranger, type PaymentMethod } from "../../form/form-work.ts";
import { watchChoice } from "../../form/ways/pending-save.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { goTo } from "../../page/go-to.ts";
import type { Visit } from "../../visit.ts";
import { findPayLinks } from "./find-pay-links.ts";
import { leavesWayToPayOpen } from "./leaves-way-open.ts";
import { areWalletButtons, isOfDevice, isOfWallets } from "./wallet-buttons.ts";

const mostTries = 4;

/**
 * Chooses the payment method if the shop offers several: what a person has decided, what the request names, or
 * the card. If it takes no card, the selected or first one is taken provisionally; a person decides once the total is known.
 */
export async function choosePayment(
  visit: Visit,
  work: FormWork,
  look: Look & { moves: readonly PressableMove[] },
): Promise<boolean> {
  const { reading, fields } = look;
  const group = fieldWithRole(fields, "paymentMethod");
  const offered = group ? offeredOf(group) : [];
  const isBesideCard = fields.some(({ role }) => role === "cardNumber");
  if (group && isBesideCard && offered.every(({ title }) => isNoNewCard(title)))
    return leaveAsItIs(work, group, offered);
  if (!group || offered.length === 0) {
    notePaymentPart(visit, work, reading);
    return noteButtons(visit, work, look);
  }
  work.payment.offered = offered.map(({ value, title }) => ({ value, title }));
  work.payment.address = visit.page.url();
  noteRequested(visit, work, offered);
  if (areWalletButtons(group, look)) {
    // Each pays at its press, which a person decides on.
    work.payment.walletsAt = look.reading.url;
    work.payment.chosen = offered.find(({ value }) => value === work.payment.decided?.value);
    return false;
  }
  const wanted = wantedOf(work, group, offered);
  work.payment.chosen = { value: wanted.value, title: wanted.title };
  if (group.value === wanted.value) return false;
  const tries = (work.tries.get("payment") ?? 0) + 1;
  work.tries.set("payment", tries);
  const noteSave = watchChoice(visit, work.save);
  const outcome = await fillField(group, wanted.value, visit.pace);
  work.save = noteSave();
  if (!outcome.filled && tries >= mostTries) throw failures.paymentRefused(visit, wanted.title, outcome.why);
  await settle(visit.page, visit.pace);
  return true;
}

/** The words of the request that name a way to pay are no choice of the goods that the shop lacks. */
function noteRequested(visit: Visit, { payment }: FormWork, offered: readonly FieldChoice[]): void {
  const requested = requestedWay(offered, visit.order.request);
  payment.requested = requested;
  if (requested) visit.unmatched = visit.unmatched?.filter((words) => !isOfWay(words, requested)) ?? [];
}

/**
 * Remembers whether any page of the checkout had a payment section that doesn't say how to pay. Each document
 * is read once.
 */
function notePaymentPart({ page }: Visit, { payment }: FormWork, { url, frames }: PageReading): void {
  const look = `${watchRequests(page).arrivedCount()} ${url}`;
  if (payment.isSpokenOf || payment.lookedThrough === look) return;
  payment.lookedThrough = look;
  payment.isSpokenOf = leavesWayToPayOpen(frames[0]?.texts.texts ?? []);
}

/**
 * Some shops have a button for each payment method, which chooses it and places the order. A link for each
 * only opens its page: the link that a person has decided on is followed.
 */
async function noteButtons(
  visit: Visit,
  work: FormWork,
  look: Look & { moves: readonly PressableMove[] },
): Promise<boolean> {
  const { payment } = work;
  if (isOfWallets(work, look)) return false;
  const buttons = look.moves.filter(({ move, disabled, isAside }) => move === "pay" && !disabled && !isAside);
  const links = buttons.length > 0 || isStranger(visit, work) ? [] : findPayLinks(look);
  const pays = [...buttons, ...links];
  if (pays.length === 0 || !buttons.every(({ text }) => namesWayToPay(text))) return false;
  payment.offered = pays.map(({ text }) => ({ value: text, title: text }));
  payment.address = visit.page.url();
  payment.chosen = payment.offered.find(({ value }) => value === payment.decided?.value);
  const way = pays.find(({ text }) => text === payment.chosen?.value);
  if (!way || !opensPage(way)) return false;
  await goTo(visit, way.href);
  await settle(visit.page, visit.pace);
  return true;
}

function wantedOf({ payment }: FormWork, group: Field, offered: readonly FieldChoice[]): FieldChoice {
  const { decided, requested } = payment;
  const agreed =
    decided && offered.find(({ value, title }) => value === decided.value || title === decided.title);
  const [first] = offered;
  // A wallet is used only if a person has decided so.
  const standing = offered.find(({ value, title }) => value === group.value && !isWallet(title));
  const byCard =
    offered.find(({ title }) => isByCard(title) && !isWallet(title)) ??
    offered.find(({ title }) => isByCard(title));
  const named = offered.find(({ value }) => value === requested?.value);
  const wanted = agreed ?? named ?? byCard ?? standing ?? first;
  if (!wanted) throw new Error("there is no way to pay among none");
  return wanted;
}

/** The same of a way that the shop offers, unless the request names another one that it lists ("BLIK, card"). */
export function isForCard(
  { requested }: Pick<FormWork["payment"], "requested">,
  way: PaymentMethod | undefined,
): boolean {
  return way !== undefined && isByCard(way.title) && way.value !== requested?.value;
}

/** Beside a card form, a group of only wallets and saved cards is an alternative to that form. */
function isNoNewCard(title: string): boolean {
  return isWallet(title) || endsInFourDigits(title);
}

/** A saved card that is selected anyway is named in the question for a new card. */
function leaveAsItIs({ payment }: FormWork, group: Field, offered: readonly FieldChoice[]): false {
  payment.offered = [];
  payment.chosen = offered.find(({ value, title }) => value === group.value && !isWallet(title));
  return false;
}

export function offeredOf(group: Field): FieldChoice[] {
  return byHandFirst(realChoices(group));
}

/**
 * Wallets, which need an account, come last; those that need the owner's own phone or browser are left out.
 */
function byHandFirst(choices: readonly FieldChoice[]): FieldChoice[] {
  const known = choices.filter(({ title }) => !isOfDevice(title));
  return [...known.filter(({ title }) => !isWallet(title)), ...known.filter(({ title }) => isWallet(title))];
}
