import type { Page } from "playwright-core";
import { callInPage } from "../../../page/call-in-page.ts";
import { cardRoles } from "../../../page/fields/field-role.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { patienceFor, pause } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import type { CardForm, FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";
import { openCardTab } from "./open-card-tab.ts";
import { foreignPaymentFrames } from "./payment-frames.ts";
import { restOfCard } from "./rest-of-card.ts";

/** Remembers since when the card form has been there: the address is often filled in beside it. */
export function noteCardForm({ page, pace }: Visit, { payment }: FormWork, all: readonly Field[]): void {
  if (pace.recipients) pace.recipients.mayBePaidByCard = !isPaidOtherwise(payment);
  const fields = all.filter(
    (field) => isCardField(field) && !(isPaidOtherwise(payment) && isStrangers(field)),
  );
  const { cardForm } = payment;
  const isSame = cardForm !== undefined && isSameForm(cardForm.fields, fields);
  payment.cardForm = { fields, at: isSame ? cardForm.at : Date.now() - sinceMs(page, fields) };
}

/** Fields in frames are rendered together with their frames, so they exist since the last frame loaded. */
function sinceMs(page: Page, fields: readonly Field[]): number {
  const isFramed = fields.every(({ frame }) => frame !== page.mainFrame());
  return isFramed ? watchRequests(page).sinceFramesMs() : 0;
}

const appearLimitMs = 15_000;
/**
 * Only the payment method's name suggests a card form, and nothing is loading: it may well come on a page of
 * its own.
 */
const wordedLimitMs = 2_500;
/** The same where no script of another host could bring it. */
const unprovidedLimitMs = 1_000;
/** If nothing suggests that a card form is loading. */
const unhintedLimitMs = 2_000;
/** If another payment method is selected, no card form will appear. */
const absentMs = 300;
/**
 * A form unchanged for this long is expected to stay while it is typed into; if it doesn't, it is filled
 * again.
 */
const steadyMs = 120;
const steadyLimitMs = 15_000;

/** The card form as of the last reading of the page; undefined if there was none. */
export function cardFormInSight({ payment }: FormWork): CardForm | undefined {
  const fields = payment.cardForm?.fields ?? [];
  const isWhole = fieldWithRole(fields, "cardNumber") !== undefined;
  return isWhole || asksForRest(fields, payment.numberSites) ? payment.cardForm : undefined;
}

/** A review page that has refused a card's code asks for it alone: only a site that holds the number is given it. */
function asksForRest(fields: readonly Field[], sites: ReadonlySet<string> = new Set()): boolean {
  return restOfCard(fields).length > 0 && fields.every(({ frame }) => sites.has(siteOf(frame.url())));
}

/** Whether the page wants a card's number, or its code alone where the site has the number. */
export async function asksForCard({ page, pace }: Visit, { payment }: FormWork): Promise<boolean> {
  await settle(page, pace);
  const fields = (await readFields(page, pace)).filter(({ role }) => cardRoles.has(role));
  return fields.some(({ role }) => role === "cardNumber") || asksForRest(fields, payment.numberSites);
}

/** Finds the card fields; undefined if the shop shows none. */
export async function showCardForm(visit: Visit, work: FormWork): Promise<CardForm | undefined> {
  const { payment } = work;
  const isByHand = isPaidOtherwise(payment);
  let begunAt = Date.now();
  let restedMs = restMs(visit.page);
  let isTabOpen = isByHand;
  for (;;) {
    const fields = await readFields(visit.page, visit.pace);
    noteCardForm(visit, work, fields);
    if (cardFormInSight(work)) return payment.cardForm;
    if (!isTabOpen && (await openCardTab(visit))) {
      isTabOpen = true;
      // What the page had waited before doesn't count: its card form may only load now.
      begunAt = Date.now();
      restedMs = 0;
    }
    const waited = Date.now() - begunAt;
    const limitMs = await patienceMs(visit, work, { isByHand, restedMs });
    if (waited >= patienceFor(visit.pace, limitMs)) return undefined;
    await pause(visit.pace, 100);
  }
}

/** Whether the shop's own words say that this order is paid without a card. */
export function isPaidOtherwise({ chosen, offered }: FormWork["payment"]): boolean {
  // If each payment method has its own button, none is selected.
  const ways = chosen ? [chosen] : offered;
  return ways.length > 0 && !ways.some(({ title }) => isByCard(title));
}

/** If the order is paid otherwise, an unknown host's card form on the page isn't for it. */
function isStrangers({ recipient }: Field): boolean {
  return recipient !== undefined && recipient.verdict !== "refuse" && recipient.standing === "stranger";
}

async function patienceMs(
  visit: Visit,
  { payment }: FormWork,
  { isByHand, restedMs }: { isByHand: boolean; restedMs: number },
): Promise<number> {
  if (isByHand) return absentMs - restedMs;
  const isAwaited = await mayBringCardForm(visit);
  const isOnItsWay = isAwaited || watchRequests(visit.page).pendingCount(appearLimitMs) > 0;
  const isWorded = isByCard(payment.chosen?.title ?? "");
  if (isWorded && isOnItsWay) return appearLimitMs;
  if (isWorded) return (await hasForeignScripts(visit)) ? wordedLimitMs : unprovidedLimitMs;
  return isAwaited ? appearLimitMs : unhintedLimitMs - restedMs;
}

/** How long the page has been idle: the card form has already been awaited for this long. */
function restMs(page: Page): number {
  const requests = watchRequests(page);
  return requests.pendingCount(appearLimitMs) > 0
    ? 0
    : Math.min(requests.sinceAnswerMs(), requests.sinceFramesMs());
}

/** Providers use frames for their fields, which may still be loading. Advertisement frames don't count. */
async function mayBringCardForm({ page, pace }: Visit): Promise<boolean> {
  return (await foreignPaymentFrames(page, pace)).length > 0;
}

function hasForeignScripts({ page, pace }: Visit): Promise<boolean> {
  return callInPage({ frame: page.mainFrame(), pace }, "hasForeignScripts").catch(() => true);
}

/** Waits until the form stops re-rendering: values typed into a replaced form are lost. */
export async function steadyCardForm({ page, pace }: Visit, seen: CardForm): Promise<readonly Field[]> {
  const until = Date.now() + steadyLimitMs;
  let former = seen;
  for (;;) {
    await settle(page, pace, { limitMs: 2_000 });
    const fields = (await readFields(page, pace)).filter(isCardField);
    const isSame = isSameForm(former.fields, fields);
    if ((isSame && Date.now() - former.at >= steadyMs) || Date.now() >= until) return fields;
    former = { fields, at: isSame ? former.at : Date.now() };
    await pause(pace, Math.max(20, former.at + steadyMs - Date.now()));
  }
}

function isCardField({ role }: Field): boolean {
  return cardRoles.has(role);
}

function isSameForm(left: readonly Field[], right: readonly Field[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ role, frame }, index) => role === right[index]?.role && frame === right[index]?.frame)
  );
}
