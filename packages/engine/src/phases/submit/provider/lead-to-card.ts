import { totalOf } from "../../../page/amounts/read-total.ts";
import type { Place } from "../../../page/call-in-page.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { type Pressable, pressablesIn } from "../../../page/moves/read-moves.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { cardBrands, endsInFourDigits } from "../../../words/paying/card-brands.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { tryAgainWords } from "../../../words/paying/try-again-words.ts";
import { setBoxes } from "../../form/extras/form-boxes.ts";
import { besideOrder } from "../../form/fields/beside-order.ts";
import { hasAddress } from "../../form/fields/checkout-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { type Look, lookAt, rankWaysOf, type SeenWay } from "../../form/ways/read-ways.ts";
import { submitOf } from "../../form/ways/submit-of.ts";
import { pressThrough } from "../../page/press-through.ts";
import { isCardAmong, isForCards } from "../../payment/card/find-card-opener.ts";
import { keptCardOn } from "../../payment/card/kept-card.ts";
import { openCardTab } from "../../payment/card/open-card-tab.ts";
import { foreignPaymentFrames } from "../../payment/card/payment-frames.ts";
import { endsInPaying, leadsToPayment } from "../../payment/ways/leads-to-payment.ts";
import type { Visit } from "../../visit.ts";
import { agreeOnTheWay } from "../agree-to-total.ts";
import type { Approval } from "../approval.ts";
import type { Pressed } from "../press/press-pay.ts";
import { isToBePaid, isUntold } from "../receipt/is-to-be-paid.ts";
import { isOfShop } from "./is-of-shop.ts";
import { givesUp, namesShop } from "./way-back.ts";

/** Pages that say where to pay, a list of payment methods, one of cards, and the form. */
const mostSteps = 8;

/** From an order to the card form that is due for it. */
export interface WayToCard {
  /** What a person has agreed to, if a page on the way asked for another total. */
  approval: Approval;
  /** Returns true if something was pressed or chosen. Acts once on each document. */
  step(): Promise<boolean>;
}

/**
 * Leads to the card form behind the order: over pages of the shop and of its payment provider, as long as they
 * differ, and there to the section for cards. This orders and pays nothing: what may order isn't pressed, no
 * page has the card yet, and a page that asks for another total than the approved one is asked about first.
 */
export function leadToCard(
  visit: Visit,
  work: FormWork,
  { pressed, approval }: { pressed: Pressed; approval: Approval },
): WayToCard {
  const seen = new Set<string>();
  const way: WayToCard = {
    approval,
    step: async () => {
      const { page } = visit;
      const document = `${watchRequests(page).arrivedCount()} ${page.url()}`;
      if (!mayBeDue(visit, work) || seen.has(document) || seen.size >= mostSteps) return false;
      if (await showCards(visit, work, { document, seen })) return true;
      const look = await lookAt(visit);
      if (!isDue(visit, work, look) || isUnanswered(visit, pressed, look)) return false;
      const { on, isChosen } = await findStep(visit, work, look);
      const button = `${URL.parse(page.url())?.pathname} ${on?.text} ${on?.selector}`;
      // A page that comes back with the same button leads nowhere.
      if ((!on && !isChosen) || seen.has(button)) return false;
      seen.add(document);
      if (!on) return true;
      seen.add(button);
      way.approval = await agreeOnTheWay(visit, way.approval);
      await setBoxes(visit, look.fields);
      await pressThrough(visit, on);
      return true;
    },
  };
  return way;
}

/** Opens the part of the page, or of a frame in it, that is for cards. */
async function showCards(
  visit: Visit,
  work: FormWork,
  { document, seen }: { document: string; seen: Set<string> },
): Promise<boolean> {
  if (work.payment.isCardDue !== true) return false;
  if (await openCardTab(visit)) {
    seen.add(document);
    return true;
  }
  return chooseFramedCards(visit, work, { look: await lookAt(visit), seen });
}

function mayBeDue(visit: Visit, work: FormWork): boolean {
  return isAgreed(visit, work) || isUntold(visit, work);
}

function isDue(visit: Visit, work: FormWork, look: Look): boolean {
  return isAgreed(visit, work) || isToBePaid(visit, work, look);
}

/** Pages of the shop also lead to the payment in a way that only the request names. */
function isAgreed(visit: Visit, work: FormWork): boolean {
  const { isCardDue, isNamedOnly } = work.payment;
  return isCardDue === true || (isNamedOnly === true && isOfShop(visit, work, visit.page.url()));
}

/**
 * Presses the cards, or the brand of this card, among the ways to pay in a frame that the order's press has opened:
 * once each.
 */
async function chooseFramedCards(
  visit: Visit,
  { payment }: FormWork,
  { look, seen }: { look: Look; seen: Set<string> },
): Promise<boolean> {
  const frames = await foreignPaymentFrames(visit.page, visit.pace);
  const pressables = frames.flatMap((frame) => pressablesIn(look, frame));
  const cards = findCards({ pressables }, payment.cardBrand);
  const key = `${cards?.frame.url()} ${cards?.text} ${cards?.selector}`;
  if (!cards || seen.has(key)) return false;
  seen.add(key);
  await pressThrough(visit, cards);
  return true;
}

