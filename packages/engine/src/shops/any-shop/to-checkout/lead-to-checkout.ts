import { impliedCurrency } from "../../../choosing/money/implied-currency.ts";
import { limits } from "../../../deciding/weights.ts";
import { currencyOf, totalOf } from "../../../page/amounts/read-total.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { pause } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../../phases/failures/failures.ts";
import { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import { knownBuyer } from "../../../phases/form/fields/known-buyer.ts";
import { giveKnown } from "../../../phases/form/pass-gate.ts";
import { type Look, lookAt, type SeenWay, stateOf } from "../../../phases/form/ways/read-ways.ts";
import { stepBack } from "../../../phases/form/ways/step-back.ts";
import { noteWay, takeWay } from "../../../phases/form/ways/take-way.ts";
import { awaitAdmission } from "../../../phases/guards/await-admission.ts";
import { captchaObjection } from "../../../phases/guards/captcha-objection.ts";
import { goSecure } from "../../../phases/guards/go-secure.ts";
import { refuseEarlyReceipt } from "../../../phases/guards/refuse-unasked-order.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import { isHandedOver, isProvidersPage } from "../../../phases/payment/card/admit-payment-pages.ts";
import { contentLines } from "../../../phases/payment/total/page-says.ts";
import { leadsToPayment } from "../../../phases/payment/ways/leads-to-payment.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { CartItem } from "../../shop.ts";
import { findAddress, isAddressOf } from "../cart/find-address.ts";
import { isCartEmpty, staysEmpty } from "../cart/is-cart-empty.ts";
import { otherGoodsIn } from "../cart/prove-in-cart.ts";
import { settleCart } from "../cart/settle-cart.ts";
import { showInPage } from "../cart/show-in-page.ts";
import { chooseOnTheWay } from "../choices/choose-on-the-way.ts";
import { chooseSlot } from "../choices/choose-slot.ts";
import { asksForDetails } from "./asks-for-details.ts";
import { asksToSignIn, bestWay, isCircle, leavesShop } from "./best-way.ts";
import { openSignIn } from "./open-sign-in.ts";
import {
  asksLikeCheckout,
  isBesideProduct,
  isOrderedHere,
  isPaidElsewhere,
  isWalled,
  showsCheckout,
} from "./shows-checkout.ts";

/** More pages than any shop has between cart and checkout, plus some wrong turns. */
const mostPresses = 14;
/** A page drawn by script takes a while to show the way on. */
const appearLimitMs = 4_000;
/** If no way is likely, this many are still tried. */
const mostGuesses = 4;

/**
 * Where the way to the checkout ended: `walled` is a sign-in window that the product's button opened instead
 * of adding the item. `other`: the cart holds other goods only.
 */
export type EndOfWay = "open" | "empty" | "walled" | { other: string };

/** Follows the shop's own way from the page where the item was added to the page that asks for details. */
export async function leadToCheckout(visit: Visit, item: CartItem): Promise<EndOfWay> {
  let guesses = 0;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const isOnTheWay = presses > 0;
    const { end: found, look } = await lookAtPage(visit, item, isOnTheWay);
    if (found) return found;
    if (isOnTheWay && (await chooseSlot(visit))) continue;
    await settleCart(visit, look);
    if (await takeSureWay(visit, isOnTheWay)) continue;
    const end = await endOfWay(visit);
    if (end !== "stuck") return end;
    guesses += 1;
    if (await leaveDeadEnd(visit, guesses <= mostGuesses)) continue;
    if (await isLedToCheckout(visit)) return "open";
    break;
  }
  if (await isCheckout(visit)) return "open";
  throw await noWay(visit);
}

/** A line of the cart that counts other goods, where the item isn't named and something can be taken out. */
function otherGoods({ goods }: Visit, item: CartItem, { reading, pressables }: Look): string | undefined {
  const [page] = reading.frames;
  const { pathname, search } = new URL(reading.url);
  const isCart = isAddressOf("cart", pathname + search) && pressables.some(({ move }) => move === "remove");
  return page && isCart ? otherGoodsIn(contentLines(page), goods, item) : undefined;
}

