import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html } from "../../../html.ts";
import { sendPage } from "../../../send-page.ts";
import type { Shop } from "../shop.ts";
import { PAY_HOST } from "../site-names.ts";
import { receivedPath } from "./classic-checkout.ts";

const session = z.object({ session: z.string() });
const basket = z.object({ token: z.string() });

/** The routes to a provider and back. */
export function addProviderRoutes(app: FastifyInstance, shop: Shop): void {
  app.get("/checkout/order-pay/:session/", (request, reply) => {
    const { session: id } = session.parse(request.params);
    return sendPage(reply, sendingPage(`${shop.originOf(PAY_HOST)}/start`, id));
  });

  app.get("/checkout/payment-return/:token/", (request, reply) => {
    const { token } = basket.parse(request.params);
    const placed = shop.orders.findOrderOfCheckout(token);
    const path = placed ? receivedPath({ status: "placed", placed }) : "/checkout/?payment=unfinished";
    return reply.redirect(path, 302);
  });
}

/** A self-submitting form, for a provider that requires a POST. */
function sendingPage(action: string, id: string) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>You are being taken to the payment page</title></head>
<body><p>You are being taken to the payment page.</p>
<form method="post" action="${action}"><input type="hidden" name="session" value="${id}"><noscript><button>Continue</button></noscript></form>
<script>document.forms[0].submit()</script></body></html>`;
}
