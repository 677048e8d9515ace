import { callInPage } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { recordedAlerts } from "../../page/outcomes/page-dialogs.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { fieldTitle } from "../../phases/buyer/ask-for-fields.ts";
import { clearExtraBoxes } from "../../phases/form/turn-down-extras.ts";
import { goTo } from "../../phases/go-to.ts";
import { pressThrough } from "../../phases/press-through.ts";
import { ItemRefused } from "../../phases/purchase-failed.ts";
import type { Visit } from "../../phases/visit.ts";
import type { CartItem } from "../shop.ts";
import {
  awaitEvidence,
  type CartSigns,
  cartMoves,
  missingTexts,
  type NoEvidence,
  notTaken,
  readCartSigns,
  textsOf,
} from "./await-evidence.ts";
import { chooseDemanded } from "./choose-demanded.ts";
import { chooseInWindow } from "./choose-in-window.ts";
import { chooseOnPage, chosenValues, forgetChoices } from "./choose-on-page.ts";
import { emptyCart } from "./empty-cart.ts";
import { findAddress, isAddressOf } from "./find-address.ts";
import { findCounter } from "./find-counter.ts";
import { findPurchaseButton, type PurchaseButton, type Refuted } from "./find-purchase-button.ts";
import { type GivenTexts, giveTexts, giveWanted, wantedTexts } from "./give-texts.ts";
import { countInRow, findRow } from "./goods-in-rows.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import type { ChoiceWindow } from "./in-page/choice-window.ts";
import { staysEmpty } from "./is-cart-empty.ts";
import { giveOwnAmount } from "./own-amount.ts";
import { readGroups } from "./product-page.ts";
import { getButton, readyButton } from "./ready-button.ts";
import { setQuantity, setQuantityInCart } from "./set-quantity.ts";
import { withoutFragment } from "./without-fragment.ts";

/** State kept between tries. */
export interface AddAttempt {
  /** Address of the product page. */
  readonly address: string;
  readonly given: GivenTexts;
  /** Buttons that were pressed and, as the cart proved, added nothing. */
  readonly refuted: Set<string>;
  /** What the page demanded to be chosen besides, by option. */
  readonly demanded: Map<string, string>;
  /** How often nothing came of a press on a page that was younger than its script. */
  unheard?: number;
  /** The button opened a sign-in window and added nothing. */
  isWalled?: boolean;
}

/** A page whose script takes longer is not waited for. */
const mostUnheard = 2;
/** More buttons than a person would consider on one page. */
const mostButtons = 5;

/**
 * Chooses the variant on the page, presses the button, and looks for the shop's sign that it took the item.
 */
export async function addToCart(visit: Visit, item: CartItem, attempt: AddAttempt): Promise<void> {
  await emptyCart(visit);
  for (;;) {
    const { isCounted, button } = await prepare(visit, item, attempt);
    const result = await addOnce(visit, attempt, button).catch(choosingDemanded(visit, item, attempt));
    if (result === "added") {
      if (!isCounted) await setQuantityInCart(visit, item.quantity);
      return;
    }
    if (result === "chosen") continue;
    if (result === "unheard") {
      // What was chosen before the page's script had come is chosen again.
      forgetChoices(visit);
      continue;
    }
    await goTo(visit, attempt.address);
    await settle(visit.page, visit.pace);
  }
}

/** If the shop only misses a choice, makes it: the item is added again then. Any other reason ends the purchase. */
function choosingDemanded(visit: Visit, item: CartItem, attempt: AddAttempt) {
  return async (error: unknown): Promise<"chosen"> => {
    const isSaid = error instanceof ItemRefused && !visit.demanded?.includes(error.words);
    const { given, demanded: made } = attempt;
    if (isSaid && (await chooseDemanded(visit, { item, words: error.words, made, given }))) return "chosen";
    throw error;
  };
}

interface Prepared {
  /** The number of pieces is set. */
  isCounted: boolean;
  /** The button to press; throws if it can't be pressed. */
  button: () => Promise<PurchaseButton>;
}

