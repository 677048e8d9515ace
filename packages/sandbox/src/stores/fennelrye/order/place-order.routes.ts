import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { decimal } from "../../../money.ts";
import type { Order } from "../../../orders/order.ts";
import { sendPage } from "../../../send-page.ts";
import { chosenWords } from "../catalogue/catalogue.ts";
import { thanksPage } from "../pages/order-pages.ts";
import { afterOrder, formOf, keepVisitor, type Shop, visitorOf } from "../shop.ts";
import { holds, pieceOf, type Visitor } from "../visitor.ts";
import { type Edition, euro } from "../words/words.ts";
import { totalsOf } from "./delivery.ts";

const BANK_ANSWERS_MS = 900;
const query = z.object({ o: z.string() });

/** The order press, and its thank-you page. */
export function addPlaceOrderRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  const { prefix, words } = edition;

  app.post(`${prefix}/order/place`, async (request, reply) => {
    await delay(BANK_ANSWERS_MS);
    const visitor = visitorOf(shop, request);
    const { payment, address, method, account, lines } = visitor;
    if (!formOf(request).terms) return { message: words.termsError };
    if (!payment || !address || !method || !account || lines.length === 0)
      return { next: `${prefix}/basket` };
    if (payment.kind === "invoice") return place(reply, visitor, "");
    const { totalMinor } = totalsOf(visitor);
    const charge = shop.processor.charge(payment.token, {
      merchant: "Fennel & Rye",
      amount: euro(edition, totalMinor),
      amountMinor: totalMinor,
      currency: "EUR",
      challenge: holds(visitor, "bank-challenge") ? { kind: "code" } : undefined,
    });
    if (charge?.outcome === "approved") return place(reply, visitor, charge.last4);
    if (charge?.outcome === "challenged") return { bank: charge.url };
    keepVisitor(shop, reply, { ...visitor, payment: null });
    return { next: `${prefix}/order/payment?declined=${encodeURIComponent(charge?.message ?? "–")}` };
  });

  app.get(`${prefix}/order/thank-you`, (request, reply) => {
    const { o: token } = query.catch({ o: "" }).parse(request.query);
    const placed = shop.orders.findOrderOfCheckout(token);
    if (!placed) return reply.redirect(`${prefix}/basket`, 302);
    return sendPage(reply, thanksPage({ edition, visitor: visitorOf(shop, request) }, placed.order));
  });

  function place(reply: FastifyReply, visitor: Visitor, last4: string) {
    shop.orders.placeOrder(visitor.orderToken, orderFrom(visitor, last4));
    keepVisitor(shop, reply, afterOrder(visitor));
    if (holds(visitor, "never-answers")) return reply.code(400).send({});
    return { next: `${prefix}/order/thank-you?o=${visitor.orderToken}` };
  }
}

function orderFrom(visitor: Visitor, cardLast4: string): Omit<Order, "number"> {
  const { lines, email, address, hasGiftBox } = visitor;
  if (!address) throw new Error("An order has an address");
  const pieces = lines.flatMap((line) => {
    const piece = pieceOf(line);
    if (!piece) return [];
    return [{ title: piece.product.title.en, options: chosenWords(piece, "en"), quantity: line.quantity }];
  });
  return {
    email,
    lines: [...pieces, ...(hasGiftBox ? [{ title: "Gift box", options: {}, quantity: 1 }] : [])],
    shippingAddress: address,
    total: { amount: decimal(totalsOf(visitor).totalMinor), currency: "EUR" },
    cardLast4,
    createdAt: new Date().toISOString(),
  };
}
