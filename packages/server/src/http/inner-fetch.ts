import type { FastifyApp } from "./route.ts";

/**
 * Sends a request to this very application without a socket. It passes through all that a request from outside passes through:
 * authentication, scopes, limits, log.
 */
export function createInnerFetch(app: FastifyApp, remoteAddress: string): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answered = await app.inject({
      method: request.method as "GET",
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
      signal: request.signal,
      ...(request.body && { payload: await request.text() }),
    });
    return new Response(answered.payload === "" ? null : answered.payload, {
      status: answered.statusCode,
      headers: Object.entries(answered.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    });
  };
}
