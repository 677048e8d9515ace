import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html } from "../../../html.ts";
import { sendPage } from "../../../send-page.ts";
import { cartPage } from "../pages/cart-page.ts";
import { basketOf, keepBasket, type Shop, visitOf } from "../shop.ts";
import { type Basket, withQuantity } from "./basket.ts";

const query = z.object({ remove_item: z.coerce.number().optional() });
const form = z.record(z.string(), z.unknown());

/** The cart page and its form. */
export function addCartRoutes(app: FastifyInstance, shop: Shop): void {
  app.get("/cart/", (request, reply) => {
    const basket = basketOf(shop, request);
    const { remove_item: itemId } = query.catch({}).parse(request.query);
    if (itemId === undefined) return sendPage(reply, cartPage(visitOf(shop, request)));
    keepBasket(shop, reply, { ...basket, lines: withQuantity(basket.lines, itemId, 0) });
    return reply.redirect("/cart/", 302);
  });

  app.post("/cart/", (request, reply) => {
    const basket = basketOf(shop, request);
    const updated = { ...basket, lines: linesAsTyped(basket, form.catch({}).parse(request.body ?? {})) };
    keepBasket(shop, reply, updated);
    const notice = html`<div class="woocommerce-message" role="alert">Cart updated.</div>`;
    return sendPage(reply, cartPage({ ...visitOf(shop, request, updated), notice }));
  });
}

function linesAsTyped(basket: Basket, fields: Readonly<Record<string, unknown>>): Basket["lines"] {
  return basket.lines.reduce((lines, { itemId, quantity }) => {
    const typed = Number(fields[`cart[${itemId}][qty]`] ?? quantity);
    return Number.isInteger(typed) && typed >= 0 ? withQuantity(lines, itemId, typed) : lines;
  }, basket.lines);
}
