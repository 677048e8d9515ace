import { createTransport } from "nodemailer";
import type { Secret } from "../secret.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Rejects if the mail server doesn't accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** How long a mail server may take for each response. */
const timeoutMs = 10_000;

/** Connects, signs in if the URL has credentials, and sends nothing. Rejects if that fails. */
export async function tryMailServer(url: Secret<string>): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: url.reveal(), ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends plain text over SMTP. Connects with the first mail. */
export function openMail({ url, from }: { url: Secret<string>; from: string }): SendMail {
  const transport = createTransport({
    url: url.reveal(),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mails contain only our own text, so no file or URL is ever read for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    // An address object, so that a profile's value can't add recipients or headers.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  };
}
