import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { cardSchema, findCardMistakes } from "../../../payments/card.ts";
import type { Processor } from "../../../payments/processor.ts";
import { sendPage } from "../../../send-page.ts";
import { serveFolder, serveSharedScripts } from "../../../static-files.ts";
import { cardFramePage } from "./card-frame-page.ts";

const frameParams = z.object({ field: z.enum(["number", "expiry", "verification_value", "name"]) });

/** The payments company's site: the frames that hold card fields, and the exchange of cards for tokens. */
export function buildPaymentsSite(processor: Processor): FastifyInstance {
  const app = Fastify();
  serveFolder(app, "/assets", join(import.meta.dirname, "public"));
  serveSharedScripts(app, "/assets");

  app.get("/card-fields/:field", (request, reply) => {
    const params = frameParams.safeParse(request.params);
    if (!params.success) return reply.code(404).send({ error: "not_found" });
    return sendPage(reply, cardFramePage(params.data.field));
  });

  app.post("/sessions", (request, reply) => {
    const card = cardSchema.safeParse(request.body);
    if (!card.success) return reply.code(400).send({ error: "bad_request" });
    const mistakes = findCardMistakes(card.data, new Date());
    if (Object.keys(mistakes).length > 0) return reply.code(422).send({ mistakes });
    return processor.tokenise(card.data);
  });
  return app;
}
