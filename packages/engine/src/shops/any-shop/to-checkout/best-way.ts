import { type Look, rankWaysOf, type SeenWay, stateOf } from "../../../phases/form/ways/read-ways.ts";
import { leadsToPayment } from "../../../phases/payment/ways/leads-to-payment.ts";
import type { Visit } from "../../../phases/visit.ts";
import { withoutFragment } from "../without-fragment.ts";

interface WaysAllowed {
  isWayBack?: (address: string) => boolean;
  /** Whether a cart's button may lead to this address outside the shop. */
  mayLeaveTo?: (address: string) => boolean;
}

/** The best way from here to the checkout that has not failed yet, if it weighs at least this much. */
export function bestWay(
  visit: Visit,
  look: Look,
  least: number,
  { isWayBack = () => false, mayLeaveTo = () => false }: WaysAllowed = {},
): SeenWay | undefined {
  const isBuyerKnown = visit.session === "restored" || visit.session === "signed_in";
  const state = stateOf(look);
  // Pages of other hosts are admitted, or asked about, when they are opened.
  const mayVisit = (address: string) => visit.browser.mayVisit(address) || mayLeaveTo(address);
  const whyLeft = (way: SeenWay) => {
    if (!way.enabled) return "it is disabled";
    if (leavesShop(visit, way) && !leadsToPaying(way)) return "it leads away from the merchant";
    if (hasAdded(visit, way)) return "it may add the goods again";
    if (visit.journal.hasFailed(state, way.key)) return "it led nowhere before";
    if (way.isLink && isWayBack(way.address)) return "it leads back";
    return goesInVain(visit, look, way);
  };
  const ranked = rankWaysOf({ ...visit, browser: { mayVisit } }, look, {
    goal: "checkout",
    known: { isBuyerKnown },
    whyLeft,
    least,
  });
  const best = ranked.find(({ way }) => whyLeft(way) === undefined);
  return best && best.weight >= least ? best.way : undefined;
}

/** By what the run has seen on other pages. */
function goesInVain(visit: Visit, look: Look, way: SeenWay): string | undefined {
  if (way.isLink && visit.journal.isGone(way.address)) return "its page is missing";
  const isInCircle = isCircle(visit, look, way) || isCircleByScript(visit, look, way);
  return isInCircle ? "it leads back to the sign-in" : undefined;
}

export function leavesShop({ browser }: Visit, { address }: SeenWay): boolean {
  return /^https?:/.test(address) && !browser.mayVisit(address);
}

function leadsToPaying({ move, text, isAside }: SeenWay): boolean {
  return !isAside && (move === "go_to_checkout" || move === "buy_now" || leadsToPayment(text));
}

/**
 * Many shops write "order" on the button that adds to the cart, and one beside it that nobody understands may add as
 * well, and go on to the checkout.
 */
function hasAdded(
  { addedBy, page }: Visit,
  { pressable, move, isLink, isNew, isAside, isInDialog }: SeenWay,
) {
  if (!addedBy || withoutFragment(addedBy.url) !== withoutFragment(page.url())) return false;
  const isOfProduct = move === undefined && !isLink && !isNew && !isAside && !isInDialog;
  return addedBy.selector === pressable.selector || isOfProduct;
}

/**
 * A shop that requires a sign-in at checkout also links to cart and checkout on the sign-in page: these lead
 * back to the same sign-in.
 */
export function isCircle(
  { journal }: Visit,
  look: Look,
  { isLink, address }: { isLink: boolean; address: string },
) {
  return isLink && asksToSignIn(look) && journal.hasBeenAt(address);
}

/** The same by a button, on each page of the shop, that has shown the cart before. */
function isCircleByScript({ journal }: Visit, look: Look, { isLink, move, key }: SeenWay) {
  return !isLink && move === "view_cart" && asksToSignIn(look) && journal.hasDone(key);
}

export function asksToSignIn({ all }: Look): boolean {
  return all.some(({ role, isAside, enabled }) => role === "password" && !isAside && enabled);
}
