import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import type { DialAddresses } from "@cartwright/engine/server";

export interface PinnedPost {
  url: URL;
  /** Only these are dialled, whatever the name resolves to by now. */
  addresses: DialAddresses;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Ends the whole exchange. */
  signal: AbortSignal;
}

/** Response bodies aren't used. This much is read and dropped, so that the sender can finish writing. */
const discardedBytes = 16 * 1024;

/**
 * Posts over a separate connection and resolves with the response status as soon as it arrives. Redirects are
 * returned like any other status. Rejects if there is no response.
 */
export function postPinned({ url, addresses, headers, body, signal }: PinnedPost): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const request = send(url, {
    method: "POST",
    // Connections are never shared or kept: one checked for a name must not be used for another.
    agent: false,
    lookup: answerWith(addresses),
    headers: { ...headers, "content-length": body.length },
    signal,
  });
  request.once("response", (response) => {
    resolve(response.statusCode ?? 0);
    discard(response);
  });
  request.on("error", reject);
  request.once("close", () => reject(new Error("the connection was closed without an answer")));
  request.end(body);
  return promise;
}

/** A lookup with a fixed result, so that nothing can change between the check and the dial. */
function answerWith(addresses: DialAddresses): LookupFunction {
  return (_hostname, { all }, callback) => {
    // Callers of a lookup expect an asynchronous callback.
    setImmediate(() => {
      if (all === true) callback(null, [...addresses]);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

function discard(body: Readable): void {
  let bytes = 0;
  // Either side may cut the body off; only the status matters.
  body.on("error", () => undefined);
  body.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > discardedBytes) body.destroy();
  });
}