async function leaveDeadEnd(visit: Visit, mayGuess: boolean): Promise<boolean> {
  const captcha = await captchaObjection(visit);
  if (captcha) throw captcha;
  if ((await openSignIn(visit)) || (await goSecure(visit)) || (await chooseOnTheWay(visit))) return true;
  return mayGuess && (await turnElsewhere(visit));
}

/**
 * Waits for a sufficiently likely way and takes it. Returns false if none appears, or if this is the
 * checkout. A page that is drawn late first shows only its header, whose link leads back to the cart: this is
 * followed once nothing else has appeared.
 */
async function takeSureWay(visit: Visit, isOnTheWay: boolean): Promise<boolean> {
  const until = Date.now() + appearLimitMs;
  for (;;) {
    const look = await lookAt(visit);
    if (showsCheckout(visit, look, isOnTheWay)) return false;
    const isLate = Date.now() >= until;
    const isWayBack = (address: string) => !isLate && visit.journal.cameFrom(address);
    const mayLeaveTo = (address: string) => isLate || isProvidersPage(address);
    const way = bestWay(visit, look, limits.sure, { isWayBack, mayLeaveTo });
    if (way) {
      // What this page wants chosen comes before the way back.
      if (visit.journal.cameFrom(way.address) && (await chooseOnTheWay(visit))) return true;
      await follow(visit, look, way).catch((error: unknown) => elsewhere(visit, error));
      return true;
    }
    const address = await findHiddenAddress(visit, look);
    if (address && !isWayBack(address)) {
      await goByAddress(visit, look, address);
      return true;
    }
    if (isLate || asksForDetails(look) || asksToSignIn(look)) return false;
    await pause(visit.pace, 100);
  }
}

/** Nothing leads on: either the cart is empty, or this is the checkout. */
async function endOfWay(visit: Visit): Promise<"open" | "empty" | "stuck"> {
  if (await staysEmpty(visit)) return "empty";
  const look = await lookAt(visit);
  return asksLikeCheckout(visit, look) || isOrderedHere(visit, look) ? "open" : "stuck";
}

/** Takes an unlikely way rather than none; otherwise goes back from where the last one led. */
async function turnElsewhere(visit: Visit): Promise<boolean> {
  const look = await lookAt(visit);
  const doubtful = bestWay(visit, look, limits.doubtful, { mayLeaveTo: anywhere });
  if (doubtful) {
    await follow(visit, look, doubtful).catch((error: unknown) => elsewhere(visit, error));
    return true;
  }
  if (await stepBack(visit)) return true;
  const guess = bestWay(visit, look, limits.guess, { mayLeaveTo: anywhere });
  if (guess) await follow(visit, look, guess).catch((error: unknown) => elsewhere(visit, error));
  return guess !== undefined;
}

const anywhere = () => true;

/** Whether the cart stays empty or this is the checkout, and what the page shows then. */
async function lookAtPage(
  visit: Visit,
  item: CartItem,
  isOnTheWay: boolean,
): Promise<{ end?: EndOfWay; look: Look }> {
  await awaitAdmission(visit);
  await settle(visit.page, visit.pace);
  const [seemsEmpty, seen] = await Promise.all([isCartEmpty(visit), lookAt(visit)]);
  visit.journal.settle(stateOf(seen));
  refuseEarlyReceipt(visit, seen);
  if (isHandedOver(visit)) return { end: "open", look: seen };
  if (!isPaidElsewhere(visit, seen)) {
    visit.currency ??= currencyOf(seen);
    visit.cart = {
      url: seen.reading.url,
      total: totalOf(seen, visit.currency ?? impliedCurrency(visit.order))?.total ?? visit.cart?.total,
    };
  }
  const isEmpty = seemsEmpty && (await staysEmpty(visit));
  const look = seemsEmpty ? await lookAt(visit) : seen;
  if (isEmpty) return { end: "empty", look };
  const other = otherGoods(visit, item, look);
  if (other !== undefined) return { end: { other }, look };
  if (isBesideProduct(visit, look) && isWalled(look)) return { end: "walled", look };
  return showsCheckout(visit, look, isOnTheWay) ? { end: "open", look } : { look };
}

