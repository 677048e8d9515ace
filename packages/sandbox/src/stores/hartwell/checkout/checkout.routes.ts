import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { ELSEWHERE } from "../../../elsewhere.ts";
import { randomToken } from "../../../random-token.ts";
import { sendPage } from "../../../send-page.ts";
import { type Cart, holds } from "../cart/cart.ts";
import { checkoutPage } from "../pages/checkout-page.ts";
import { endlessPage } from "../pages/endless-page.ts";
import { thankYouPage } from "../pages/thank-you-page.ts";
import { cartOf, type Shop } from "../shop.ts";
import { PAYMENTS_HOST } from "../site-names.ts";

const params = z.object({ token: z.string() });

/** The pages of the checkout. */
export function addCheckoutRoutes(app: FastifyInstance, shop: Shop): void {
  for (const method of ["GET", "POST"] as const) {
    app.route({
      method,
      url: "/checkout",
      handler: (request, reply) => {
        const cart = cartOf(shop, request);
        if (cart.lines.length === 0) return reply.redirect("/cart", 302);
        return reply.redirect(`/checkouts/cn/${cart.token}/en-us?_r=AQAB${randomToken(24)}`, 302);
      },
    });
  }

  app.get("/checkouts/cn/:token", (request, reply) =>
    reply.redirect(`/checkouts/cn/${params.parse(request.params).token}/en-us`, 302),
  );

  app.get("/checkouts/cn/:token/en-us", (request, reply) => {
    const { token } = params.parse(request.params);
    const cart = shop.carts.findCart(token);
    if (shop.orders.findOrderOfCheckout(token)) {
      if (cart && holds(cart.lines, "never-answers")) return sendPage(reply, endlessPage(token));
      return reply.redirect(`${request.url.split("?")[0]}/thank-you`, 302);
    }
    if (!cart || cart.lines.length === 0) return reply.redirect("/cart", 302);
    return sendCheckout(reply, cart);
  });

  app.get("/checkouts/cn/:token/en-us/thank-you", (request, reply) => {
    const { token } = params.parse(request.params);
    const placed = shop.orders.findOrderOfCheckout(token);
    const cart = shop.carts.findCart(token);
    if (!placed || !cart) return reply.redirect("/cart", 302);
    return sendPage(reply, thankYouPage(placed, cart));
  });

  /** The request the endless page waits for: accepted, never answered. */
  app.get("/checkouts/cn/:token/bootstrap", (_request, reply) => {
    reply.hijack();
  });

  function sendCheckout(reply: FastifyReply, cart: Cart) {
    if (holds(cart.lines, "leaves-the-shop")) {
      return reply.redirect(`${shop.originOf(ELSEWHERE)}/checkout?from=hartwell`, 302);
    }
    if (holds(cart.lines, "never-loads")) return sendPage(reply, endlessPage(cart.token));
    // The page always opens with the billing address equal to the shipping address.
    const opened = { ...cart, details: { ...cart.details, billingAddress: null } };
    shop.carts.saveCart(opened);
    return sendPage(reply, checkoutPage(opened, { paymentsOrigin: shop.originOf(PAYMENTS_HOST) }));
  }
}
