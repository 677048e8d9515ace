import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { serveAccountPages } from "../account-pages/serve-account-pages.ts";
import { sendPage } from "../send-page.ts";
import type { Ledger } from "./ledger.ts";
import { overPage, portalPage, subscribePage, verifyPage } from "./pages.ts";
import { PLAN_PRICES } from "./prices.ts";
import { decideVerification } from "./sessions.ts";
import { beginSubscription, changeSubscription, findRunning } from "./subscriptions.ts";

const params = z.object({ id: z.string() });
const cardForm = z.object({ number: z.string().regex(/^[\d ]{12,23}$/) });
const portalForm = z.object({
  plan: z.enum(PLAN_PRICES.map(({ id }) => id)).optional(),
  status: z.enum(["active", "past_due", "canceled"]).optional(),
});
const verifyForm = z.object({ result: z.enum(["verified", "requires_input"]) });
const declinedCard = "4000000000000002";

/** The pages that a person is sent to; each returns to where the service wanted. */
export function addPageRoutes(app: FastifyInstance, ledger: Ledger): void {
  serveAccountPages(app);
  const idOf = (request: { params: unknown }): string => params.parse(request.params).id;

  app.get("/subscribe/:id", (request, reply) => {
    const order = ledger.find("checkout_order", idOf(request));
    if (order?.session.status !== "open") return sendPage(reply.code(404), overPage());
    return sendPage(reply, subscribePage(order));
  });
  app.post("/subscribe/:id", (request, reply) => {
    const order = ledger.find("checkout_order", idOf(request));
    if (order?.session.status !== "open") return sendPage(reply.code(404), overPage());
    const card = cardForm.safeParse(request.body);
    if (!card.success) return sendPage(reply.code(422), subscribePage(order, "This is no card number."));
    if (card.data.number.replaceAll(" ", "") === declinedCard)
      return sendPage(reply.code(422), subscribePage(order, "Your card was declined."));
    beginSubscription(ledger, order);
    return reply.redirect(order.session.success_url ?? "/", 303);
  });

  app.get("/portal/:id", (request, reply) => {
    const session = ledger.find("portal_session", idOf(request));
    if (!session) return sendPage(reply.code(404), overPage());
    return sendPage(reply, portalPage(findRunning(ledger, session.customer), session.return_url ?? "/"));
  });
  app.post("/portal/:id", (request, reply) => {
    const session = ledger.find("portal_session", idOf(request));
    const subscription = session && findRunning(ledger, session.customer);
    if (!subscription) return sendPage(reply.code(404), overPage());
    const { plan, status } = portalForm.parse(request.body);
    changeSubscription(ledger, subscription, {
      ...(status !== undefined && { status }),
      ...(plan !== undefined && { planPrice: plan }),
    });
    return reply.redirect(`/portal/${idOf(request)}`, 303);
  });

  app.get("/verify/:id", (request, reply) => {
    const isOpen = ledger.find("verification", idOf(request))?.session.status === "requires_input";
    return isOpen ? sendPage(reply, verifyPage()) : sendPage(reply.code(404), overPage());
  });
  app.post("/verify/:id", (request, reply) => {
    const verification = ledger.find("verification", idOf(request));
    if (verification?.session.status !== "requires_input") return sendPage(reply.code(404), overPage());
    decideVerification(ledger, verification, verifyForm.parse(request.body).result);
    return reply.redirect(verification.returnUrl, 303);
  });
}
