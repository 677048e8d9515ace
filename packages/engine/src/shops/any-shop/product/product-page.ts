import type { DisplayedMoney } from "@cartwright/contract";
import { decodeHTMLStrict } from "entities";
import { boughtOnce } from "../../../choosing/bought-once.ts";
import { impliedCurrency } from "../../../choosing/money/implied-currency.ts";
import { timesIn } from "../../../choosing/request/clock-times.ts";
import { findDays, findMonth } from "../../../choosing/request/find-dates.ts";
import type { RequestDetail } from "../../../choosing/request/request-details.ts";
import { namedValues } from "../../../choosing/values/named-values.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { callInPage, callOnElement } from "../../../page/call-in-page.ts";
import { classifyMove, isWalletName } from "../../../page/moves/classify-move.ts";
import { saysSoldOut } from "../../../page/outcomes/says-sold-out.ts";
import type { Visit } from "../../../phases/visit.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { says, saysOnly } from "../../../words/says.ts";
import { findCounter } from "../cart/find-counter.ts";
import { withListBoxes } from "../choices/list-boxes.ts";
import { withDayInLists } from "../days/day-in-lists.ts";
import type { OptionChoiceSnapshot, OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import type { ProductSnapshot } from "../in-page/read-product.ts";
import { findWanted } from "../texts/find-wanted.ts";
import { textsSaid } from "../texts/texts-said.ts";
import { findPurchaseButton, type PurchaseButton } from "./find-purchase-button.ts";
import { withFractionLists } from "./fraction-lists.ts";
import { findGoods, isCounted } from "./goods-in-rows.ts";
import { namedAlternatives, sharesChoice } from "./named-alternatives.ts";
import { isLeftOpen, namedExtras } from "./named-extras.ts";
import { takesOwnAmount, withOwnAmount } from "./own-amount.ts";
import { saysSoldOutOnPage } from "./says-sold-out-on-page.ts";
import { unfoldChoices } from "./unfold-choices.ts";

export interface ProductPage {
  product: ProductSnapshot;
  button: PurchaseButton | undefined;
  groups: readonly OptionGroupSnapshot[];
  /** The price of one piece as a decimal string, if the page declares one. */
  price: string | undefined;
  /** The price shown beside the button. */
  shownPrice: string | undefined;
  /** An amount is named around the button, if only in a sentence. */
  isPriced: boolean;
  /** The preset number of pieces. */
  presetQuantity: number | undefined;
  /** The page's name for the field of the number. */
  countedAs?: string | undefined;
  /** See `Offer`. */
  takesOwnAmount?: boolean;
  /** See `Offer`. */
  details?: readonly RequestDetail[];
  /** The page says explicitly that it is sold out, and offers no choice. */
  isSoldOut: boolean;
  /** Its form cannot be sent for want of a choice that the page doesn't show yet. */
  awaitsHiddenChoice?: boolean;
  /** What its button says, if only that it can't be pressed makes it sold out. */
  shutButton?: string | undefined;
}

/** Reads the current state of a product page. */
export async function readProductPage(visit: Visit): Promise<ProductPage> {
  const { page, pace } = visit;
  const [read, button] = await Promise.all([
    callInPage({ frame: page.mainFrame(), pace }, "readProduct"),
    findPurchaseButton(visit),
  ]);
  // Declarations for machines often contain HTML entities: "Salt &amp; Pepper".
  const product = { ...read, title: decodeHTMLStrict(read.title) };
  if (
    (!button || button.isOfAnother || button.isAwaited || button.isUnlikely) &&
    (await saysSoldOutOnPage(visit)) &&
    !(await offersDays(visit, button, product.title))
  )
    return {
      product,
      button,
      groups: [],
      price: priceOf(product),
      shownPrice: undefined,
      isPriced: false,
      isSoldOut: true,
      presetQuantity: undefined,
    };
  // Asked first: the options may be shown while they are read.
  const awaitsHiddenChoice = button !== undefined && (await hidesChoice(visit, button));
  const { groups, takesOwnAmount, details } = await readChoices(visit, button, product.title);
  const shown = button && (await shownPrice(visit, button, product.currency));
  const counter = await findCounter(visit, "product");
  return {
    product: { ...product, currency: product.currency || (shown?.own ?? "") },
    button,
    groups,
    price: inHundredths(priceOf(product), shown?.amount)
      ? shown?.amount
      : (priceOf(product) ?? shown?.amount),
    shownPrice: shown?.amount,
    isPriced: shown !== undefined || (button !== undefined && (await isPriceNamed(visit, button))),
    ...(await availability(visit, { product, button, groups, pieces: counter?.count })),
    presetQuantity: counter?.count || undefined,
    countedAs: counter?.label,
    takesOwnAmount,
    details,
    awaitsHiddenChoice,
  };
}

async function hidesChoice({ pace }: Visit, button: PurchaseButton): Promise<boolean> {
  return callOnElement({ ...button, pace }, "awaitsHiddenChoice").catch(() => false);
}

/** Of several days or times to choose from, one may be sold out. */
async function offersDays(visit: Visit, button: PurchaseButton | undefined, title: string): Promise<boolean> {
  if (!button?.isAwaited) return false;
  const isDated = (words: string) => findDays(words).length > 0 || timesIn(words).length > 0;
  const isOpen = ({ choices }: OptionGroupSnapshot) =>
    choices.some(({ enabled }) => enabled) && choices.every((choice) => isDated(choice.title));
  return (await readGroups(visit, button, title)).some(isOpen);
}

/** A button that cannot be pressed may wait for something else than a choice: a number of pieces, a text. */
async function availability(
  visit: Visit,
  { pieces, ...page }: Pick<ProductPage, "product" | "button" | "groups"> & { pieces: number | undefined },
): Promise<Pick<ProductPage, "isSoldOut" | "shutButton">> {
  const { product, button, groups } = page;
  if (!isSoldOut(product, button, groups)) return { isSoldOut: false };
  if (!button || isSaidGone(product, button)) return { isSoldOut: true };
  const isWaiting =
    pieces === 0 || (await findWanted(visit, button)) || (await findGoods(visit, button)).some(isCounted);
  if (isWaiting) return { isSoldOut: false };
  return { isSoldOut: true, shutButton: (await saysSoldOutOnPage(visit)) ? undefined : button.text };
}

async function readChoices(visit: Visit, button: PurchaseButton | undefined, title: string) {
  if (!button) return { groups: [], takesOwnAmount: false, details: [] };
  await unfoldChoices(visit, button);
  const read = await withListBoxes(visit, await readGroups(visit, button, title));
  const groups = withoutLines(read);
  return {
    groups,
    takesOwnAmount: await takesOwnAmount(visit, groups),
    details: await textsSaid(visit, button),
  };
}

/** The lines of a list that is still closing are no alternatives besides it. */
function withoutLines(groups: readonly OptionGroupSnapshot[]): OptionGroupSnapshot[] {
  const lists = groups.filter(({ kind }) => kind === "listbox");
  return groups.filter((group) => !group.isUnmarked || !lists.some((list) => sharesChoice(list, group)));
}

/**
 * An ambiguous currency sign means the currency that the page offers, otherwise that of the country. `own`: the currency
 * as far as the page says it.
 */
async function shownPrice(
  visit: Visit,
  button: PurchaseButton,
  declared: string,
): Promise<(DisplayedMoney & { own: string | undefined }) | undefined> {
  const { page, pace } = visit;
  const [text, offered] = await Promise.all([
    callOnElement({ ...button, pace }, "prominentPrice").catch(() => ""),
    callInPage({ frame: page.mainFrame(), pace }, "offeredDollar").catch(() => ""),
  ]);
  const said = declared || offered || undefined;
  const [shown] = findAmounts(text, said ?? impliedCurrency(visit.order));
  return shown && { ...shown, own: findAmounts(text, said)[0]?.currency };
}

async function isPriceNamed({ pace }: Visit, button: PurchaseButton): Promise<boolean> {
  return callOnElement({ ...button, pace }, "namesPrice").catch(() => false);
}

/** The current option groups beside the button. */
export async function readGroups(
  visit: Visit,
  button: PurchaseButton,
  title = visit.goods,
): Promise<OptionGroupSnapshot[]> {
  const { pace, order, demanded = [] } = visit;
  const groups = await callOnElement({ ...button, pace }, "readOptionGroups");
  const meant = withFractionLists(withDayInLists(groups, order.request), order.request)
    .filter((group) => group.kind !== "buttons" || isChoice(group))
    .filter((group) => !group.isOfLinks || areChoices(group, { request: order.request, demanded }))
    .map((group) => ({ ...group, choices: [...boughtOnce(daysOfMonth(group), order.request)] }))
    .flatMap((group) => namedExtras(group, order.request))
    .filter((group) => !isLeftOpen(group, order.request))
    .filter((group, _, left) => !isOfLeftOut(group, groups, left));
  const named = await namedAlternatives(visit, button, { groups: meant, title });
  const tabs = named.filter(({ isOfTabs }) => isOfTabs);
  return withOwnAmount(visit, [...tabs, ...meant, ...named.filter((group) => !tabs.includes(group))]);
}

/** "Every [4 weeks]" in the row of a subscription, where the goods are bought once. */
function isOfLeftOut(
  { ofChoice }: OptionGroupSnapshot,
  all: readonly OptionGroupSnapshot[],
  left: readonly OptionGroupSnapshot[],
): boolean {
  const isIn = (groups: readonly OptionGroupSnapshot[]) =>
    groups.some(({ choices }) => choices.some(({ selector }) => selector === ofChoice));
  return ofChoice !== undefined && isIn(all) && !isIn(left);
}

/** Days of a calendar that shows its month above them: "15" is "15 December 2026". */
function daysOfMonth({ name, choices }: OptionGroupSnapshot): readonly OptionChoiceSnapshot[] {
  if (!findMonth(name) || !choices.every(({ title }) => /^\d{1,2}$/.test(title))) return choices;
  return choices.map((choice) => ({ ...choice, title: `${choice.title} ${name}` }));
}

/** Links in a row lead anywhere, unless one shows as chosen, the request names one, or the page demands one. */
function areChoices(
  { name, choices }: Pick<OptionGroupSnapshot, "name" | "choices">,
  { request, demanded }: { request: string | undefined; demanded: readonly string[] },
): boolean {
  if (choices.filter(({ isChosen }) => isChosen).length === 1) return true;
  const isDemanded = demanded.some((words) => hasPhrase(normalise(words), [normalise(name)]));
  return isDemanded || namedValues({ name, values: choices.map(({ title }) => title) }, request).size > 0;
}

/** Buttons worded as other actions, or that count pieces, aren't choices, wherever they are. */
function isChoice({ kind, choices }: OptionGroupSnapshot): boolean {
  const titles = choices.map(({ title }) => normalise(title));
  const isElse = (title: string) =>
    isWalletName(title) || saysOnly(title, ({ besideBuying }) => besideBuying);
  // "5 Dec" is a day, although "dec" counts down.
  const counts = (title: string) =>
    findDays(title).length === 0 && says(title, ({ count }) => [...count.more, ...count.fewer]);
  // "Select and continue" beside "Select and add another".
  const leadsOn = (title: string) => {
    const read = classifyMove(title);
    return read?.move === "continue" && read.score > leadingShare;
  };
  return !titles.every(isElse) && !titles.every(counts) && !(kind === "buttons" && titles.some(leadsOn));
}

/** "Continue reading" may be a choice. */
const leadingShare = 0.9;

function isSoldOut(
  product: ProductSnapshot,
  button: PurchaseButton | undefined,
  groups: readonly OptionGroupSnapshot[],
): boolean {
  // A button that waits for a choice often says "sold out" until it is made.
  if (groups.length > 0) return false;
  return isSaidGone(product, button) || button?.disabled === true;
}

/** By the button's text, by the page's declaration, or by a line below the heading. */
export async function saysGone(
  visit: Visit,
  product: Pick<ProductSnapshot, "availability">,
  button: PurchaseButton | undefined,
): Promise<boolean> {
  return isSaidGone(product, button) || (await saysSoldOutOnPage(visit));
}

/** By the button's text, or by the page's declaration, unless an open button contradicts that. */
export function isSaidGone(
  product: Pick<ProductSnapshot, "availability">,
  button: PurchaseButton | undefined,
): boolean {
  return saysSoldOut(button?.text ?? "") || (isGone(product) && !isOpen(button));
}

/** A person believes the button that says "Add to cart", rather than what is written for machines. */
function isOpen(button: PurchaseButton | undefined): boolean {
  if (!button || button.disabled || button.looksShut) return false;
  return !button.isGuessed && !button.isOfAnother && !button.isAwaited;
}

/** The page declares that it is out of stock. */
function isGone({ availability }: Pick<ProductSnapshot, "availability">): boolean {
  return /^(outofstock|soldout|discontinued|oos)$/.test(availability);
}

/** A declaration that counts in cents: "2279" beside "$22.79". */
function inHundredths(declared: string | undefined, shown: string | undefined): boolean {
  const isWhole = declared !== undefined && /^\d+$/.test(declared);
  return isWhole && shown !== undefined && Math.round(Number(shown) * 100) === Number(declared);
}

function priceOf({ price, currency }: ProductSnapshot): string | undefined {
  if (/^\d{1,9}(\.\d{1,4})?$/.test(price)) return price;
  return findAmounts(price, currency || undefined)[0]?.amount;
}
