import { createTransport } from "nodemailer";
import type { Secret } from "../secret.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Rejects where the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** How long a mail server may take for each of its answers. */
const timeoutMs = 10_000;

/** Connects, signs in where the address says how, and sends nothing. Rejects where one of them fails. */
export async function tryMailServer(url: Secret<string>): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: url.reveal(), ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends plain text by SMTP. Nothing is connected before the first mail. */
export function openMail({ url, from }: { url: Secret<string>; from: string }): SendMail {
  const transport = createTransport({
    url: url.reveal(),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // What is mailed is our own text: no file and no address is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    // An address object, so that what a profile holds is one recipient and no header.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  };
}