/** Sets everything the product needs before it is added. */
async function prepare(
  visit: Visit,
  item: CartItem,
  { given, refuted, demanded }: AddAttempt,
): Promise<Prepared> {
  const button = () => readyButton(visit, refuted);
  const values = new Map([...chosenValues(item), ...demanded]);
  const chosen = values.size > 0 ? await choicesOn(visit, refuted) : new Set();
  const fields = await readFields(visit.page, visit.pace);
  await clearExtraBoxes(
    visit,
    fields.filter(({ selector }) => !chosen.has(selector)),
  );
  if (values.size > 0) await chooseOnPage(visit, await getButton(visit, refuted), values);
  await giveOwnAmount(visit, item.variant);
  const row = await findRow(visit, item, refuted);
  if (row) {
    const isCounted = await countInRow(visit, row, item.quantity);
    const own = { locator: visit.page.locator(row.selector).first(), text: row.title, disabled: false };
    return { isCounted, button: row.kind === "button" ? async () => own : button };
  }
  await countFromNone(visit, item.quantity, await getButton(visit, refuted));
  await giveWanted(visit, await getButton(visit, refuted), given);
  const isCounted = await setQuantity(visit, item.quantity);
  await giveTexts(visit, await wantedTexts(visit, await getButton(visit, refuted)), given);
  return { isCounted, button };
}

/** A choice may be a box with a price, like an extra. */
async function choicesOn(visit: Visit, refuted: Refuted): Promise<ReadonlySet<string>> {
  const groups = await readGroups(visit, await getButton(visit, refuted));
  const choices = groupsToSettle(groups).flatMap(({ group }) => group.choices);
  return new Set(choices.map(({ selector }) => selector));
}

/**
 * Presses the button, and again with what the shop then says is missing. `refuted`: the cart stays empty, and
 * the page has another button to try.
 */
async function addOnce(
  visit: Visit,
  attempt: AddAttempt,
  button: () => Promise<PurchaseButton>,
): Promise<"added" | "refuted" | "unheard"> {
  const first = { ready: await button(), before: await readCartSigns(visit), button };
  const complaints = textsOf(first.before.errors);
  const missing = await pressAdd(visit, complaints, first);
  if (missing === "unheard" && mayPressAgain(attempt)) return "unheard";
  if (typeof missing === "string")
    return (await isRefuted(visit, first.ready, attempt)) ? "refuted" : "added";
  if (missing.length === 0) return "added";
  await giveTexts(visit, missing, attempt.given);
  const second = { ready: await button(), before: await readCartSigns(visit), button };
  const still = await pressAdd(visit, complaints, second);
  if (typeof still !== "string" && still.length > 0)
    throw notTaken(visit, missing.map(fieldTitle).join(", "));
  return "added";
}

/** Whether a silent page is given another chance. */
function mayPressAgain(attempt: AddAttempt): boolean {
  const unheard = (attempt.unheard ?? 0) + 1;
  attempt.unheard = unheard;
  return unheard <= mostUnheard;
}

/** Proved by the cart itself, so that trying another button too early never buys the item twice. */
async function isRefuted(
  visit: Visit,
  { selector, isGuessed }: PurchaseButton,
  { refuted }: AddAttempt,
): Promise<boolean> {
  if (selector === undefined || refuted.size >= mostButtons) return false;
  const next = await findPurchaseButton(visit, new Set([...refuted, selector]));
  // A worded button may show no effect; if the cart turns out empty, it is pressed again later.
  if (!isGuessed && (!next || next.isOfAnother || next.isUnlikely)) return false;
  const cart = await findAddress(visit, "cart");
  if (!cart) return false;
  await goTo(visit, cart);
  if (!(await staysEmpty(visit))) return false;
  refuted.add(selector);
  return true;
}

type Evidence = readonly Field[] | "nothing" | "unheard" | "elsewhere";

