import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { cardSchema, findCardMistakes } from "../payments/card.ts";
import { sendPage } from "../send-page.ts";
import { combinedFramePage, FRAME_FIELDS, fieldFramePage } from "./frame-pages.ts";
import type { Provider } from "./provider.ts";

const field = z.object({ field: z.enum(FRAME_FIELDS) });

/** The frames embedded in a shop's page, and the exchange of their card for a token. */
export function addFramesRoutes(app: FastifyInstance, provider: Provider): void {
  app.get("/fields/:field", (request, reply) => {
    const asked = field.safeParse(request.params);
    if (!asked.success) return reply.code(404).send({ error: "not_found" });
    return sendPage(reply, fieldFramePage(asked.data.field));
  });
  app.get("/form", (_request, reply) => sendPage(reply, combinedFramePage()));
  app.post("/tokens", (request, reply) => {
    const card = cardSchema.safeParse(request.body);
    if (!card.success) return reply.code(400).send({ error: "bad_request" });
    const mistakes = findCardMistakes(card.data, new Date());
    if (Object.keys(mistakes).length > 0) return reply.code(422).send({ mistakes });
    return provider.tokenise(card.data);
  });
}
