import { isSamePage, placeOf } from "../../../deciding/place-of.ts";
import { totalOf } from "../../../page/amounts/read-total.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { type Field, fieldWithRole } from "../../../page/fields/read-fields.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { framedCheckout } from "../../../phases/checkout/enter-frame.ts";
import { signInFields } from "../../../phases/form/fields/checkout-fields.ts";
import type { Look } from "../../../phases/form/ways/read-ways.ts";
import type { Visit } from "../../../phases/visit.ts";
import { asksForDetails, refusesWithoutDetails } from "./asks-for-details.ts";
import { asksToSignIn } from "./best-way.ts";

/** Whether this is the checkout. The product page may ask for details for another purpose. */
export function showsCheckout(visit: Visit, look: Look, isOnTheWay: boolean): boolean {
  if (framedCheckout(visit, look)) return true;
  if (isOnTheWay && (refusesWithoutDetails(look) || asksForFirstAddress(visit, look))) return true;
  return (isOnTheWay || !isProduct(visit, look)) && (asksForDetails(look) || isPaidElsewhere(visit, look));
}

/** A shop that knows the buyer, but no address yet, may show nothing but a button to add one. */
function asksForFirstAddress({ session, order }: Visit, { reading, pressables }: Look): boolean {
  const isKnown = session === "restored" || session === "signed_in";
  const [page] = pressables.filter(
    ({ move, isAside, disabled }) => move === "new_address" && !isAside && !disabled,
  );
  return isKnown && page !== undefined && !isSamePage(order.url, reading.url);
}

/** A page of another site that takes the card, which the order lists among its domains. */
export function isPaidElsewhere({ cart }: Visit, { reading, all }: Look): boolean {
  const isElsewhere = cart !== undefined && siteOf(reading.url) !== siteOf(cart.url);
  return isElsewhere && fieldWithRole(all, "cardNumber") !== undefined;
}

/** Whether it asks for details that only a checkout asks for, or a sign-in before it. */
export function asksLikeCheckout(visit: Visit, look: Look): boolean {
  const fields = withoutStandingSignIn(visit, look);
  return asksForDetails(look) || fields.some(({ role, isAside }) => !isAside && asking.has(role));
}

const asking: ReadonlySet<FieldRole> = new Set(["email", "phone", "password", "country", "postalCode"]);

/** A sign-in that is on the product page is on every page. */
function withoutStandingSignIn(visit: Visit, look: Look): readonly Field[] {
  const signIn = isBesideProduct(visit, look) ? signInFields(look.all) : [];
  return look.fields.filter((field) => !signIn.includes(field));
}

export function isBesideProduct({ order }: Visit, { reading }: Look): boolean {
  return placeOf(order.url) === placeOf(reading.url);
}

/** A shop that knows the buyer may have nothing to ask: its cart shows the total and the order button. */
export function isOrderedHere(visit: Visit, look: Look): boolean {
  const { session, currency } = visit;
  const isKnown = session === "restored" || session === "signed_in";
  const orders = look.pressables.some(
    ({ move, isAside, disabled }) => move === "pay" && !isAside && !disabled,
  );
  return isKnown && !isProduct(visit, look) && orders && totalOf(look, currency) !== undefined;
}

/** The product page may have a form for personal details that serves another purpose. */
function isProduct({ order }: Visit, { reading }: Look): boolean {
  return isSamePage(order.url, reading.url);
}

/** A sign-in window is in front of the page and doesn't offer the checkout. */
export function isWalled(look: Look): boolean {
  const inWindow = look.pressables.filter(({ isInDialog }) => isInDialog);
  const leadsOn = inWindow.some(({ move }) => move === "go_to_checkout" || move === "view_cart");
  return asksToSignIn(look) && !leadsOn && inWindow.some(({ move }) => move === "sign_in");
}