/**
 * The text fields that are missing, if the shop didn't take the item without them. `elsewhere`: a press on a
 * guessed button led to a page that isn't about a cart. `unheard`: the page was younger than its script, and
 * nothing has come of the press.
 */
async function pressAdd(
  visit: Visit,
  ownComplaints: readonly string[],
  {
    ready,
    before,
    button,
  }: { ready: PurchaseButton; before: CartSigns; button: () => Promise<PurchaseButton> },
): Promise<Evidence> {
  const sentBefore = watchRequests(visit.page).sentCount();
  const keptBefore = await whatIsKept(visit);
  const isYoung = (await ageOf(visit)) < youngMs;
  if (ready.selector !== undefined) visit.addedBy = { url: visit.page.url(), selector: ready.selector };
  const { began } = await pressThrough(visit, ready);
  let missing = await awaitAdded(visit, before);
  const hasSent = watchRequests(visit.page).sentCount() > sentBefore;
  const isUnheard = !hasSent && (began === "nothing" || recordedAlerts(visit.page).length > 0);
  // A cart in browser storage holds the item even if nothing shows it: another press would add a second one.
  const isKept = keptBefore !== (await whatIsKept(visit));
  if (missing === "silence" && !hasSent && !isKept && isYoung && !ready.isUnlikely) return "unheard";
  if (isUnseen(missing) && isUnheard && !isKept && !ready.isUnlikely) {
    // A button may appear before its handler, or before its script has noticed the choice.
    await pressThrough(visit, await button());
    missing = await awaitAdded(visit, before);
  }
  if (!isUnseen(missing))
    return ready.isGuessed && (await isElsewhere(visit, before)) ? "elsewhere" : missing;
  const left = (await readErrors(visit.page, visit.pace)).filter(({ text }) => !ownComplaints.includes(text));
  const texts = missingTexts(visit, left);
  return texts.length > 0 ? texts : "nothing";
}

/** A page's script that comes later than this has never been seen. */
const youngMs = 5_000;

function ageOf({ page, pace }: Visit): Promise<number> {
  return callInPage({ frame: page.mainFrame(), pace }, "documentAge").catch(() => youngMs);
}

function isUnseen(found: readonly Field[] | NoEvidence): found is NoEvidence {
  return typeof found === "string";
}

/** More windows than any product opens, one after the other. */
const mostWindows = 4;

/** The press may open a window with something to choose, whose own button adds the item. */
async function awaitAdded(visit: Visit, before: CartSigns): Promise<readonly Field[] | NoEvidence> {
  let found = await awaitEvidence(visit, before);
  for (let windows = 0; isWindow(found) && windows < mostWindows; windows += 1) {
    const button = await chooseInWindow(visit, found);
    if (button) await pressThrough(visit, button);
    found = await awaitEvidence(visit, { ...before, window: found });
  }
  return isWindow(found) ? "nothing" : found;
}

function isWindow(found: Awaited<ReturnType<typeof awaitEvidence>>): found is ChoiceWindow {
  return typeof found === "object" && "inside" in found;
}

function whatIsKept({ page, pace }: Visit): Promise<number | undefined> {
  return callInPage({ frame: page.mainFrame(), pace }, "keptByScripts").catch(() => undefined);
}

/** A page that neither is called cart or checkout nor leads to one. */
async function isElsewhere(visit: Visit, before: CartSigns): Promise<boolean> {
  const { pathname, search } = new URL(visit.page.url());
  if (withoutFragment(visit.page.url()) === withoutFragment(before.url)) return false;
  if (isAddressOf("cart", pathname + search) || isAddressOf("ordering", pathname + search)) return false;
  return cartMoves(await readCartSigns(visit)) <= cartMoves(before);
}

/** A button that is disabled while the count is zero adds nothing to the cart by itself. */
async function countFromNone(visit: Visit, quantity: number, { disabled }: PurchaseButton): Promise<void> {
  const counter = disabled ? await findCounter(visit, "product") : undefined;
  if (counter?.count === 0) await counter.setTo(quantity);
}
