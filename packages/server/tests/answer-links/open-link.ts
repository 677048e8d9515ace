import type { MailCatcher } from "../support/catch-mails.ts";

interface Seen {
  status: number;
  text: string;
  location: string | undefined;
  headers: Headers;
}

/** A browser of somebody who has the link, with cookies and without a script. */
export function openLink(pageUrl: string, link: string, mails: MailCatcher) {
  const url = new URL(new URL(link).pathname, pageUrl).href;
  let cookie = "";

  const fetchPage = async (init: RequestInit): Promise<Seen> => {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(";")[0] ?? "";
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get("location") ?? undefined,
      headers: response.headers,
    };
  };
  const get = async (): Promise<Seen> => fetchPage({ headers: { cookie } });
  const post = (
    form: Readonly<Record<string, string>>,
    { origin }: { origin: string | undefined } = { origin: pageUrl },
  ): Promise<Seen> =>
    fetchPage({
      method: "POST",
      headers: { cookie, ...(origin !== undefined && { origin }) },
      body: new URLSearchParams(form),
    });
  const readCode = (email: string): string =>
    /Your code is (\d{6})/.exec(mails.mailsTo(email).join("\n"))?.[1] ?? "";
  return {
    url,
    cookie: () => cookie,
    get,
    post,
    readCode,
    prove: async (email: string): Promise<void> => {
      await post({ do: "send_code" });
      const proven = await post({ do: "check_code", code: readCode(email) });
      if (proven.status !== 303) throw new Error(`the code was not taken: ${proven.text}`);
    },
  };
}
