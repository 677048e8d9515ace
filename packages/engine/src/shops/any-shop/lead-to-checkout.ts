import type { Page } from "playwright-core";
import { type FieldRole, rolesOf } from "../../page/fields/field-role.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { type PressableMove, readMoves, theMove } from "../../page/moves/read-moves.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { type Pace, pause } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { knownBuyer } from "../../phases/buyer/known-buyer.ts";
import { captchaObjection } from "../../phases/captcha-objection.ts";
import { findWayOfSection } from "../../phases/checkout/find-way-of-section.ts";
import { clearExtraBoxes } from "../../phases/checkout/turn-down-extras.ts";
import { goSecure } from "../../phases/go-secure.ts";
import { goTo } from "../../phases/go-to.ts";
import { pressThrough } from "../../phases/press-through.ts";
import { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { findAddress, isAddressOf } from "./find-address.ts";
import { isCartEmpty } from "./is-cart-empty.ts";

/** More pages than any shop puts between its cart and its checkout. */
const mostPresses = 8;
const appearLimitMs = 4_000;
const drawingMs = 500;

/** Follows the shop's own way from wherever the item was added to the page where details are filled in. */
export async function leadToCheckout(visit: Visit): Promise<"open" | "empty"> {
  const pressed = new Set<string>();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const { isEmpty, fields } = await lookAtPage(visit);
    if (isEmpty) return "empty";
    if (presses > 0 && (await asksForDetails(visit, fields))) return "open";
    await clearExtraBoxes(visit, fields);
    const next = await awaitMove(visit, pressed);
    const end = next ? await takeWay(visit, next, pressed) : await endOfWay(visit);
    if (end !== "onwards") return end;
  }
  if (await isCheckout(visit)) return "open";
  throw await noWay(visit);
}

async function takeWay(visit: Visit, way: Way, pressed: Set<string>): Promise<"onwards"> {
  pressed.add(keyOf(visit, way));
  await follow(visit, way).catch((error: unknown) => overHttps(visit, error));
  return "onwards";
}

/** Nothing leads on: the cart is empty, or the checkout is here, or it is served in another way. */
async function endOfWay(visit: Visit): Promise<"open" | "empty" | "onwards"> {
  if (await staysEmpty(visit)) return "empty";
  if (await goSecure(visit)) return "onwards";
  if (await isLedToCheckout(visit)) return "open";
  throw await noWay(visit);
}

/** Whether the cart stays empty, and the fields that stand on the page then. */
async function lookAtPage(visit: Visit): Promise<{ isEmpty: boolean; fields: readonly Field[] }> {
  const { page, pace } = visit;
  await settle(page, pace);
  const [seemsEmpty, fields] = await Promise.all([isCartEmpty(visit), readFields(page, pace)]);
  if (!seemsEmpty) return { isEmpty: false, fields };
  return { isEmpty: await staysEmpty(visit), fields: await readFields(page, pace) };
}

/** A cart that is worth too little, say, tells so where it would lead on. */
async function noWay(visit: Visit): Promise<PurchaseFailed> {
  const captcha = await captchaObjection(visit);
  if (captcha) return captcha;
  const [complaint] = await readErrors(visit.page, visit.pace);
  const words = complaint ? ` It says: "${complaint.text}".` : "";
  return new PurchaseFailed(
    "stuck",
    `The way from the cart to the checkout of ${hostOf(visit)} was not found.${words}`,
  );
}

/** Pages that fetch their cart say for a moment that it is empty. */
async function staysEmpty(visit: Visit): Promise<boolean> {
  if (!(await isCartEmpty(visit))) return false;
  await pause(visit.pace, drawingMs);
  await settle(visit.page, visit.pace);
  return isCartEmpty(visit);
}

/** A page that is drawn by script shows what leads on some time after it came. */
async function awaitMove(visit: Visit, pressed: ReadonlySet<string>): Promise<Way | undefined> {
  const until = Date.now() + appearLimitMs;
  for (;;) {
    const next = await nextMove(visit, pressed);
    if (next || Date.now() >= until || (await isCheckout(visit))) return next;
    await pause(visit.pace, 100);
  }
}

