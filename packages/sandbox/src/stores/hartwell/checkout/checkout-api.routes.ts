import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Cart, holds } from "../cart/cart.ts";
import type { Shop } from "../shop.ts";
import { checkoutDetailsSchema } from "./checkout-details.ts";
import { findMistakes, findPlaceMistakes } from "./find-mistakes.ts";
import { shippingMethodsFor } from "./shipping-methods.ts";
import { submitBody, submitCheckout } from "./submit-checkout.ts";
import { suggestAddresses } from "./suggest-addresses.ts";
import { totalsOf } from "./totals.ts";

/** The carriers are asked again for each address, and take a while. */
const CARRIERS_ANSWER_MS = 400;
const TOTALS_ANSWER_MS = 120;

const params = z.object({ token: z.string() });
const methodBody = z.object({ id: z.string() });
const suggestionsQuery = z.object({ q: z.string(), countryCode: z.string() });

/** The API for the checkout page's script. */
export function addCheckoutApiRoutes(app: FastifyInstance, shop: Shop): void {
  app.put("/checkouts/cn/:token/details", (request, reply) => {
    const cart = openCheckout(request);
    if (!cart) return gone(reply);
    const { shippingMethod, ...typed } = checkoutDetailsSchema.parse(request.body);
    const isSamePlace =
      JSON.stringify(placeOf(typed.address)) === JSON.stringify(placeOf(cart.details.address));
    const saved = save(cart, {
      ...typed,
      shippingMethod: isSamePlace ? cart.details.shippingMethod : null,
    });
    return {
      isAddressComplete: isComplete(saved),
      mistakes: findMistakes(saved.details),
      totals: totalsOf(saved),
    };
  });

  app.get("/checkouts/cn/:token/shipping-rates", async (request, reply) => {
    await delay(CARRIERS_ANSWER_MS);
    const cart = openCheckout(request);
    if (!cart) return gone(reply);
    const methods = shippingMethodsFor(cart.details.address, cart.lines);
    const chosen = methods.find(({ id }) => id === cart.details.shippingMethod) ?? methods[0];
    const saved = save(cart, { ...cart.details, shippingMethod: chosen?.id ?? null });
    return { methods, chosen: chosen?.id ?? null, totals: totalsOf(saved) };
  });

  app.put("/checkouts/cn/:token/shipping-method", async (request, reply) => {
    await delay(TOTALS_ANSWER_MS);
    const cart = openCheckout(request);
    if (!cart) return gone(reply);
    const { id } = methodBody.parse(request.body);
    const saved = save(cart, { ...cart.details, shippingMethod: id });
    return { chosen: id, totals: totalsOf(saved) };
  });

  app.get("/checkouts/cn/:token/address-suggestions", (request) => {
    const { q, countryCode } = suggestionsQuery.parse(request.query);
    return { suggestions: suggestAddresses(q, countryCode) };
  });

  app.post("/checkouts/cn/:token/submit", (request, reply) => {
    const { token } = params.parse(request.params);
    const cart = shop.carts.findCart(token);
    if (!cart) return gone(reply);
    const answer = submitCheckout(shop, cart, submitBody.parse(request.body));
    if (answer.status === "completed" && holds(cart.lines, "never-answers")) return reply.hijack();
    return answer;
  });

  /** A checkout that became an order can no longer be changed. */
  function openCheckout(request: FastifyRequest): Cart | undefined {
    const { token } = params.parse(request.params);
    return shop.orders.findOrderOfCheckout(token) ? undefined : shop.carts.findCart(token);
  }

  function save(cart: Cart, details: Cart["details"]): Cart {
    const saved = { ...cart, details };
    shop.carts.saveCart(saved);
    return saved;
  }
}

function isComplete({ details }: Cart): boolean {
  return Object.keys(findPlaceMistakes(details.address)).length === 0;
}

/** The part of an address that affects delivery price and tax. */
function placeOf({ address1, city, zone, postalCode, countryCode }: Cart["details"]["address"]) {
  return { address1, city, zone, postalCode, countryCode };
}

function gone(reply: FastifyReply) {
  return reply.code(410).send({ status: "gone" });
}
