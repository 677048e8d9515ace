import type { ServerOptions } from "node:http";

export interface ConnectionLimits {
  /** Until the headers of a request have arrived. */
  headersMs: number;
  /** Until a request has arrived with its body. */
  requestMs: number;
  /**
   * Without a byte in either direction, also while an answer waits for its reader. Longer than any request
   * takes to be answered, also on a busy machine; event streams send something more often.
   */
  silenceMs: number;
}

const publicLimits: ConnectionLimits = { headersMs: 15_000, requestMs: 30_000, silenceMs: 120_000 };

/** Fastify's options for a public listener: clients that are slow on purpose don't keep their connections. */
export function limitConnections({
  limits: { headersMs, requestMs, silenceMs } = publicLimits,
  http = {},
}: {
  limits?: ConnectionLimits | undefined;
  http?: ServerOptions;
} = {}) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { ...http, headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 3 },
  };
}
