import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { findCardMistakes } from "../payments/card.ts";
import type { Charge } from "../payments/processor.ts";
import { sendPage } from "../send-page.ts";
import { closingPage, endedPage, hostedPage } from "./hosted-pages.ts";
import type { HostedSession, Provider } from "./provider.ts";

const params = z.object({ id: z.string() });
const start = z.object({ session: z.string() });
const text = z.string().trim().max(100).default("");
const cardForm = z.object({ cardnumber: text, expiry: text, cvc: text, holder: text });

/** The pages on which a buyer pays: reached by link or by a form on a shop's page. */
export function addHostedRoutes(app: FastifyInstance, provider: Provider, origin: () => string): void {
  app.post("/start", (request, reply) => {
    const { session } = start.parse(request.body);
    return reply.redirect(`/pay/${session}`, 303);
  });

  app.get("/pay/:id", (request, reply) =>
    withSession(request, reply, (session) => sendPage(reply, hostedPage(session, []))),
  );

  app.post("/pay/:id", (request, reply) =>
    withSession(request, reply, (session) => {
      const form = cardForm.parse(request.body ?? {});
      const card = {
        number: form.cardnumber.replace(/\s/g, ""),
        expiry: form.expiry,
        verificationValue: form.cvc,
        name: form.holder,
      };
      const mistakes = Object.values(findCardMistakes(card, new Date()));
      if (mistakes.length > 0) return sendPage(reply.code(422), hostedPage(session, mistakes));
      return settle(reply, session, provider.tokenise(card).token);
    }),
  );

  app.get("/pay/:id/after-bank", (request, reply) =>
    withSession(request, reply, (session) =>
      session.token === undefined
        ? reply.redirect(`/pay/${session.id}`, 303)
        : settle(reply, session, session.token),
    ),
  );

  /** The fee depends on the card's bank; the page asks as soon as it can tell which one. */
  app.get("/pay/:id/fee", (request, reply) =>
    withSession(request, reply, ({ surchargeMinor, amountMinor }) => ({
      feeMinor: surchargeMinor,
      totalMinor: amountMinor + surchargeMinor,
    })),
  );

  app.get("/pay/:id/cancel", (request, reply) =>
    withSession(request, reply, (session) => {
      provider.cancel(session.id);
      return leave(reply, session, "cancelled");
    }),
  );

  function settle(reply: FastifyReply, session: HostedSession, token: string) {
    const charge = provider.pay(session.id, token, `${origin()}/pay/${session.id}/after-bank`);
    return answer(reply, session, charge);
  }

  function answer(reply: FastifyReply, session: HostedSession, charge: Charge | undefined) {
    if (!charge) return reply.redirect(`/pay/${session.id}`, 303);
    switch (charge.outcome) {
      case "challenged":
        return reply.redirect(charge.url, 303);
      case "declined":
        return sendPage(reply.code(402), hostedPage(session, [charge.message]));
      case "approved":
        return leave(reply, session, "paid");
    }
  }

  function withSession(
    request: { params: unknown },
    reply: FastifyReply,
    next: (session: HostedSession) => unknown,
  ) {
    const session = provider.findSession(params.parse(request.params).id);
    if (!session) return sendPage(reply.code(404), endedPage("This payment link has expired."));
    if (session.state !== "open") return leave(reply, session, session.state);
    return next(session);
  }

  function leave(reply: FastifyReply, session: HostedSession, state: "paid" | "cancelled") {
    return session.returnUrl
      ? reply.redirect(session.returnUrl, 303)
      : sendPage(reply, closingPage(session, state));
  }
}
