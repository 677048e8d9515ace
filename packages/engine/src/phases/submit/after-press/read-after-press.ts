import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { requestedWay } from "../../../choosing/money/requested-way.ts";
import { totalOf } from "../../../page/amounts/read-total.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { placeRoles } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { hasFormComeBack, isFormAsBefore } from "../../../page/outcomes/complaints-since.ts";
import { linesOf, type PageTexts, textsOf } from "../../../page/outcomes/page-texts.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { findProviderOfPage } from "../../../secrets/payment-providers.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { checkoutFields, signInFields } from "../../form/fields/checkout-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { findOrderButton } from "../../payment/find-order-button.ts";
import type { PayButton } from "../../payment/find-pay-button.ts";
import { findWays } from "../../payment/ways/ways-asked-later.ts";
import type { Visit } from "../../visit.ts";
import { asksToApprove } from "../bank/watch-bank.ts";
import { isOfShop } from "../provider/is-of-shop.ts";
import { classifyAfterPress, type PageAfterPress } from "./page-after-press.ts";

interface Before {
  url: string;
  texts: PageTexts;
  isOrderShut: boolean;
  approved: DisplayedMoney | undefined;
  /** On the button that was pressed. */
  words: string | undefined;
}

/** The page some time after the press, and the text in which it asks for another press. */
export interface PageNow extends PageAfterPress {
  asking: string | undefined;
}

export async function readAfterPress(
  visit: Visit,
  work: FormWork,
  { before, look, isBankAsking }: { before: Before; look: Look; isBankAsking: boolean },
): Promise<PageNow> {
  const { page, currency } = visit;
  const { all: fields } = look;
  const texts = textsOf(look);
  const isBusy = watchRequests(page).pendingCount(10_000) > 0;
  const button = isBusy ? undefined : findOrderButton(visit, work, look);
  const own = checkoutFields(fields).filter(({ isAside }) => !isAside);
  const open = own.filter(
    ({ required, control, value }) => required && control !== "checkbox" && value === "",
  );
  // A sign-in or a search on every page isn't part of the sent form.
  const signIn = signInFields(fields);
  const isOfOrder = (field: Field) => field.enabled && !signIn.some((one) => isOfSameForm(one, field));
  const hasForm = button !== undefined || own.some(isOfOrder);
  const asksForCard = fields.some(isEmptyCard);
  // A card form that only appears behind the button was not there before.
  const isCardNew = asksForCard && work.payment.isCardDue === true;
  const hasChanged = page.url() !== before.url || !isStillThere(before.texts, texts);
  const kind = classifyAfterPress({
    receiptWeight: 0,
    hasChanged,
    isFormAsBefore: hasForm && !isCardNew && hasFormComeBack(before.texts, texts),
    openFields: open.length,
    asksForCard,
    isBankAsking: isBankAsking || fields.some(({ role, enabled }) => role === "oneTimeCode" && enabled),
    hasOrderButton: button !== undefined,
    isLedOn: button?.isWorded === true && classifyMove(before.words ?? "")?.move === "continue",
    showsGoods: showsGoods(visit, texts),
    showsApprovedTotal: isSameMoney(totalOf(look, currency)?.total, before.approved),
    isError: watchRequests(page).documentStatus() >= 400,
    isElsewhere: siteOf(page.url()) !== siteOf(before.url),
    isSignedInToPay:
      work.payment.signedInAt === URL.parse(page.url())?.hostname &&
      button?.isWorded === true &&
      !fields.some(isUnwritten),
    isOrderOpened: before.isOrderShut && button?.isWorded === true && !button.disabled,
    isReviewOfCard:
      hasChanged &&
      visit.pace.recipients?.isCardGiven() === true &&
      !isOfShop(visit, work, page.url()) &&
      button?.isWorded === true &&
      !fields.some((field) => isUnwritten(field) || isEmptyCard(field)) &&
      !asksToApprove(linesOf(texts).join(" ").slice(0, 2_000)),
    isOfProvider: findProviderOfPage(URL.parse(page.url())?.hostname ?? "") !== undefined,
    isBusy,
    asksHowToPay: hasChanged && !isBusy && asksOnlyNow(visit, work, look),
    asksForStep: work.payment.mayLeadOn === true && fields.some(isOfStep),
  });
  return {
    ...kind,
    asking: button && (await wordsThatAsk(visit, button, { before: before.texts, now: texts })),
  };
}

function isOfSameForm(one: Field, other: Field): boolean {
  return one === other || (one.form >= 0 && one.form === other.form && one.frame === other.frame);
}

/** What every order needs: an address, a delivery method, a payment method. */
function isOfStep({ role, enabled, isAside }: Field): boolean {
  return (
    enabled && !isAside && (placeRoles.has(role) || role === "shippingMethod" || role === "paymentMethod")
  );
}

/** The shop has named no payment method before the press, or its provider asks which of its own is used. */
function asksOnlyNow(visit: Visit, work: FormWork, look: Look): boolean {
  const { offered, isCardDue, decided, requested } = work.payment;
  if (isCardDue === true || visit.pace.recipients?.isCardGiven()) return false;
  const isOpen = offered.length === 0 || !isOfShop(visit, work, look.reading.url);
  const ways = isOpen ? findWays(look) : [];
  // What a person has agreed to is chosen there without a further question.
  const isAgreed = decided !== undefined && decided.value === requested?.value;
  return ways.length > 0 && !(isAgreed && requestedWay(ways, visit.order.request));
}

function isStillThere(before: PageTexts, now: PageTexts): boolean {
  return before.document === now.document && isFormAsBefore(before, now);
}

function isUnwritten({ control, enabled, isAside, value }: Field): boolean {
  return control === "text" && enabled && !isAside && value === "";
}

function isEmptyCard({ role, enabled, isAside, value }: Field): boolean {
  return role === "cardNumber" && enabled && !isAside && value === "";
}

function showsGoods({ goods }: Visit, texts: PageTexts): boolean {
  const name = normalise(goods ?? "");
  const pieces = (texts.frames[0]?.texts ?? []).filter(({ isAside }) => !isAside);
  return name !== "" && pieces.some(({ text }) => hasPhrase(normalise(text), [name]));
}

function isSameMoney(one: DisplayedMoney | undefined, other: DisplayedMoney | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.currency === other.currency &&
    compareAmounts(one.amount, other.amount) === 0
  );
}

/** "Click "Checkout" to proceed": a shop that has taken an order doesn't ask to press the order button. */
async function wordsThatAsk(
  { pace }: Visit,
  { locator }: PayButton,
  { before, now }: { before: PageTexts; now: PageTexts },
): Promise<string | undefined> {
  const known = new Set(linesOf(before));
  const asking = linesOf(now).filter((line) => line.length < 200 && !known.has(line) && wantsPress(line));
  if (asking.length === 0) return undefined;
  const words = await callOnElement({ locator, pace, limitMs: 2_000 }, "wordsOn").catch(() => "");
  const name = normalise(words);
  return asking.find((line) => name !== "" && hasPhrase(normalise(line), [name]))?.trim();
}

function wantsPress(line: string): boolean {
  const plain = normalise(line);
  return languages.some(
    ({ onceMore }) => hasPhrase(plain, onceMore.press) && hasPhrase(plain, onceMore.goOn),
  );
}
