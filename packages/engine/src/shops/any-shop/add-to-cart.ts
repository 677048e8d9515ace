import { callInPage, type Place } from "../../page/call-in-page.ts";
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
import { clearExtraBoxes } from "../../phases/checkout/turn-down-extras.ts";
import { pressThrough } from "../../phases/press-through.ts";
import { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import type { CartItem } from "../shop.ts";
import { chooseOnPage, chosenValues } from "./choose-on-page.ts";
import { emptyCart } from "./empty-cart.ts";
import { findPurchaseButton, type PurchaseButton } from "./find-purchase-button.ts";
import { findUnsaved } from "./find-unsaved.ts";
import { type GivenTexts, giveTexts, saveTexts, wantedTexts } from "./give-texts.ts";
import { isWritten } from "./is-written.ts";
import { setQuantity, setQuantityInCart } from "./set-quantity.ts";

/** What a shop has not shown so long after the press, it will not show on this page. */
const evidenceLimitMs = 8_000;
/** Less where it awaits no answer. */
const restLimitMs = 3_000;

/** Chooses the variant on the page, presses the button, and looks for the shop's sign that it took the item. */
export async function addToCart(visit: Visit, item: CartItem, given: GivenTexts): Promise<void> {
  await emptyCart(visit);
  await clearExtraBoxes(visit, await readFields(visit.page, visit.pace));
  const values = chosenValues(item);
  if (values.size > 0) await chooseOnPage(visit, await getButton(visit), values);
  await saveTexts(visit, await getButton(visit), given);
  const isCounted = await setQuantity(visit, item.quantity);
  await giveTexts(visit, await wantedTexts(visit, await getButton(visit)), given);
  await addOnce(visit, given);
  if (!isCounted) await setQuantityInCart(visit, item.quantity);
}

/** Presses the button, and once more with what the shop then says that it misses. */
export async function addOnce(
  visit: Visit,
  given: GivenTexts,
  button: () => Promise<Place> = () => readyButton(visit),
): Promise<void> {
  const first = { ready: await button(), before: await lookAt(visit) };
  const complaints = textsOf(first.before.errors);
  const missing = await pressAdd(visit, complaints, first);
  if (missing.length === 0) return;
  await giveTexts(visit, missing, given);
  const second = { ready: await button(), before: await lookAt(visit) };
  if ((await pressAdd(visit, complaints, second)).length > 0)
    throw notTaken(visit, missing.map(fieldTitle).join(", "));
}

/** The texts that the shop misses, where it did not take the item for want of them. */
async function pressAdd(
  visit: Visit,
  ownComplaints: readonly string[],
  { ready, before }: { ready: Place; before: Look },
): Promise<readonly Field[]> {
  const sentBefore = watchRequests(visit.page).sentCount();
  const { began } = await pressThrough(visit, ready);
  let missing = await awaitEvidence(visit, before);
  const hasSent = watchRequests(visit.page).sentCount() > sentBefore;
  const isUnheard = !hasSent && (began === "nothing" || heardAlerts(visit.page).length > 0);
  if (missing === "nothing" && isUnheard) {
    // A button may be there before its handler is, or before its script has seen what was chosen.
    await pressThrough(visit, await readyButton(visit));
    missing = await awaitEvidence(visit, before);
  }
  if (missing !== "nothing") return missing;
  const left = (await readErrors(visit.page, visit.pace)).filter(({ text }) => !ownComplaints.includes(text));
  return missingTexts(visit, left);
}

async function getButton(visit: Visit): Promise<PurchaseButton> {
  const button = await findPurchaseButton(visit);
  if (button && !button.isOfAnother) return button;
  throw noButton(visit);
}

function noButton(visit: Visit): PurchaseFailed {
  return new PurchaseFailed("stuck", `${hostOf(visit)} shows no button that puts the item into the cart.`);
}

/** The button once it can be pressed; throws where it stays shut. */
export async function readyButton(visit: Visit): Promise<PurchaseButton> {
  const open = await awaitOpenButton(visit);
  if (open) return open;
  const { text, isAwaited } = await getButton(visit);
  if (isAwaited) throw noButton(visit);
  throw new PurchaseFailed(
    "out_of_stock",
    `${hostOf(visit)} does not sell this now: its button says "${text}".`,
  );
}

/** The button may have been put up anew by a choice, and says now whether this combination can be had. */
export async function canBePressed(visit: Visit, options?: { maySave: boolean }): Promise<boolean> {
  return (await awaitOpenButton(visit, options)) !== undefined;
}

async function awaitOpenButton(
  visit: Visit,
  { maySave }: { maySave: boolean } = { maySave: false },
): Promise<PurchaseButton | undefined> {
  const until = Date.now() + 1_500;
  for (;;) {
    await settle(visit.page, visit.pace);
    const button = await findPurchaseButton(visit);
    const isOpen = button?.disabled === false || (maySave && button && (await findUnsaved(visit, button)));
    const open =
      isOpen && button && !button.isOfAnother && !button.isAwaited && !saysSoldOut(button.text)
        ? button
        : undefined;
    // What a choice opens is drawn as shut a moment longer, and some buttons look so for ever.
    if ((open && !open.looksShut) || Date.now() >= until) return open;
    await pause(visit.pace, 150);
  }
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
  if (words) throw new PurchaseFailed("out_of_stock", `${hostOf(visit)} says: "${words.trim()}".`);
}

/** What a shop would sell besides stands between the press and the cart until it is refused. */
async function refuseOffer({ page, pace }: Visit, { moves }: Look): Promise<boolean> {
  const refusal = moves.find(({ move, disabled }) => move === "decline_offer" && !disabled);
  return refusal !== undefined && (await press(page, refusal.locator, pace)).why === undefined;
}

/** What the shop says against the item ends the purchase, unless it only misses a text that can still be given. */
function missingTexts(visit: Visit, errors: readonly PageError[]): readonly Field[] {
  const soldOut = errors.find(({ kind }) => kind === "sold_out");
  if (soldOut) throw new PurchaseFailed("out_of_stock", `${hostOf(visit)} says: "${soldOut.text}".`);
  const missing = errors.flatMap(({ field }) => (field && isWritten(field) ? [field] : []));
  const refusal = errors.find(({ kind }) => kind === "field");
  if (missing.length === 0 && refusal) throw notTaken(visit, refusal.text);
  return missing;
}

function notTaken(visit: Visit, words: string): PurchaseFailed {
  return new PurchaseFailed("variant_unavailable", `${hostOf(visit)} did not take the item: "${words}".`);
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, "");
}
