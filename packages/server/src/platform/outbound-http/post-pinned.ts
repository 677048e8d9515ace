import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import type { DialAddresses } from "@cartwright/engine/server";

export interface PinnedPost {
  url: URL;
  /** The only ones that are dialled, whatever the name says by now. */
  addresses: DialAddresses;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Ends the whole exchange. */
  signal: AbortSignal;
}

/** An answer's body says nothing here. So much of it is read and dropped, for the sake of whoever is writing it. */
const discardedBytes = 16 * 1024;

/**
 * Posts over a connection of its own and resolves with the status of the answer, as soon as it is there. A redirect is
 * an answer like any other. Rejects where none comes.
 */
export function postPinned({ url, addresses, headers, body, signal }: PinnedPost): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const request = send(url, {
    method: "POST",
    // No connection is shared or kept: one that was checked for a name is not used for another.
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

/** A look-up that knows one answer, so nothing can turn between check and dial. */
function answerWith(addresses: DialAddresses): LookupFunction {
  return (_hostname, { all }, callback) => {
    // The callers of a look-up rely on its answer coming later.
    setImmediate(() => {
      if (all === true) callback(null, [...addresses]);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

function discard(body: Readable): void {
  let bytes = 0;
  // Cut off in the middle, by them or by us: the status was all there was to learn.
  body.on("error", () => undefined);
  body.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > discardedBytes) body.destroy();
  });
}