/** Where no words of the page lead on, a model may. */
async function isLedToCheckout(visit: Visit): Promise<boolean> {
  if (await isCheckout(visit)) return true;
  if (!visit.agent?.isReady()) return false;
  return visit.agent.leadOn({
    name: "reach_checkout",
    wish: "The item is in the cart. Reach the page of the checkout that asks for the buyer's details.",
    buyer: knownBuyer(visit.order.buyer),
    isReached: () => isCheckout(visit),
  });
}

type Way = Pick<PressableMove, "locator" | "text" | "href" | "isLink" | "move"> | { address: string };

function keyOf({ page }: Visit, way: Way): string {
  // What counts the pieces in the cart is the same button after each.
  return "address" in way ? way.address : `${page.url()} ${way.move} ${way.text.replace(/\d+/g, "")}`;
}

/** An offer in front of the page is refused first; the checkout goes before the cart. */
async function nextMove(visit: Visit, pressed: ReadonlySet<string>): Promise<Way | undefined> {
  const moves = (await readMoves(visit.page, visit.pace)).filter(
    (move) => !move.disabled && !pressed.has(keyOf(visit, move)),
  );
  const refusal = moves.find(({ move, isInDialog }) => move === "decline_offer" && isInDialog);
  const ofHeader = moves.filter(({ isAside }) => isAside);
  const way =
    refusal ??
    theMove(moves, "go_to_checkout") ??
    theMove(moves, "view_cart") ??
    theMove(ofHeader, "in_cart");
  if (way) return way;
  for (const kind of ["checkout", "cart"] as const) {
    const address = await findAddress(visit, kind);
    if (address && !pressed.has(address)) return { address };
  }
  return undefined;
}

/** A link is followed by its address: what lies over it, or a new tab that it would open, is no obstacle then. */
async function follow(visit: Visit, way: Way): Promise<void> {
  if ("address" in way) return goTo(visit, way.address);
  if (way.isLink && /^https?:/.test(way.href) && !way.href.includes("#")) return goTo(visit, way.href);
  await pressThrough(visit, way);
}

/** A checkout may turn away whoever comes over http. */
async function overHttps(visit: Visit, error: unknown): Promise<void> {
  const isTurnedAway = error instanceof PurchaseFailed && error.code === "merchant_unreachable";
  if (!isTurnedAway || !(await goSecure(visit))) throw error;
}

/** Two of them make a checkout of any page. A place alone may be asked for to estimate the cost of delivery. */
const telling = new Set<FieldRole>([
  ...rolesOf("name"),
  ...(["addressLine1", "cardNumber", "paymentMethod", "password"] as const),
]);

async function isCheckout(visit: Visit): Promise<boolean> {
  return asksForDetails(visit, await readFields(visit.page, visit.pace));
}

/** A page that asks for a person's details, or says by its address that it is where one checks out. */
async function asksForDetails({ page, pace }: Visit, all: readonly Field[]): Promise<boolean> {
  const fields = all.filter(({ isAside }) => !isAside);
  const { pathname, search } = new URL(page.url());
  const isNamed = isAddressOf("ordering", pathname + search) && !isAddressOf("cart", pathname + search);
  if (isNamed) return fields.some(({ role }) => role === "email" || telling.has(role));
  if (fields.filter(({ role }) => telling.has(role)).length >= 2) return true;
  return fields.some(({ role }) => role === "password") && (await letsStrangersOn(page, pace));
}

/** Nobody but a shop's checkout asks whether one would rather buy without an account, or with a new one. */
async function letsStrangersOn(page: Page, pace: Pace): Promise<boolean> {
  const guest = theMove(await readMoves(page, pace), "guest_checkout");
  if (guest && !guest.isAside) return true;
  const ways = await Promise.all(
    (["guest_checkout", "create_account"] as const).map((move) => findWayOfSection({ page, pace }, move)),
  );
  return ways.some((way) => way !== undefined);
}
