import type { PlacedOrder } from "../../../orders/order.ts";
import { type Basket, holds } from "../cart/basket.ts";
import type { Shop } from "../shop.ts";
import type { FailedOrder } from "./failed-orders.store.ts";
import { chargeCard, type HandOver, handOver } from "./hand-over.ts";
import { orderFrom } from "./order-from.ts";

export const GATEWAYS = {
  stripe: "Credit / Debit Card",
  bacs: "Direct bank transfer",
  cod: "Cash on delivery",
};

export interface Payment {
  readonly gateway: keyof typeof GATEWAYS;
  /** The payments company's token for the card; empty with other gateways. */
  readonly token: string;
}

export type PaymentAnswer =
  | { readonly status: "placed"; readonly placed: PlacedOrder }
  /** The order exists, but its payment has failed. */
  | { readonly status: "failed"; readonly failed: FailedOrder }
  | { readonly status: "declined"; readonly message: string }
  | { readonly status: "challenged"; readonly url: string }
  /** The card is typed on a page of the provider. */
  | ({ readonly status: "handed_over" } & HandOver);

/** Turns a basket with valid details into an order. One basket makes one order, however often it is sent. */
export function pay(shop: Shop, basket: Basket, payment: Payment): PaymentAnswer {
  const earlier = shop.orders.findOrderOfCheckout(basket.token);
  if (earlier) return { status: "placed", placed: earlier };
  if (payment.gateway !== "stripe") {
    return { status: "placed", placed: shop.orders.placeOrder(basket.token, orderFrom(basket, "")) };
  }
  const handedOver = handOver(shop, basket);
  if (handedOver) return { status: "handed_over", ...handedOver };
  const charge = chargeCard(shop, basket, payment.token);
  if (!charge)
    return { status: "declined", message: "We could not find your card details. Please try again." };
  if (charge.outcome === "challenged") return { status: "challenged", url: charge.url };
  if (charge.outcome === "declined") return { status: "declined", message: charge.message };
  if (holds(basket.lines, "fails-afterwards"))
    return { status: "failed", failed: shop.failedOrders.record() };
  const placed = shop.orders.placeOrder(basket.token, orderFrom(basket, charge.last4));
  return { status: "placed", placed };
}
