import { Readable } from "node:stream";
import { whenAborted } from "../platform/when-aborted.ts";
import type { FastifyApp } from "./route.ts";

/**
 * Sends a request to this application without a socket. It passes the same authentication, scopes, limits and
 * log as external requests. A stream ends when its reader cancels it or `signal` is aborted.
 */
export function createInnerFetch(app: FastifyApp, remoteAddress: string): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = request.body ? await request.text() : undefined;
    const answering = app.inject({
      method: request.method as "GET",
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
      payloadAsStream: true,
      ...(payload !== undefined && { payload }),
    });
    return asResponse(await orAborted(answering, request.signal), request.signal);
  };
}

type Injected = Awaited<ReturnType<FastifyApp["inject"]>>;

async function orAborted(answering: Promise<Injected>, signal: AbortSignal): Promise<Injected> {
  const answered = await Promise.race([answering, whenAborted(signal)]);
  if (answered) return answered;
  // A response may still arrive, but no one would read it.
  answering.then(hangUp, () => undefined);
  throw signal.reason;
}

function asResponse(injected: Injected, signal: AbortSignal): Response {
  const body = injected.stream();
  // The route stops writing its stream when the connection closes.
  body.once("close", () => hangUp(injected));
  const stop = (): void => void body.destroy();
  signal.addEventListener("abort", stop, { once: true });
  body.once("close", () => signal.removeEventListener("abort", stop));
  const { statusCode: status, headers } = injected;
  const isEmpty = status === 204 || status === 304 || headers["content-length"] === "0";
  if (isEmpty) body.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(body) as ReadableStream), {
    status,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  });
}

function hangUp({ raw }: Injected): void {
  raw.res.destroy();
}
