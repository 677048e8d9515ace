import { callInPage } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { press } from "../../page/moves/press.ts";
import { type Move, type PressableMove, readMoves } from "../../page/moves/read-moves.ts";
import { heardAlerts } from "../../page/outcomes/page-dialogs.ts";
import { type PageError, readErrors } from "../../page/outcomes/read-errors.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { saysSoldOut } from "../../page/outcomes/says-sold-out.ts";
import { pause } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { fieldTitle } from "../../phases/buyer/ask-for-fields.ts";
import { failures } from "../../phases/failures.ts";
import { clearExtraBoxes } from "../../phases/form/turn-down-extras.ts";
import { goTo } from "../../phases/go-to.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { PurchaseFailed } from "../../phases/purchase-failed.ts";
import type { Visit } from "../../phases/visit.ts";
import type { CartItem } from "../shop.ts";
import { chooseOnPage, chosenValues } from "./choose-on-page.ts";
import { emptyCart } from "./empty-cart.ts";
import { findAddress, isAddressOf } from "./find-address.ts";
import { findCounter } from "./find-counter.ts";
import { findPurchaseButton, type PurchaseButton, type Refuted } from "./find-purchase-button.ts";
import { findWanted } from "./find-wanted.ts";
import { type GivenTexts, giveTexts, giveWanted, wantedTexts } from "./give-texts.ts";
import { staysEmpty } from "./is-cart-empty.ts";
import { isWritten } from "./is-written.ts";
import { setQuantity, setQuantityInCart } from "./set-quantity.ts";

/** What a shop has not shown so long after the press, it will not show on this page. */
const evidenceLimitMs = 8_000;
/** Less where it awaits no answer. */
const restLimitMs = 3_000;

/** What is remembered from one try to the next. */
export interface AddAttempt {
  /** The product's page. */
  readonly address: string;
  readonly given: GivenTexts;
  /** Buttons that were pressed and put nothing into the cart, as the cart has proved. */
  readonly refuted: Set<string>;
  /** The button has opened a window to sign in at, and took nothing. */
  isWalled?: boolean;
}

/** More buttons than a page has that a person would take for the one. */
const mostButtons = 5;

/** Chooses the variant on the page, presses the button, and looks for the shop's sign that it took the item. */
export async function addToCart(visit: Visit, item: CartItem, attempt: AddAttempt): Promise<void> {
  await emptyCart(visit);
  for (;;) {
    const isCounted = await prepare(visit, item, attempt);
    if ((await addOnce(visit, attempt)) === "added") {
      if (!isCounted) await setQuantityInCart(visit, item.quantity);
      return;
    }
    await goTo(visit, attempt.address);
    await settle(visit.page, visit.pace);
  }
}

/** Sets everything that the product wants before it is added. Whether the number of pieces is among it. */
async function prepare(visit: Visit, item: CartItem, { given, refuted }: AddAttempt): Promise<boolean> {
  await clearExtraBoxes(visit, await readFields(visit.page, visit.pace));
  const values = chosenValues(item);
  if (values.size > 0) await chooseOnPage(visit, await getButton(visit, refuted), values);
  await countFromNone(visit, item.quantity, await getButton(visit, refuted));
  await giveWanted(visit, await getButton(visit, refuted), given);
  const isCounted = await setQuantity(visit, item.quantity);
  await giveTexts(visit, await wantedTexts(visit, await getButton(visit, refuted)), given);
  return isCounted;
}

/**
 * Presses the button, and once more with what the shop then says that it misses. `refuted`: the cart stays empty, and
 * the page has another button to try.
 */
export async function addOnce(
  visit: Visit,
  attempt: AddAttempt,
  button: () => Promise<PurchaseButton> = () => readyButton(visit, attempt.refuted),
): Promise<"added" | "refuted"> {
  const first = { ready: await button(), before: await lookAt(visit), button };
  const complaints = textsOf(first.before.errors);
  const missing = await pressAdd(visit, complaints, first);
  if (missing === "nothing" || missing === "elsewhere")
    return (await isRefuted(visit, first.ready, attempt)) ? "refuted" : "added";
  if (missing.length === 0) return "added";
  await giveTexts(visit, missing, attempt.given);
  const second = { ready: await button(), before: await lookAt(visit), button };
  const still = await pressAdd(visit, complaints, second);
  if (typeof still !== "string" && still.length > 0)
    throw notTaken(visit, missing.map(fieldTitle).join(", "));
  return "added";
}

