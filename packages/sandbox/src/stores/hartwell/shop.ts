import type { FastifyReply, FastifyRequest } from "fastify";
import { findCookie } from "../../find-cookie.ts";
import type { OrdersStore } from "../../orders/orders.store.ts";
import type { Processor } from "../../payments/processor.ts";
import type { Cart } from "./cart/cart.ts";
import type { CartsStore } from "./cart/carts.store.ts";

/** What the shop's routes work with. */
export interface Shop {
  readonly carts: CartsStore;
  readonly orders: OrdersStore;
  readonly processor: Processor;
  readonly originOf: (hostname: string) => string;
  /** Delay of each answer once the slow kettle is in the cart. */
  readonly slowAnswerMs: number;
}

const CART_COOKIE = "cart";
const FOURTEEN_DAYS_SECONDS = 1_209_600;

/** The shopper's open cart. After an order the shopper starts with a new one. */
export function cartOf(shop: Shop, request: FastifyRequest): Cart {
  const token = findCookie(request.headers.cookie, CART_COOKIE);
  const found = token ? shop.carts.findCart(token) : undefined;
  return found && !shop.orders.findOrderOfCheckout(found.token) ? found : shop.carts.newCart();
}

/** Saves the cart and its cookie. */
export function keepCart(shop: Shop, reply: FastifyReply, cart: Cart): void {
  shop.carts.saveCart(cart);
  reply.header(
    "set-cookie",
    `${CART_COOKIE}=${cart.token}; path=/; max-age=${FOURTEEN_DAYS_SECONDS}; SameSite=Lax`,
  );
}
