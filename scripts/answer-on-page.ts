import { type IncomingMessage, request } from "node:http";

interface PersonsAnswer {
  /** The link as an agent or an e-mail passes it on. */
  link: string;
  /** In the order of the question's schema: the page numbers its fields instead of using the shop's names. */
  values: Readonly<Record<string, string>>;
  /** The address that the code is mailed to, and the sandbox's mailbox where it arrives. */
  email: string;
  mailboxUrl: string;
}

/**
 * Answers on the answer page as a person does: confirms the mailed code and submits the form. Needs no
 * browser, since the page works without scripts.
 */
export async function answerOnPage({ link, values, email, mailboxUrl }: PersonsAnswer): Promise<void> {
  await post(link, { do: "send_code" });
  const code = await readCode(mailboxUrl, email);
  const proven = await post(link, { do: "check_code", code });
  const [cookie = ""] = proven.headers["set-cookie"] ?? [];
  const fields = Object.fromEntries(Object.values(values).map((value, index) => [`field-${index}`, value]));
  const answered = await post(link, { do: "submit", ...fields }, cookie.split(";")[0]);
  if (!answered.headers.location?.endsWith("/done"))
    throw new Error(`the answer page did not take the answer: HTTP status ${answered.statusCode}`);
}

async function readCode(mailboxUrl: string, email: string): Promise<string> {
  const { body } = await call(new URL("/_mails", mailboxUrl), { headers: { accept: "application/json" } });
  const mails = JSON.parse(body) as { to: string; text: string }[];
  const code = /Your code is (\d{6})/.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

async function post(
  link: string,
  form: Readonly<Record<string, string>>,
  cookie?: string,
): Promise<IncomingMessage> {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: new URL(link).origin,
    ...(cookie !== undefined && { cookie }),
  };
  const sent = { method: "POST", headers, body: new URLSearchParams(form).toString() };
  return (await call(new URL(link), sent)).response;
}

/** Connects `*.localhost` to loopback, since not every resolver knows it. */
function call(
  url: URL,
  { method = "GET", headers, body }: { method?: string; headers: Record<string, string>; body?: string },
): Promise<{ response: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers,
      lookup: (_host, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    sent.setTimeout(10_000, () => sent.destroy(new Error(`${url.origin} did not answer.`)));
    sent.on("error", reject).on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ response, body: text }));
    });
    sent.end(body);
  });
}
