import type { RouteDefinition } from "../routes/define-route.ts";

/** What any route may take; `RouteInput` says which of these a given route takes. */
export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>> | undefined;
  headers?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}

export interface BuiltRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export function buildRequest(baseUrl: string, route: RouteDefinition, input: CallInput): BuiltRequest {
  const query = new URLSearchParams(presentTexts(input.query)).toString();
  const url =
    baseUrl.replace(/(?<!\/)\/+$/, "") + fillPath(route.path, input.params) + (query && `?${query}`);
  const headers = { accept: "application/json", ...Object.fromEntries(presentTexts(input.headers)) };
  if (input.body === undefined) return { url, method: route.method, headers };
  return {
    url,
    method: route.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(input.body),
  };
}

/** An empty id, or one made of dots, would address another route, for example with DELETE of a key `..`. */
function fillPath(path: string, params: CallInput["params"] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? "");
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name} must be an id, not "${value}"`);
    return encodeURIComponent(value);
  });
}

function presentTexts(values: Readonly<Record<string, unknown>> = {}): [string, string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}
