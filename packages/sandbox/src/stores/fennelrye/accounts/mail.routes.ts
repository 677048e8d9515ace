import type { FastifyInstance } from "fastify";
import { sendPage } from "../../../send-page.ts";
import { mailPage } from "../pages/mail-page.ts";
import type { MailStore } from "./mail.store.ts";

/** The mailbox of all accounts here: as JSON for programs, as a page for people. */
export function addMailRoutes(app: FastifyInstance, mail: MailStore): void {
  app.get("/_mail", (request, reply) => {
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    return wantsPage ? sendPage(reply, mailPage(mail.list())) : mail.list();
  });
}
