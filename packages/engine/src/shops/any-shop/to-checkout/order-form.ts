import { findAmounts } from "../../../page/amounts/parse-money.ts";
import {
  cardRoles,
  type FieldRole,
  passwordRoles,
  placeRoles,
  rolesOf,
} from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { pressableAt } from "../../../page/moves/read-moves.ts";
import { failures } from "../../../phases/failures/failures.ts";
import { clearExtraBoxes } from "../../../phases/form/extras/turn-down-extras.ts";
import { checkoutFields, formOf } from "../../../phases/form/fields/checkout-fields.ts";
import { type Look, lookAt } from "../../../phases/form/ways/read-ways.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { CartItem, Shop } from "../../shop.ts";
import { setQuantity } from "../cart/set-quantity.ts";
import type { ProductPage } from "../product/product-page.ts";
import { offerOf } from "../product/read-offer.ts";

/** Names and contact details: an enquiry form has them too. */
const personal: ReadonlySet<FieldRole> = new Set([...rolesOf("name"), "email", "phone"]);
/** Roles that only an order needs. */
const ordering: ReadonlySet<FieldRole> = new Set([...placeRoles, ...cardRoles, "paymentMethod"]);

/**
 * Whether the product is ordered on its own page: only a form sells it that asks who buys, and either where
 * to deliver or how to pay. Its button is never pressed to add to a cart: it may order.
 */
export async function isOrderedOnPage(visit: Visit, { button, price }: ProductPage): Promise<boolean> {
  const look = await lookAt(visit);
  const form = orderForm(look);
  const isPriced = price !== undefined || (look.reading.frames[0]?.amounts.amounts.length ?? 0) > 0;
  if (!form || !isPriced) return false;
  if (!button || button.isUnlikely || button.isAwaited) return true;
  const pressable = pressableAt(look.pressables, button);
  return pressable !== undefined && pressable.form === form.form && pressable.frame === form.frame;
}

function orderForm({ all, pressables }: Pick<Look, "all" | "pressables">): Field | undefined {
  const own = checkoutFields(all).filter(({ enabled, isAside, form }) => enabled && !isAside && form >= 0);
  return own.find((field) => {
    const roles = formOf(field, own).map(({ role }) => role);
    const isAsking = roles.some((role) => personal.has(role)) && roles.some((role) => ordering.has(role));
    const isAccount = roles.some((role) => passwordRoles.has(role));
    const isSent = pressables.some(
      ({ form, frame, isLink }) => !isLink && form === field.form && frame === field.frame,
    );
    return isAsking && !isAccount && isSent;
  });
}

/** The only amount that the page shows. */
export function onlyPrice({ reading }: Look, currency: string): string | undefined {
  const shown = reading.frames[0]?.amounts.amounts ?? [];
  const sums = new Set(
    shown.flatMap(({ text }) => findAmounts(text, currency || undefined)).map(({ amount }) => amount),
  );
  return sums.size === 1 ? [...sums][0] : undefined;
}

/**
 * The page is product, cart and checkout in one. Its other choices are asked for as required fields of the
 * form.
 */
export async function orderedOnPage(visit: Visit, found: ProductPage): Promise<Shop> {
  const offer = offerOf({ ...found, groups: [] });
  const price = found.price ?? onlyPrice(await lookAt(visit), found.product.currency);
  const variants = offer.variants.map((variant) => ({ ...variant, price, isAvailable: !found.isSoldOut }));
  return {
    platform: "general",
    preselectedVariantId: undefined,
    readOffer: async () => ({ ...offer, variants }),
    addToCart: async ({ quantity }: CartItem) => {
      await clearExtraBoxes(visit, await readFields(visit.page, visit.pace));
      if (!(await setQuantity(visit, quantity))) throw failures.noCounter(visit);
      return "unread";
    },
    openCheckout: async () => undefined,
    signs: {},
  };
}
