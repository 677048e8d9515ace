import type { CheckoutsServer } from "./checkouts-server.ts";

export interface RawAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at raw answers, errors among them.
  json: any;
}

/** A call as a stranger's client makes it: nothing checked, nothing thrown. */
export async function call(
  server: CheckoutsServer,
  path: string,
  { key, ...init }: RequestInit & { key: string },
): Promise<RawAnswer> {
  const response = await fetch(server.baseUrl + path, {
    ...init,
    headers: { authorization: `Bearer ${key}`, ...init.headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === "" ? undefined : JSON.parse(text),
  };
}

export function post(
  server: CheckoutsServer,
  path: string,
  { key, body, headers = {} }: { key: string; body: unknown; headers?: Record<string, string> },
): Promise<RawAnswer> {
  return call(server, path, {
    key,
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
