import { z } from "zod";
import { decimal, price } from "../../../money.ts";
import type { Order } from "../../../orders/order.ts";
import { type Cart, type CartLine, holds } from "../cart/cart.ts";
import { findVariant } from "../catalogue/catalogue.ts";
import { hasOnlyDefaultVariant } from "../catalogue/product.ts";
import type { Shop } from "../shop.ts";
import { findMistakes } from "./find-mistakes.ts";
import { type Totals, totalsOf } from "./totals.ts";

export const submitBody = z.object({
  paymentToken: z.string(),
  /** The total shown to the shopper when the button was pressed. */
  shownTotalMinor: z.number().int(),
});

export type SubmitAnswer =
  | { status: "completed"; url: string }
  | { status: "declined"; message: string }
  | { status: "challenged"; url: string }
  | { status: "invalid"; mistakes: Readonly<Record<string, string>> }
  | { status: "total-changed"; totals: Totals };

/** Turns a checkout into an order. One checkout makes one order, however often it is sent. */
export function submitCheckout(shop: Shop, cart: Cart, body: z.infer<typeof submitBody>): SubmitAnswer {
  const completed: SubmitAnswer = {
    status: "completed",
    url: `/checkouts/cn/${cart.token}/en-us/thank-you`,
  };
  if (shop.orders.findOrderOfCheckout(cart.token)) return completed;

  const mistakes = findMistakes(cart.details);
  if (Object.keys(mistakes).length > 0) return { status: "invalid", mistakes };
  const totals = totalsOf(cart);
  if (totals.shippingMinor === null) {
    return { status: "invalid", mistakes: { shippingMethod: "Select a shipping method" } };
  }
  if (totals.totalMinor !== body.shownTotalMinor) return { status: "total-changed", totals };

  const charge = shop.processor.charge(body.paymentToken, {
    merchant: "Hartwell",
    amount: `${price(totals.totalMinor)} USD`,
    amountMinor: totals.totalMinor,
    currency: "USD",
    challenge: holds(cart.lines, "bank-challenge") ? { kind: "code" } : undefined,
  });
  if (!charge) return { status: "declined", message: "There was a problem with your payment. Try again." };
  if (charge.outcome === "challenged") return { status: "challenged", url: charge.url };
  if (charge.outcome === "declined") return { status: "declined", message: charge.message };
  shop.orders.placeOrder(cart.token, orderFrom(cart, totals, charge.last4));
  return completed;
}

function orderFrom({ details, lines }: Cart, totals: Totals, cardLast4: string): Omit<Order, "number"> {
  return {
    email: details.email,
    lines: lines.flatMap((line) => orderLine(line) ?? []),
    shippingAddress: details.address,
    total: { amount: decimal(totals.totalMinor), currency: totals.currency },
    cardLast4,
    createdAt: new Date().toISOString(),
  };
}

function orderLine({ variantId, quantity }: CartLine): Order["lines"][number] | undefined {
  const found = findVariant(variantId);
  if (!found) return undefined;
  const { product, variant } = found;
  const options = hasOnlyDefaultVariant(product)
    ? {}
    : Object.fromEntries(product.options.map(({ name }, index) => [name, variant.values[index] ?? ""]));
  return { title: product.title, options, quantity };
}
