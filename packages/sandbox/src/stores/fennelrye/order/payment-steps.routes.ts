import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { ELSEWHERE } from "../../../elsewhere.ts";
import { sendPage } from "../../../send-page.ts";
import { paymentPage, reviewPage } from "../pages/order-pages.ts";
import { formOf, keepVisitor, type Shop, visitorOf } from "../shop.ts";
import { PAYMENTS_HOST, SHOP_HOST } from "../site-names.ts";
import { holds, type Visitor } from "../visitor.ts";
import { type Edition, euro } from "../words/words.ts";
import { totalsOf } from "./delivery.ts";
import { findEarlierStep, stepPath } from "./find-earlier-step.ts";

const query = z.object({ declined: z.string().max(200).optional(), payment: z.string().optional() });

/** The payment step, the way to the card page and back, and the review before the order. */
export function addPaymentStepRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  const { words } = edition;

  app.get(stepPath(edition, "payment"), (request, reply) => {
    const visitor = visitorOf(shop, request);
    const earlier = findEarlierStep(visitor, edition, "payment");
    if (earlier) return reply.redirect(earlier, 302);
    if (holds(visitor, "leaves-the-shop"))
      return reply.redirect(`${shop.originOf(ELSEWHERE)}/checkout?from=fennelrye`, 302);
    const { declined } = query.catch({}).parse(request.query);
    const mistakes = declined ? [`${words.declined} ${declined}`] : [];
    return sendPage(reply, paymentPage({ edition, visitor, mistakes }));
  });

  app.post(stepPath(edition, "payment"), (request, reply) => {
    const visitor = visitorOf(shop, request);
    const { pay } = formOf(request);
    if (pay === "card") return goToCardPage(reply, visitor);
    if (pay !== "invoice")
      return sendPage(reply, paymentPage({ edition, visitor, mistakes: [words.paymentError] }));
    keepVisitor(shop, reply, { ...visitor, payment: { kind: "invoice", token: "", last4: "" } });
    return reply.redirect(stepPath(edition, "review"), 302);
  });

  app.get(stepPath(edition, "review"), (request, reply) => {
    const visitor = visitorOf(shop, request);
    const { payment: token } = query.catch({}).parse(request.query);
    const last4 = token ? shop.processor.findLast4(token) : undefined;
    if (token && last4) {
      keepVisitor(shop, reply, { ...visitor, payment: { kind: "card", token, last4 } });
      return reply.redirect(stepPath(edition, "review"), 302);
    }
    const earlier = findEarlierStep(visitor, edition, "review");
    return earlier ? reply.redirect(earlier, 302) : sendPage(reply, reviewPage({ edition, visitor }));
  });

  function goToCardPage(reply: FastifyReply, visitor: Visitor) {
    const session = shop.cardSessions.open({
      edition,
      amount: euro(edition, totalsOf(visitor).totalMinor),
      returnUrl: `${shop.originOf(SHOP_HOST)}${stepPath(edition, "review")}`,
    });
    return reply.redirect(`${shop.originOf(PAYMENTS_HOST)}/card/${session}`, 302);
  }
}
