import { callInPage } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { press } from "../../page/moves/press.ts";
import { type Move, type PressableMove, readMoves } from "../../page/moves/read-moves.ts";
import { recordedAlerts } from "../../page/outcomes/page-dialogs.ts";
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

/** Anything a shop has not shown this long after the press won't appear on this page. */
const evidenceLimitMs = 8_000;
/** Shorter limit if no answer is pending. */
const restLimitMs = 3_000;

/** State kept between tries. */
export interface AddAttempt {
  /** Address of the product page. */
  readonly address: string;
  readonly given: GivenTexts;
  /** Buttons that were pressed and, as the cart proved, added nothing. */
  readonly refuted: Set<string>;
  /** The button opened a sign-in window and added nothing. */
  isWalled?: boolean;
}

/** More buttons than a person would consider on one page. */
const mostButtons = 5;

/**
 * Chooses the variant on the page, presses the button, and looks for the shop's sign that it took the item.
 */
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

/**
 * Sets everything the product needs before it is added. Returns whether that included the number of pieces.
 */
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
 * Presses the button, and again with what the shop then says is missing. `refuted`: the cart stays empty, and
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

type Evidence = readonly Field[] | "nothing" | "elsewhere";

/**
 * The text fields that are missing, if the shop didn't take the item without them. `elsewhere`: a press on a
 * guessed button led to a page that isn't about a cart.
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
  const isUnheard = !hasSent && (began === "nothing" || recordedAlerts(visit.page).length > 0);
  // A cart in browser storage holds the item even if nothing shows it: another press would add a second one.
  const isKept = keptBefore !== (await whatIsKept(visit));
  if (missing === "nothing" && isUnheard && !isKept && !ready.isUnlikely) {
    // A button may appear before its handler, or before its script has noticed the choice.
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

/** A page that neither is called cart or checkout nor leads to one. */
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

/** The button once it can be pressed; throws if it stays disabled. */
export async function readyButton(visit: Visit, refuted?: Refuted): Promise<PurchaseButton> {
  const open = await awaitOpenButton(visit, { refuted });
  if (open) return open;
  const { text, isAwaited } = await getButton(visit, refuted);
  if (isAwaited) throw noButton(visit);
  throw failures.notForSale(visit, text);
}

/** A choice may have re-rendered the button, which now shows whether this combination is available. */
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
    // A button enabled by a choice may look disabled a moment longer, and some always look disabled.
    if ((open && !open.looksShut) || Date.now() >= until) return open;
    await pause(visit.pace, 150);
  }
}

/** A disabled button may be waiting for a number of pieces, or for a text. */
async function isWaiting(visit: Visit, button: PurchaseButton): Promise<boolean> {
  if ((await findCounter(visit, "product"))?.count === 0) return true;
  return (await findWanted(visit, button)) !== undefined;
}

/** A button that is disabled while the count is zero adds nothing to the cart by itself. */
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
 * Waits for a sign that the shop has taken the item: a higher count, a link to the cart, a checkout button.
 * Without any sign, the cart itself will tell.
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

/** The press may only bring up a line of text, which isn't marked as a complaint. */
function refuseSoldOut(visit: Visit, before: Look, now: Look): void {
  const words = now.lines.find(
    (line) => line.length < 160 && !before.lines.includes(line) && saysSoldOut(line),
  );
  if (words) throw failures.saidSoldOut(visit, words.trim());
}

/** An upsell may appear between the press and the cart until it is refused. */
async function refuseOffer({ page, pace }: Visit, { moves }: Look): Promise<boolean> {
  const refusal = moves.find(({ move, disabled }) => move === "decline_offer" && !disabled);
  return refusal !== undefined && (await press(page, refusal.locator, pace)).why === undefined;
}

/** An objection to the item ends the purchase, unless it is only about a missing text. */
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
