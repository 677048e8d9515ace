import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { lookupWithLoopback } from "../lookup-with-loopback.ts";

interface ProviderRequest {
  method: string;
  headers: Record<string, string>;
  body?: { toString(): string } | null | undefined;
  signal?: AbortSignal | undefined;
}

const timeoutMs = 10_000;

/**
 * Like `fetch`, for the operator's own identity provider: resolves names under `.localhost` with any resolver
 * and doesn't follow redirects.
 */
export async function fetchFromProvider(
  url: string,
  { method, headers, body, signal }: ProviderRequest,
): Promise<Response> {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const limit = AbortSignal.timeout(timeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sending = request(
    url,
    {
      method,
      headers,
      lookup: lookupWithLoopback,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    },
    (answer) => {
      const { statusCode: status = 502, headers: received } = answer;
      const type = received["content-type"] ?? "";
      text(answer).then(
        (words) => resolve(new Response(words, { status, headers: { "content-type": type } })),
        reject,
      );
    },
  );
  sending.once("error", reject);
  sending.end(body?.toString());
  return promise;
}
