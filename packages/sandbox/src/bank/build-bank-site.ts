import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { z } from "zod";
import { parseForms } from "../parse-forms.ts";
import { sendPage } from "../send-page.ts";
import { serveFolder } from "../static-files.ts";
import type { Bank, Challenge } from "./bank.ts";
import { challengePage, fingerprintPage } from "./challenge-page.ts";
import { phonePage } from "./phone-page.ts";

/** The bank that the stores' own payment companies ask. */
export const BANK_HOST = "secure.harbourbank.localhost";

const params = z.object({ id: z.string() });
const answerForm = z.object({
  challengeDataEntry: z.string().max(64).default(""),
  cancel: z.string().optional(),
});
const word = z.enum(["approve", "decline"]);

/** The page that verifies the bank's customer, in a frame of the checkout or on its own. */
export function buildBankSite(bank: Bank): FastifyInstance {
  const app = Fastify();
  parseForms(app);
  serveFolder(app, "/assets", join(import.meta.dirname, "public"));
  addPhoneRoutes(app, bank);

  app.get("/challenge/:id", (request, reply) => {
    const { id } = params.parse(request.params);
    return show(reply, id, bank.findChallenge(id));
  });
  app.post("/challenge/:id", (request, reply) => {
    const { id } = params.parse(request.params);
    const form = answerForm.safeParse(request.body);
    if (form.data?.cancel !== undefined) return show(reply, id, bank.settle(id, "failed"));
    return show(reply, id, bank.answer(id, form.data?.challengeDataEntry ?? ""));
  });
  app.get("/challenge/:id/state", (request) => {
    const { id } = params.parse(request.params);
    return { state: bank.findChallenge(id)?.state ?? "failed" };
  });
  app.get("/challenge/:id/fingerprint", (request, reply) => {
    const { id } = params.parse(request.params);
    return sendPage(reply, fingerprintPage(id));
  });
  app.post("/challenge/:id/fingerprint", (request) => {
    const { id } = params.parse(request.params);
    if (bank.findChallenge(id)?.kind === "frictionless") bank.settle(id, "passed");
    return {};
  });
  return app;

  function show(reply: FastifyReply, id: string, challenge: Challenge | undefined) {
    if (!challenge) return reply.code(404).send({ error: "not_found" });
    return sendPage(reply, challengePage(id, challenge));
  }
}

/**
 * The cardholder's phone: every payment waiting for approval, as JSON for programs and as a page for people.
 */
function addPhoneRoutes(app: FastifyInstance, bank: Bank): void {
  app.get("/_phone", (request, reply) => {
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    return wantsPage ? sendPage(reply, phonePage(bank.listOpen())) : bank.listOpen();
  });
  app.post("/_phone/:id/:word", (request, reply) => {
    const { id } = params.parse(request.params);
    const said = word.safeParse((request.params as { word?: unknown }).word);
    if (!said.success || !bank.findChallenge(id)) return reply.code(404).send({ error: "not_found" });
    bank.settle(id, said.data === "approve" ? "passed" : "failed");
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    return wantsPage ? reply.redirect("/_phone", 303) : { state: bank.findChallenge(id)?.state };
  });
}
