import { z } from "zod";
import { callStore } from "./call-store.ts";

const Mails = z.array(z.object({ to: z.string(), text: z.string() }));

/** A customer of Fennel & Rye with one-time codes of their own. */
export interface FennelryeCustomer {
  credentials: { username: string; password: string };
  /** The answer to the question for the one-time code, with the code mailed last. */
  readCode(): Promise<{ code: string }>;
}

export async function openFennelryeAccount(
  storeUrl: string,
  email: string,
  password = "correct horse battery",
): Promise<FennelryeCustomer> {
  const form = { given: "Ada", family: "Lovelace", email, password, password2: password, privacy: "yes" };
  const { status } = await callStore(new URL("/account/new", storeUrl), { form });
  if (status !== 302) throw new Error(`No account was opened at ${storeUrl}: HTTP ${status}.`);
  return { credentials: { username: email, password }, readCode: () => readMailedCode(storeUrl, email) };
}

async function readMailedCode(storeUrl: string, email: string): Promise<{ code: string }> {
  const { text } = await callStore(new URL("/_mail", storeUrl));
  const mail = Mails.parse(JSON.parse(text)).find(({ to }) => to === email);
  const code = /\d{6}/.exec(mail?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return { code };
}
