import { call } from "../conformance/service/call.ts";
import type { Service } from "../conformance/service/start-service.ts";

export interface ExampleRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  key?: string;
  /** Bytes or a content type that the example is about, instead of the body as JSON. */
  raw?: { contentType: string; text: string };
}

export type RecordExample = (route: string, name: string, request?: ExampleRequest) => Promise<Recorded>;
// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what is being recorded.
export type Recorded = any;

/** Makes requests, with the key unless another is given, and puts them down with their answers. */
export function createRecorder(service: Service, key: string, examples: unknown[]): RecordExample {
  return async (route, name, { params, query, headers, body, raw, ...options } = {}) => {
    const answer = await call(service, pathOf(route, params, query), {
      key: options.key ?? key,
      headers: { ...headers, ...(raw && { "content-type": raw.contentType }) },
      ...(raw ? { text: raw.text } : { body }),
    });
    const replayed = answer.headers.get("idempotent-replayed");
    const shown = { params, query, headers, body };
    examples.push({
      route,
      name,
      request: shown,
      status: answer.status,
      ...(replayed !== null && { headers: { "idempotent-replayed": replayed } }),
      body: answer.headers.get("content-type") === "text/event-stream" ? answer.text : answer.body,
    });
    return answer.body;
  };
}

function pathOf(
  route: string,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
