import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { cardSchema, findCardMistakes } from "../../../payments/card.ts";
import type { Processor } from "../../../payments/processor.ts";
import { sendPage } from "../../../send-page.ts";
import { serveFolder, serveSharedScripts } from "../../../static-files.ts";
import { cardFormPage, controllerPage } from "./card-form-page.ts";

/** The payments company's site: one frame with the whole card, and the exchange of cards for tokens. */
export function buildPaymentsSite(processor: Processor): FastifyInstance {
  const app = Fastify();
  serveFolder(app, "/v3/assets", join(import.meta.dirname, "public"));
  serveSharedScripts(app, "/v3/assets");
  app.get("/v3/elements-inner-payment.html", (_request, reply) => sendPage(reply, cardFormPage()));
  app.get("/v3/controller.html", (_request, reply) => sendPage(reply, controllerPage()));
  app.post("/v1/payment_methods", (request, reply) => {
    const card = cardSchema.safeParse(request.body);
    if (!card.success) return reply.code(400).send({ error: "bad_request" });
    const mistakes = findCardMistakes(card.data, new Date());
    if (Object.keys(mistakes).length > 0) return reply.code(422).send({ mistakes });
    return processor.tokenise(card.data);
  });
  return app;
}