/** Proved by the cart itself: nobody gets two of the item because another button was tried too early. */
async function isRefuted(
  visit: Visit,
  { selector, isGuessed }: PurchaseButton,
  { refuted }: AddAttempt,
): Promise<boolean> {
  if (selector === undefined || refuted.size >= mostButtons) return false;
  const next = await findPurchaseButton(visit, new Set([...refuted, selector]));
  // A button that is called so may show nothing, and is pressed again by whoever finds the cart empty.
  if (!isGuessed && (!next || next.isOfAnother || next.isUnlikely)) return false;
  const cart = await findAddress(visit, "cart");
  if (!cart) return false;
  await goTo(visit, cart);
  if (!(await staysEmpty(visit))) return false;
  refuted.add(selector);
  return true;
}

type Evidence = readonly Field[] | "nothing" | "elsewhere";

/**
 * The texts that the shop misses, where it did not take the item for want of them. `elsewhere`: another page came that
 * says nothing of a cart, after a press on what only looked like the button.
 */
async function pressAdd(
  visit: Visit,
  ownComplaints: readonly string[],
  { ready, before, button }: { ready: PurchaseButton; before: Look; button: () => Promise<PurchaseButton> },
): Promise<Evidence> {
  const sentBefore = watchRequests(visit.page).sentCount();
  const keptBefore = await whatIsKept(visit);
  if (ready.selector !== undefined) visit.addedBy = { url: visit.page.url(), selector: ready.selector };
  const { began } = await pressThrough(visit, ready);
  let missing = await awaitEvidence(visit, before);
  const hasSent = watchRequests(visit.page).sentCount() > sentBefore;
  const isUnheard = !hasSent && (began === "nothing" || heardAlerts(visit.page).length > 0);
  // A cart in the browser's own storage has the item, though nothing shows it: another press would put in a second one.
  const isKept = keptBefore !== (await whatIsKept(visit));
  if (missing === "nothing" && isUnheard && !isKept && !ready.isUnlikely) {
    // A button may be there before its handler is, or before its script has seen what was chosen.
    await pressThrough(visit, await button());
    missing = await awaitEvidence(visit, before);
  }
  if (missing !== "nothing")
    return ready.isGuessed && (await isElsewhere(visit, before)) ? "elsewhere" : missing;
  const left = (await readErrors(visit.page, visit.pace)).filter(({ text }) => !ownComplaints.includes(text));
  const texts = missingTexts(visit, left);
  return texts.length > 0 ? texts : "nothing";
}

function whatIsKept({ page, pace }: Visit): Promise<number | undefined> {
  return callInPage({ frame: page.mainFrame(), pace }, "keptByScripts").catch(() => undefined);
}

/** A page that is neither called cart or checkout nor leads to one. */
async function isElsewhere(visit: Visit, before: Look): Promise<boolean> {
  const { pathname, search } = new URL(visit.page.url());
  if (withoutFragment(visit.page.url()) === withoutFragment(before.url)) return false;
  if (isAddressOf("cart", pathname + search) || isAddressOf("ordering", pathname + search)) return false;
  return cartMoves(await lookAt(visit)) <= cartMoves(before);
}

async function getButton(visit: Visit, refuted?: Refuted): Promise<PurchaseButton> {
  const button = await findPurchaseButton(visit, refuted);
  if (button && !button.isOfAnother) return button;
  throw noButton(visit);
}

function noButton(visit: Visit): PurchaseFailed {
  return failures.noCartButton(visit);
}

/** The button once it can be pressed; throws where it stays shut. */
export async function readyButton(visit: Visit, refuted?: Refuted): Promise<PurchaseButton> {
  const open = await awaitOpenButton(visit, { refuted });
  if (open) return open;
  const { text, isAwaited } = await getButton(visit, refuted);
  if (isAwaited) throw noButton(visit);
  throw failures.notForSale(visit, text);
}

/** The button may have been put up anew by a choice, and says now whether this combination can be had. */
export async function canBePressed(visit: Visit, options?: { maySave: boolean }): Promise<boolean> {
  return (await awaitOpenButton(visit, options)) !== undefined;
}

async function awaitOpenButton(
  visit: Visit,
  { maySave = false, refuted }: { maySave?: boolean; refuted?: Refuted | undefined } = {},
): Promise<PurchaseButton | undefined> {
  const until = Date.now() + 1_500;
  for (;;) {
    await settle(visit.page, visit.pace);
    const button = await findPurchaseButton(visit, refuted);
    const isOpen = button?.disabled === false || (maySave && button && (await isWaiting(visit, button)));
    const open =
      isOpen && button && !button.isOfAnother && !button.isAwaited && !saysSoldOut(button.text)
        ? button
        : undefined;
    // What a choice opens is drawn as shut a moment longer, and some buttons look so for ever.
    if ((open && !open.looksShut) || Date.now() >= until) return open;
    await pause(visit.pace, 150);
  }
}

