import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Sandbox, startSandbox } from "../../packages/sandbox/src/start-sandbox.ts";

/**
 * When the request that places an order is held: before the shop handles it, or after the order is recorded
 * but before the response.
 */
export type OrderMoment = "press:before" | "press:after";

export interface HeldOrder {
  /** The local port of the browser's request. */
  readonly localPort: number;
  release(): void;
}

/** The sandbox's shops, whose order requests can be held. */
export interface Merchants extends Pick<Sandbox, "port" | "urls" | "smtpUrl" | "mailboxUrl"> {
  holdNextOrder(moment: OrderMoment): Promise<HeldOrder>;
  /** Breaks every connection to the shops. */
  cut(): void;
  close(): Promise<void>;
}

/** Requests that place orders at the sandbox's shops. */
const ordering = /(\/submit|\/order\/place|\/wc\/store\/v1\/checkout)([?/]|$)|[?&]wc-ajax=checkout\b/;

export async function startMerchants(dataDir: string): Promise<Merchants> {
  const sockets = new Set<Socket>();
  let holding: { moment: OrderMoment; held: PromiseWithResolvers<HeldOrder> } | undefined;

  const hold = (request: IncomingMessage, held: PromiseWithResolvers<HeldOrder>): Promise<void> =>
    new Promise((release) => held.resolve({ localPort: request.socket.remotePort ?? 0, release }));

  const serve = async (
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => void,
  ): Promise<void> => {
    const { socket } = request;
    if (!sockets.has(socket)) socket.once("close", () => sockets.delete(socket));
    sockets.add(socket);
    const isOrder = request.method === "POST" && ordering.test(request.url ?? "");
    const wanted = isOrder ? holding : undefined;
    if (!wanted) return answer();
    holding = undefined;
    if (wanted.moment === "press:before") await hold(request, wanted.held);
    else delayAnswer(response, () => hold(request, wanted.held));
    answer();
  };

  const sandbox = await startSandbox({ port: 0, latencyMs: 0, dataDir, around: serve });
  return {
    port: sandbox.port,
    urls: sandbox.urls,
    smtpUrl: sandbox.smtpUrl,
    mailboxUrl: sandbox.mailboxUrl,
    holdNextOrder: (moment) => {
      holding = { moment, held: Promise.withResolvers() };
      return holding.held.promise;
    },
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: sandbox.close,
  };
}

/** Delays the response; the shop has already recorded its decision. */
function delayAnswer(response: ServerResponse, wait: () => Promise<void>): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    void wait().then(() => end(...args));
    return response;
  }) as typeof response.end;
}
