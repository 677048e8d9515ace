import type { Service } from "./start-service.ts";

export interface CallOptions {
  key?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of a body. */
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at raw answers, refusals among them.
  body: any;
}

/** A call as a stranger's client makes it: nothing checked, nothing thrown. */
export async function call(
  { baseUrl }: Pick<Service, "baseUrl">,
  methodAndPath: string,
  { key, body, text: sent, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const [method = "", path = ""] = methodAndPath.split(" ", 2);
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson(response) && text !== "" ? JSON.parse(text) : undefined,
  };
}

function isJson({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("application/json") ?? false;
}
