import { callInPage } from "../../../page/call-in-page.ts";
import { asksForPerson } from "../../../page/fields/asks-who-buys.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { press } from "../../../page/moves/press.ts";
import { type Move, type PressableMove, readMoves } from "../../../page/moves/read-moves.ts";
import { type PageError, readErrors } from "../../../page/outcomes/read-errors.ts";
import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import { saysSoldOut } from "../../../page/outcomes/says-sold-out.ts";
import { pause } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import type { Visit } from "../../../phases/visit.ts";
import { demandsChoice } from "../../../words/pages/asks-to-choose.ts";
import { findChoiceWindow } from "../choices/choose-in-window.ts";
import type { ChoiceWindow } from "../in-page/choices/choice-window.ts";
import { isWritten } from "../texts/is-written.ts";
import { withoutFragment } from "../without-fragment.ts";

/** Anything a shop has not shown this long after the press won't appear on this page. */
const evidenceLimitMs = 8_000;
/** Shorter limit if no answer is pending. */
const restLimitMs = 3_000;

/** What tells, compared with an earlier look, whether the shop has taken the item. */
export interface CartSigns {
  url: string;
  cartCount: number;
  errors: readonly PageError[];
  moves: readonly PressableMove[];
  lines: readonly string[];
  /** The visible text of the whole page. */
  text: string;
  /** The window over the page that shows something to choose. */
  window: ChoiceWindow | undefined;
  /** A form asks for the buyer. */
  asksForPerson: boolean;
}

export async function readCartSigns(visit: Visit): Promise<CartSigns> {
  const { page, pace } = visit;
  const [cartCount, errors, moves, lines, text, window, fields] = await Promise.all([
    callInPage({ frame: page.mainFrame(), pace }, "readCartCount").catch(() => 0),
    readErrors(page, pace),
    readMoves(page, pace),
    readMainLines(page, pace),
    readPageText(visit),
    findChoiceWindow(visit),
    readFields(page, pace),
  ]);
  const isAsking = asksForPerson(fields.filter(({ isAside }) => !isAside));
  return { url: page.url(), cartCount, errors, moves, lines, text, window, asksForPerson: isAsking };
}

const longestText = 50_000;

export async function readPageText({ page, pace }: Visit): Promise<string> {
  const read = await callInPage({ frame: page.mainFrame(), pace }, "pageText", longestText).catch(
    () => undefined,
  );
  return read?.text ?? "";
}

const tellingMoves: ReadonlySet<Move> = new Set(["go_to_checkout", "view_cart", "in_cart"]);

/** The ways to the cart and the checkout. */
export function cartMoves({ moves }: CartSigns): number {
  return moves.filter(({ move }) => tellingMoves.has(move)).length;
}

export function textsOf(errors: readonly PageError[]): readonly string[] {
  return errors.map(({ text }) => text);
}

/**
 * No sign that the item was taken. `silence`: the page's text never changed either, so that nobody who looks
 * at it would believe so. After any other change the cart itself will tell.
 */
export type NoEvidence = "nothing" | "silence";

/**
 * Waits for a sign that the shop has taken the item: a higher count, a link to the cart, a checkout button.
 * A window that has opened with something to choose is returned. `unfolded`: see `hasUnfolded`.
 */
export async function awaitEvidence(
  visit: Visit,
  before: CartSigns,
  hasUnfolded: () => Promise<boolean> = async () => false,
): Promise<readonly Field[] | NoEvidence | "unfolded" | ChoiceWindow> {
  const { page, pace } = visit;
  const requests = watchRequests(page);
  const pressedAt = Date.now();
  const sincePressMs = () => Date.now() - pressedAt;
  const restingMs = () =>
    requests.pendingCount(evidenceLimitMs) > 0 ? 0 : Math.min(requests.sinceAnswerMs(), sincePressMs());
  let hasSpoken = false;
  while (sincePressMs() < evidenceLimitMs && restingMs() < restLimitMs) {
    await settle(page, pace, { limitMs: 4_000 });
    const now = await readCartSigns(visit);
    hasSpoken ||= now.text !== before.text;
    if (await refuseOffer(visit, now)) continue;
    const found = await evidenceIn(visit, { before, now, hasUnfolded });
    if (found) return found;
    await pause(pace, 150);
  }
  return hasSpoken ? "nothing" : "silence";
}

/** Undefined while nothing tells. */
async function evidenceIn(
  visit: Visit,
  { before, now, hasUnfolded }: { before: CartSigns; now: CartSigns; hasUnfolded: () => Promise<boolean> },
): Promise<readonly Field[] | "unfolded" | ChoiceWindow | undefined> {
  const isTaken = now.cartCount > before.cartCount || cartMoves(now) > cartMoves(before);
  if (isTaken || hasLeft(before, now)) return [];
  const missing = newlyMissing(visit, before, now);
  if (missing.length > 0) return missing;
  if (await hasUnfolded()) return "unfolded";
  // The checkout has taken the place of the product, without a cart between them.
  if (now.asksForPerson && !before.asksForPerson) return [];
  const window = newWindow(before, now);
  if (!window) refuseSoldOut(visit, before, now);
  return window;
}

function hasLeft(before: CartSigns, now: CartSigns): boolean {
  return withoutFragment(now.url) !== withoutFragment(before.url);
}

function newWindow(before: CartSigns, { window }: CartSigns): ChoiceWindow | undefined {
  return window?.selector === before.window?.selector ? undefined : window;
}

function newlyMissing(visit: Visit, before: CartSigns, now: CartSigns): readonly Field[] {
  const known = textsOf(before.errors);
  return missingTexts(
    visit,
    now.errors.filter(({ text, isAlert }) => !isAlert && !known.includes(text)),
  );
}

/** The press may only bring up a line of text, which isn't marked as a complaint. */
function refuseSoldOut(visit: Visit, before: CartSigns, now: CartSigns): void {
  const words = now.lines.find(
    (line) => line.length < 160 && !before.lines.includes(line) && saysSoldOut(line),
  );
  if (words) throw failures.saidSoldOut(visit, words.trim());
}

/** An upsell may appear between the press and the cart until it is refused. */
async function refuseOffer({ page, pace }: Visit, { moves }: CartSigns): Promise<boolean> {
  const refusal = moves.find(({ move, disabled }) => move === "decline_offer" && !disabled);
  return refusal !== undefined && (await press(page, refusal.locator, pace)).why === undefined;
}

/** An objection to the item ends the purchase, unless it is only about a missing text. */
export function missingTexts(visit: Visit, errors: readonly PageError[]): readonly Field[] {
  const soldOut = errors.find(({ kind }) => kind === "sold_out");
  if (soldOut) throw failures.saidSoldOut(visit, soldOut.text);
  const missing = errors.flatMap(({ field }) => (field && isWritten(field) ? [field] : []));
  const refusal = errors.find(
    ({ kind, text }) => kind === "field" || (kind === "other" && demandsChoice(text)),
  );
  if (missing.length === 0 && refusal) throw notTaken(visit, refusal.text);
  return missing;
}

export function notTaken(visit: Visit, words: string): PurchaseFailed {
  return failures.itemRefused(visit, words);
}