/** For example, a cart below the minimum order value shows a message instead of leading on. */
async function noWay(visit: Visit): Promise<PurchaseFailed> {
  const captcha = await captchaObjection(visit);
  if (captcha) return captcha;
  const [complaint] = await readErrors(visit.page, visit.pace);
  return failures.noWayToCheckout(visit, complaint?.text);
}

/** If nothing on the page leads on, a model may. */
async function isLedToCheckout(visit: Visit): Promise<boolean> {
  if (!visit.agent?.isReady()) return false;
  return visit.agent.leadOn({
    name: "reach_checkout",
    wish: "The item is in the cart. Reach the page of the checkout that asks for the buyer's details.",
    buyer: knownBuyer(visit.order.buyer),
    isReached: () => isCheckout(visit),
  });
}

/** A link that is only a picture, or is in a closed menu, is followed too: once. */
async function findHiddenAddress(visit: Visit, look: Look): Promise<string | undefined> {
  for (const kind of ["checkout", "cart"] as const) {
    const address = await findAddress(visit, kind);
    const isNew = address !== undefined && visit.journal.usesOf(visit.page.url(), address) === 0;
    if (isNew && !visit.journal.isGone(address) && !isCircle(visit, look, { isLink: true, address }))
      return address;
  }
  return undefined;
}

/** Goes where the checkout may be, and back if it isn't there. */
export async function tryAddress(visit: Visit, path: string): Promise<void> {
  const address = new URL(path, visit.page.url()).href;
  if (address === visit.page.url()) return;
  await goByAddress(visit, await lookAt(visit), address);
}

async function goByAddress(visit: Visit, look: Look, address: string): Promise<void> {
  noteWay(visit, look, { key: address, address });
  await goTo(visit, address).catch((error: unknown) => elsewhere(visit, error));
}

/** Follows a link within its page, or by its address, so that an overlay or a new tab is no obstacle. */
async function follow(visit: Visit, look: Look, way: SeenWay): Promise<void> {
  visit.isLeavingToPay = leavesShop(visit, way) || leadsToPayment(way.text);
  const isAddress =
    way.isLink && /^https?:/.test(way.address) && !way.address.includes("#") && !leavesShop(visit, way);
  if (!isAddress) {
    await givePlace(visit, look, way);
    return takeWay(visit, look, { way });
  }
  noteWay(visit, look, way);
  if (!(await showInPage(visit, way))) await goTo(visit, way.address);
}

/** Some shops ask for the postal code, which decides what they deliver, before anything else. */
async function givePlace(visit: Visit, { all }: Look, { pressable }: SeenWay): Promise<void> {
  const { form, frame } = pressable;
  const isOwn = (field: Field) => field.form === form && (form >= 0 || !field.isAside);
  const own = all.filter((field) => isOwn(field) && field.frame === frame);
  for (const field of own) if (field.enabled && field.value === "") await giveKnown(visit, field);
}

/** A checkout may refuse visitors over http; and a link may lead to a missing page, which is left again. */
async function elsewhere(visit: Visit, error: unknown): Promise<void> {
  if (!(error instanceof PurchaseFailed)) throw error;
  if (error.code === "merchant_unreachable" && (await goSecure(visit))) return;
  if (error.code !== "not_a_shop") throw error;
  visit.journal.settle(stateOf(await lookAt(visit)));
  visit.journal.markGone();
  if (!(await stepBack(visit))) throw error;
}

async function isCheckout(visit: Visit): Promise<boolean> {
  return asksForDetails(await lookAt(visit));
}
