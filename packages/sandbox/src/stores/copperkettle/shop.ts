import type { FastifyReply, FastifyRequest } from "fastify";
import type { Documents } from "../../documents.store.ts";
import { findCookie } from "../../find-cookie.ts";
import type { OrdersStore } from "../../orders/orders.store.ts";
import type { Provider } from "../../pay/provider.ts";
import type { Processor } from "../../payments/processor.ts";
import { randomToken } from "../../random-token.ts";
import { type Basket, EMPTY_DETAILS, itemsOf } from "./cart/basket.ts";
import type { FailedOrdersStore } from "./checkout/failed-orders.store.ts";
import type { Visit } from "./pages/visit.ts";

/** What the shop's routes work with. */
export interface Shop {
  readonly baskets: Documents<Basket>;
  readonly orders: OrdersStore;
  readonly failedOrders: FailedOrdersStore;
  readonly processor: Processor;
  /** Takes the payments that the shop does not take itself. */
  readonly provider: Provider;
  /** A caller of the store interface must have read this before it may write. */
  readonly nonce: string;
  readonly originOf: (hostname: string) => string;
  /** Delay of each answer once the slow cooker is in the basket. */
  readonly slowAnswerMs: number;
}

const SESSION_COOKIE = "wp_woocommerce_session_7f3c";
const CHECKOUT_COOKIE = "copperkettle_checkout";
const TWO_DAYS_SECONDS = 172_800;

/** The visitor's open basket. After an order the visitor starts with a new one. */
export function basketOf(shop: Shop, request: FastifyRequest): Basket {
  const token = findCookie(request.headers.cookie, SESSION_COOKIE);
  const found = token ? shop.baskets.find(token) : undefined;
  if (found && !shop.orders.findOrderOfCheckout(found.token)) return found;
  return { token: `t_${randomToken(30)}`, lines: [], details: found?.details ?? EMPTY_DETAILS };
}

/** Saves the basket and its cookie. */
export function keepBasket(shop: Shop, reply: FastifyReply, basket: Basket): void {
  shop.baskets.save(basket.token, basket);
  reply.header(
    "set-cookie",
    `${SESSION_COOKIE}=${basket.token}; path=/; max-age=${TWO_DAYS_SECONDS}; SameSite=Lax`,
  );
}

/** Where this basket is paid for: as the visitor requested, or else as a product in it requires. */
function checkoutPath(request: FastifyRequest, { lines }: Basket): "/checkout/" | "/checkout-blocks/" {
  const wanted = findCookie(request.headers.cookie, CHECKOUT_COOKIE);
  const isBlocks = wanted
    ? wanted === "blocks"
    : itemsOf(lines).some(({ product }) => product.checkout === "blocks");
  return isBlocks ? "/checkout-blocks/" : "/checkout/";
}

/** What the pages show of the visitor. Pass the basket if it has just changed. */
export function visitOf(shop: Shop, request: FastifyRequest, basket = basketOf(shop, request)): Visit {
  return { basket, checkoutPath: checkoutPath(request, basket) };
}

export function keepCheckoutChoice(reply: FastifyReply, choice: "classic" | "blocks"): void {
  reply.header("set-cookie", `${CHECKOUT_COOKIE}=${choice}; path=/; SameSite=Lax`);
}
