import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { parseForms } from "../../../parse-forms.ts";
import { cardSchema, findCardMistakes } from "../../../payments/card.ts";
import type { Processor } from "../../../payments/processor.ts";
import { sendPage } from "../../../send-page.ts";
import { serveFolder, serveSharedScripts } from "../../../static-files.ts";
import { cardPage } from "./card-page.ts";
import type { CardSessions } from "./card-sessions.ts";

const params = z.object({ id: z.string() });
const text = z.string().trim().max(64).default("");
const formSchema = z.object({ scheme: text, ccno: text, mon: text, yr: text, chk: text, holder: text });

/** The page where cards are typed. It gives the shop a token and keeps only the last digits of the number. */
export function buildPaymentsSite(processor: Processor, sessions: CardSessions): FastifyInstance {
  const app = Fastify();
  parseForms(app);
  serveFolder(app, "/assets", join(import.meta.dirname, "public"));
  serveSharedScripts(app, "/assets");

  app.get("/card/:id", (request, reply) => {
    const session = sessions.find(params.parse(request.params).id);
    if (!session) return reply.code(404).send("No such card page.");
    return sendPage(reply, cardPage(session, []));
  });
  app.post("/card/:id", (request, reply) => {
    const session = sessions.find(params.parse(request.params).id);
    if (!session) return reply.code(404).send("No such card page.");
    const form = formSchema.catch(formSchema.parse({})).parse(request.body ?? {});
    const card = cardSchema.parse({
      number: form.ccno,
      expiry: `${form.mon} / ${form.yr}`,
      verificationValue: form.chk,
      name: form.holder,
    });
    const { words } = session.edition;
    const mistakes = Object.keys(findCardMistakes(card, new Date())).map(
      (name) => words.cardErrors[name] ?? name,
    );
    if (schemeOf(card.number) !== form.scheme) mistakes.push(words.brandError);
    if (mistakes.length > 0) return sendPage(reply, cardPage(session, mistakes));
    const { token } = processor.tokenise(card);
    return reply.redirect(`${session.returnUrl}?payment=${token}`, 302);
  });
  return app;
}

function schemeOf(number: string): string {
  if (/^3[47]/.test(number)) return "AX";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "MC";
  return "VI";
}