/** A shut button may wait for a number of pieces, or for words. */
async function isWaiting(visit: Visit, button: PurchaseButton): Promise<boolean> {
  if ((await findCounter(visit, "product"))?.count === 0) return true;
  return (await findWanted(visit, button)) !== undefined;
}

/** A button that is shut as long as no piece is counted puts nothing into the cart by itself. */
async function countFromNone(visit: Visit, quantity: number, { disabled }: PurchaseButton): Promise<void> {
  const counter = disabled ? await findCounter(visit, "product") : undefined;
  if (counter?.count === 0) await counter.setTo(quantity);
}

interface Look {
  url: string;
  cartCount: number;
  errors: readonly PageError[];
  moves: readonly PressableMove[];
  lines: readonly string[];
}

async function lookAt({ page, pace }: Visit): Promise<Look> {
  const [cartCount, errors, moves, lines] = await Promise.all([
    callInPage({ frame: page.mainFrame(), pace }, "readCartCount").catch(() => 0),
    readErrors(page, pace),
    readMoves(page, pace),
    readMainLines(page, pace),
  ]);
  return { url: page.url(), cartCount, errors, moves, lines };
}

const tellingMoves: ReadonlySet<Move> = new Set(["go_to_checkout", "view_cart", "in_cart"]);

function cartMoves({ moves }: Look): number {
  return moves.filter(({ move }) => tellingMoves.has(move)).length;
}

function textsOf(errors: readonly PageError[]): readonly string[] {
  return errors.map(({ text }) => text);
}

/**
 * Waits for what shops do when they have taken an item: count it, lead to the cart, offer the checkout. Where none of
 * it shows, the cart itself will tell.
 */
async function awaitEvidence(visit: Visit, before: Look): Promise<readonly Field[] | "nothing"> {
  const { page, pace } = visit;
  const requests = watchRequests(page);
  const pressedAt = Date.now();
  const sincePressMs = () => Date.now() - pressedAt;
  const restingMs = () =>
    requests.pendingCount(evidenceLimitMs) > 0 ? 0 : Math.min(requests.sinceAnswerMs(), sincePressMs());
  while (sincePressMs() < evidenceLimitMs && restingMs() < restLimitMs) {
    await settle(page, pace, { limitMs: 4_000 });
    const now = await lookAt(visit);
    const isTaken = now.cartCount > before.cartCount || cartMoves(now) > cartMoves(before);
    if (await refuseOffer(visit, now)) continue;
    if (isTaken || withoutFragment(now.url) !== withoutFragment(before.url)) return [];
    const missing = missingTexts(
      visit,
      now.errors.filter(({ text, isAlert }) => !isAlert && !textsOf(before.errors).includes(text)),
    );
    if (missing.length > 0) return missing;
    refuseSoldOut(visit, before, now);
    await pause(pace, 150);
  }
  return "nothing";
}

/** What the press has brought up may be no more than a line of text, which nothing marks as a complaint. */
function refuseSoldOut(visit: Visit, before: Look, now: Look): void {
  const words = now.lines.find(
    (line) => line.length < 160 && !before.lines.includes(line) && saysSoldOut(line),
  );
  if (words) throw failures.saidSoldOut(visit, words.trim());
}

/** What a shop would sell besides stands between the press and the cart until it is refused. */
async function refuseOffer({ page, pace }: Visit, { moves }: Look): Promise<boolean> {
  const refusal = moves.find(({ move, disabled }) => move === "decline_offer" && !disabled);
  return refusal !== undefined && (await press(page, refusal.locator, pace)).why === undefined;
}

/** What the shop says against the item ends the purchase, unless it only misses a text that can still be given. */
function missingTexts(visit: Visit, errors: readonly PageError[]): readonly Field[] {
  const soldOut = errors.find(({ kind }) => kind === "sold_out");
  if (soldOut) throw failures.saidSoldOut(visit, soldOut.text);
  const missing = errors.flatMap(({ field }) => (field && isWritten(field) ? [field] : []));
  const refusal = errors.find(({ kind }) => kind === "field");
  if (missing.length === 0 && refusal) throw notTaken(visit, refusal.text);
  return missing;
}

function notTaken(visit: Visit, words: string): PurchaseFailed {
  return failures.itemRefused(visit, words);
}

export function withoutFragment(address: string): string {
  return address.replace(/#.*$/, "");
}
