import { type IncomingHttpHeaders, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Parses the body as JSON. */
  json<Body>(): Body;
}

export interface Shopper {
  get(path: string, options?: { readonly host?: string; readonly userAgent?: string }): Promise<Answer>;
  send(
    method: string,
    path: string,
    body: unknown,
    options?: { readonly host?: string; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Answer>;
  postForm(
    path: string,
    fields: Readonly<Record<string, string>>,
    options?: { readonly host?: string },
  ): Promise<Answer>;
}

interface Sending {
  readonly method: string;
  readonly path: string;
  readonly host?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A visitor of the sandbox without a browser: keeps cookies, but does not follow redirects. */
export function newShopper(port: number, home = "hartwell.localhost"): Shopper {
  const cookies = new Map<string, string>();

  async function send({ method, path, host = home, headers = {}, body }: Sending): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await exchange(port, {
      method,
      path,
      headers: { host: `${host}:${port}`, ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  return {
    get: (path, { host, userAgent = "Mozilla/5.0" } = {}) =>
      send({ method: "GET", path, host, headers: { "user-agent": userAgent } }),
    send: (method, path, body, { host, headers } = {}) =>
      send({
        method,
        path,
        host,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields, { host } = {}) =>
      send({
        method: "POST",
        path,
        host,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

function exchange(port: number, sending: Omit<Sending, "host">): Promise<Answer> {
  const { method, path, headers, body } = sending;
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, text, json: () => JSON.parse(text) });
      });
    });
    call.on("error", reject);
    call.end(body);
  });
}
