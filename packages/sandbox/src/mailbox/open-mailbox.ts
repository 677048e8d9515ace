import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { mailboxPage } from "./mailbox-page.ts";
import type { ReceivedMail } from "./received-mail.ts";

export const MAILBOX_HOST = "mail.localhost";

/** Receives the service's mail on a laptop: by SMTP from any client, shown on a page. Kept in memory only. */
export interface Mailbox {
  readonly smtpUrl: string;
  readonly site: RequestListener;
  close(): Promise<void>;
}

/** Beyond this, the oldest mail is dropped. */
const mostMails = 200;
const largestMailBytes = 1024 * 1024;

export async function openMailbox(address: string): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    size: largestMailBytes,
    onData: (stream, session, done) => {
      simpleParser(stream).then(({ subject = "", text = "" }) => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(", ");
        mails.unshift({ to, subject, text, receivedAt: new Date().toISOString() });
        mails.length = Math.min(mails.length, mostMails);
        done();
      }, done);
    },
  });
  const port = await listen(server, address);
  return {
    smtpUrl: `smtp://${address}:${port}`,
    site: (request, response) => answer(mails, request, response),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: SMTPServer, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, address, () => {
      const bound = server.server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0);
    });
  });
}

function answer(mails: readonly ReceivedMail[], request: IncomingMessage, response: ServerResponse): void {
  const isJson = request.url?.startsWith("/_mails") ?? false;
  response.writeHead(200, {
    "content-type": isJson ? "application/json" : "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(isJson ? JSON.stringify(mails) : mailboxPage(mails).markup);
}
