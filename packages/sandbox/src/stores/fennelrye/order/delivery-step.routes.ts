import type { FastifyInstance } from "fastify";
import { sendPage } from "../../../send-page.ts";
import { deliveryPage } from "../pages/order-pages.ts";
import { formOf, keepVisitor, type Shop, visitorOf } from "../shop.ts";
import type { Edition } from "../words/words.ts";
import { deliveryDays, deliveryMethods } from "./delivery.ts";
import { findEarlierStep, stepPath } from "./find-earlier-step.ts";

/** The second page of the order: the day and the method. */
export function addDeliveryStepRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  const { words } = edition;
  const path = stepPath(edition, "delivery");

  app.get(path, (request, reply) => {
    const visitor = visitorOf(shop, request);
    const earlier = findEarlierStep(visitor, edition, "delivery");
    return earlier ? reply.redirect(earlier, 302) : sendPage(reply, deliveryPage({ edition, visitor }));
  });

  app.post(path, (request, reply) => {
    const visitor = visitorOf(shop, request);
    const { day = "", method = "" } = formOf(request);
    const mistakes = [
      ...(deliveryDays(new Date()).includes(day) ? [] : [words.dayError]),
      ...(deliveryMethods(visitor).some(({ id }) => id === method) ? [] : [words.methodError]),
    ];
    if (mistakes.length > 0) return sendPage(reply, deliveryPage({ edition, visitor, mistakes }));
    keepVisitor(shop, reply, { ...visitor, day, method });
    return reply.redirect(stepPath(edition, "payment"), 302);
  });
}
