import { requestedWay } from "../../../choosing/money/requested-way.ts";
import { isInflected } from "../../../choosing/request/akin.ts";
import { negates } from "../../../choosing/request/is-negated.ts";
import { findOnly } from "../../../find-only.ts";
import { type Field, fieldWithRole } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { press } from "../../../page/moves/press.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { hasPhrase, normalise, phraseIndex } from "../../../words/normalise.ts";
import type { FormWork } from "../../form/form-work.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import { submitOf } from "../../form/ways/submit-of.ts";
import { pressThrough } from "../../page/press-through.ts";
import { leadsToPayment } from "../../payment/ways/leads-to-payment.ts";
import type { Visit } from "../../visit.ts";
import { isOfShop } from "./is-of-shop.ts";
import { givesUp } from "./way-back.ts";

/** A provider's list of ways, and one of banks. */
const mostSteps = 3;
/** Longer texts are no names. */
const longestName = 40;

/**
 * Chooses, on the pages of a provider behind the order, what the request names and a person has agreed to: BLIK among
 * its ways to pay, the bank of an iDEAL payment. This pays nothing yet: no page has a card, and the bank asks its
 * customer. Returns true if something was chosen; acts once on each document.
 */
export function chooseRequested(visit: Visit, work: FormWork): (look: Look) => Promise<boolean> {
  const seen = new Set<string>();
  return async (look) => {
    const { page, order } = visit;
    const document = `${watchRequests(page).arrivedCount()} ${page.url()}`;
    const isDue =
      isAgreed(work) && !isOfShop(visit, work, page.url()) && !visit.pace.recipients?.isCardGiven();
    if (!isDue || seen.has(document) || seen.size >= mostSteps) return false;
    seen.add(document);
    if (await chooseInGroup(visit, look)) return true;
    const titles = namedIn(look, order.request);
    const named =
      requestedWay(titles, order.request) ?? findOnly(titles.filter((one) => isWished(visit, one)));
    if (named) await pressThrough(visit, named.pressable);
    return named !== undefined || (await unfold(visit, look, { document, seen }));
  };
}

/** The only part of the page that is shut may hold the banks: it is opened, and the document is looked at once more. */
async function unfold(
  { page, pace }: Visit,
  { pressables }: Look,
  { document, seen }: { document: string; seen: Set<string> },
): Promise<boolean> {
  const shut = pressables.filter((one) => one.isShutStep && !one.disabled && !one.isAside && !givesUp(one));
  const only = findOnly(shut);
  const opened = `${document} ${only?.selector}`;
  if (!only || seen.has(opened)) return false;
  seen.delete(document);
  seen.add(opened);
  await press(page, only.locator, pace);
  await settle(page, pace);
  return true;
}

function isAgreed({ payment: { decided, requested, isCardDue } }: FormWork): boolean {
  return isCardDue !== true && decided !== undefined && decided.value === requested?.value;
}

async function chooseInGroup(visit: Visit, look: Look): Promise<boolean> {
  const { page, pace, order } = visit;
  const group = fieldWithRole(look.all, "paymentMethod");
  const named = group && requestedWay(realChoices(group), order.request);
  if (!group || !named || group.value === named.value) return false;
  const document = watchRequests(page).arrivedCount();
  const { filled } = await fillField(group, named.value, pace);
  await settle(page, pace);
  // A choice of tiles may itself lead on.
  const { all } = await lookAt(visit);
  const isAlone = isAsRequested(visit, fieldWithRole(all, "paymentMethod")) && !all.some(isLeftOpen);
  const button = isAlone ? await submitOf(visit, group, leadsToPayment) : undefined;
  if (button) await pressThrough(visit, button);
  return filled || watchRequests(page).arrivedCount() !== document;
}

/** Whether a choice already is what the request names. */
export function isAsRequested({ order }: Pick<Visit, "order">, group: Field | undefined): boolean {
  const named = group && requestedWay(realChoices(group), order.request);
  return named !== undefined && group?.value === named.value;
}

function isLeftOpen({ control, enabled, isAside, value }: Field): boolean {
  return control !== "checkbox" && enabled && !isAside && value === "";
}

/** Takes what the request names of the choices that are still open: the shop of a chain where it is paid. */
export async function fillByRequest({ order, pace }: Visit, open: readonly Field[]): Promise<void> {
  for (const field of open) {
    const named = requestedWay(realChoices(field), order.request);
    if (named) await fillField(field, named.value, pace);
  }
}

/** Buttons that are called nothing but what the request says too. */
function namedIn({ pressables }: Look, request = "") {
  const said = normalise(request).split(" ");
  const isSaid = (word: string) => said.some((one) => one === word || isInflected(one, word));
  return pressables
    .filter((one) => !one.disabled && !one.isAside && one.move !== "pay" && !givesUp(one))
    .map((pressable) => ({ title: pressable.text || pressable.spoken, pressable }))
    .filter(({ title }) => title.length <= longestName && normalise(title).split(" ").every(isSaid));
}

/** "My bank is Triodos": said of nothing else that is bought, and not as what is not wanted. */
function isWished({ goods, order }: Visit, { title }: { title: string }): boolean {
  const plain = normalise(order.request ?? "");
  const at = phraseIndex(plain, normalise(title));
  const isOfGoods = hasPhrase(normalise(goods ?? ""), [normalise(title)]);
  return at >= 0 && !isOfGoods && !negates(plain.slice(0, at).trim().split(" ").slice(-nearWords));
}

const nearWords = 4;
