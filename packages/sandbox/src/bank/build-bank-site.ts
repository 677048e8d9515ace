import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { z } from "zod";
import { parseForms } from "../parse-forms.ts";
import { sendPage } from "../send-page.ts";
import { serveFolder } from "../static-files.ts";
import type { Bank, Challenge } from "./bank.ts";
import { challengePage } from "./challenge-page.ts";

export const BANK_HOST = "secure.harbourbank.localhost";

const params = z.object({ id: z.string() });
const answerForm = z.object({ challengeDataEntry: z.string().max(64).default("") });

/** The page that stands in a frame of the shop's checkout while the bank makes sure of its customer. */
export function buildBankSite(bank: Bank): FastifyInstance {
  const app = Fastify();
  parseForms(app);
  serveFolder(app, "/assets", join(import.meta.dirname, "public"));

  app.get("/challenge/:id", (request, reply) => {
    const { id } = params.parse(request.params);
    return show(reply, id, bank.findChallenge(id));
  });
  app.post("/challenge/:id", (request, reply) => {
    const { id } = params.parse(request.params);
    const form = answerForm.safeParse(request.body);
    return show(reply, id, bank.answer(id, form.success ? form.data.challengeDataEntry : ""));
  });
  return app;

  function show(reply: FastifyReply, id: string, challenge: Challenge | undefined) {
    if (!challenge) return reply.code(404).send({ error: "not_found" });
    return sendPage(reply, challengePage(id, challenge));
  }
}
