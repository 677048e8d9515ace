import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailCatcher {
  smtpUrl: string;
  /** The mails as sent, newest first. */
  mailsTo(address: string): string[];
  close(): Promise<void>;
}

/** A mail server that accepts every mail. */
export async function catchMails(): Promise<MailCatcher> {
  const mails: { to: string; source: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        for (const { address } of envelope.rcptTo) mails.unshift({ to: address, source });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => mails.filter(({ to }) => to === address).map(({ source }) => source),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
