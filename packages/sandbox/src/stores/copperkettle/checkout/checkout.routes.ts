import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ELSEWHERE } from "../../../elsewhere.ts";
import { sendPage } from "../../../send-page.ts";
import { holds } from "../cart/basket.ts";
import { blocksPage } from "../pages/blocks-page.ts";
import { type CheckoutPageOptions, checkoutPage } from "../pages/checkout-page.ts";
import { criticalErrorPage, notFoundPage } from "../pages/plain-pages.ts";
import { failedPage, receivedPage } from "../pages/received-page.ts";
import { type Shop, visitOf } from "../shop.ts";
import { PAY_HOST, PAYMENTS_HOST } from "../site-names.ts";
import { addProviderRoutes } from "./provider.routes.ts";

const params = z.object({ number: z.string() });
const query = z.object({ key: z.string().default(""), payment: z.string().optional() });

/** The pages of both checkouts, and their receipts. */
export function addCheckoutRoutes(app: FastifyInstance, shop: Shop): void {
  app.get("/checkout/", (request, reply) => open(request, reply, checkoutPage));
  app.get("/checkout-blocks/", (request, reply) => open(request, reply, blocksPage));

  addProviderRoutes(app, shop);

  app.get("/checkout/order-received/:number/", (request, reply) => {
    const { number } = params.parse(request.params);
    const { key } = query.catch({ key: "" }).parse(request.query);
    const visit = visitOf(shop, request);
    const failed = shop.failedOrders.find(number);
    if (failed && key === `wc_order_${failed.key}`) return sendPage(reply, failedPage(visit, failed));
    const order = shop.orders.findOrderByNumber(number);
    if (!order || key !== `wc_order_${order.confirmationNumber}`)
      return sendPage(reply.code(404), notFoundPage(visit));
    return sendPage(reply, receivedPage(visit, order));
  });

  function open(request: FastifyRequest, reply: FastifyReply, page: typeof checkoutPage) {
    const visit = visitOf(shop, request);
    const { lines } = visit.basket;
    if (lines.length === 0) return reply.redirect("/cart/", 302);
    if (holds(lines, "dead-checkout")) return sendPage(reply.code(500), criticalErrorPage());
    if (holds(lines, "leaves-the-shop"))
      return reply.redirect(`${shop.originOf(ELSEWHERE)}/checkout?from=copperkettle`, 302);
    return sendPage(reply, page(visit, pageOptions(request)));
  }

  function pageOptions(request: FastifyRequest): CheckoutPageOptions {
    const { payment } = query.catch({ key: "" }).parse(request.query);
    return {
      paymentsOrigin: shop.originOf(PAYMENTS_HOST),
      payOrigin: shop.originOf(PAY_HOST),
      isUnfinished: payment === "unfinished",
    };
  }
}