/** The sent form stays until its answer arrives: nothing on it is pressed again. */
function isUnanswered({ page }: Visit, pressed: Pressed, { pressables }: Look): boolean {
  const isSameDocument = page === pressed.page && watchRequests(page).arrivedCount() === pressed.arrived;
  return isSameDocument && pressables.some(({ selector }) => selector === pressed.button.selector);
}

interface Step {
  /** What is to be pressed. */
  on?: (Place & { text: string }) | undefined;
  /** The card was chosen among the payment methods. */
  isChosen?: boolean;
}

async function findStep(visit: Visit, work: FormWork, look: Look): Promise<Step> {
  const group = fieldWithRole(look.all, "paymentMethod");
  if (group) return chooseCard(visit, look, group);
  const isShops = isOfShop(visit, work, visit.page.url());
  return {
    on:
      (isShops ? undefined : findCards(look, work.payment.cardBrand)) ??
      (await findWayOn(visit, look, isShops)),
  };
}

/** Chooses the card. The choice is sent, unless the card form appears beside it. */
async function chooseCard(visit: Visit, look: Look, group: Field): Promise<Step> {
  const { page, pace } = visit;
  const byCard = realChoices(group).find(({ title }) => isByCard(title));
  if (!byCard) return {};
  const { filled } = await fillField(group, byCard.value, pace);
  await settle(page, pace);
  const isFormHere = (await readFields(page, pace)).some(({ role }) => role === "cardNumber");
  const mayPress = filled && !isFormHere && !isCheckoutOrKept(look);
  return { isChosen: filled, on: mayPress ? await submitOf(visit, group, leadsToPayment) : undefined };
}

/**
 * In a provider's list of payment methods, each a button or a page of its own: the one for cards, or for the
 * brand of this card.
 */
export function findCards(
  { pressables }: Pick<Look, "pressables">,
  brand: string | undefined,
): Pressable | undefined {
  const open = pressables.filter((one) => !one.disabled && !one.isAside && staysThere(one));
  // A picture is called what it says to those who cannot see it.
  const names = open.map(({ text, spoken }) => text || spoken);
  const named = open.filter((_, at) => isForCards(names[at] ?? "") || isCardAmong(names[at] ?? "", names));
  const ofBrand = ({ text, spoken }: Pressable) => isOfBrand(text || spoken, brand);
  const [only] = named;
  if (!only) return open.find(ofBrand);
  if (named.every(({ selector }) => selector === only.selector)) return only;
  return named.find(ofBrand);
}

/** "Visa", "Pay with Visa". A card on file is named with its last digits. */
function isOfBrand(text: string, brand: string | undefined): boolean {
  const names = cardBrands.find(({ title }) => title === brand)?.names ?? [];
  const isShort = text.split(/\s+/).length <= mostWordsOfBrand;
  return isShort && hasPhrase(normalise(text), names) && !endsInFourDigits(text);
}

const mostWordsOfBrand = 4;

function staysThere({ isLink, href, frame }: Pressable): boolean {
  return !isLink || URL.parse(href, frame.url())?.origin === URL.parse(frame.url())?.origin;
}

/** The only way on of a page that asks for nothing: by its words to the payment, or to another site. */
async function findWayOn(visit: Visit, look: Look, isShops: boolean): Promise<Pressable | undefined> {
  const { page, pace, currency } = visit;
  if (look.all.some(isToBeGiven) || isCheckoutOrKept(look)) return undefined;
  // The card form may still appear in such a frame.
  if ((await foreignPaymentFrames(page, pace)).length > 0) return undefined;
  const mayContinue = !isShops || totalOf(look, currency) !== undefined;
  const site = siteOf(page.url());
  const ways = rankWaysOf(
    // Pages of other hosts are admitted, or asked about, when they are opened.
    { ...visit, browser: { mayVisit: () => true } },
    look,
    {
      goal: "order",
      known: { isBuyerKnown: true },
      isMeant: (way) => leadsOn(way, { site, mayContinue, isShops }),
    },
  ).map(({ way }) => way.pressable);
  const named = ways.filter(({ text }) => leadsToPayment(text));
  const [only, ...others] = named.length > 0 ? named : ways;
  return others.every(({ text, href }) => text === only?.text && href === only.href) ? only : undefined;
}

/** The checkout itself has come back, or a card on file is named, which a press could charge. */
function isCheckoutOrKept(look: Look): boolean {
  return hasAddress(look.all) || keptCardOn(look) !== undefined;
}

function leadsOn(
  { move, cover, text, address, enabled, isAside, pressable }: SeenWay,
  { site, mayContinue, isShops }: { site: string; mayContinue: boolean; isShops: boolean },
): boolean {
  if (!enabled || isAside || givesUp(pressable) || namesShop(pressable)) return false;
  if (leadsToPayment(text)) return true;
  // A provider's page that has expired has taken nothing.
  if (!isShops && tryAgainWords.includes(normalise(text))) return true;
  const isAway = address !== "" && siteOf(address) !== site;
  if (isAway) return move === "continue" || move === "go_to_checkout" || endsInPaying(text);
  // Not "Continue shopping".
  return mayContinue && move === "continue" && cover > wholeText;
}

const wholeText = 0.9;

/** Checkboxes are set before the press, and a list that has a value needs none. */
function isToBeGiven({ role, control, enabled, isAside, value }: Field): boolean {
  return enabled && !isAside && control !== "checkbox" && value === "" && !besideOrder.has(role);
}
