import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CheckoutStatusChanged } from "@cartwright/contract";

/** Receives and accepts the webhooks of all tenants. */
export interface EventReceiver {
  readonly url: string;
  readonly received: readonly { checkoutId: string; status: string }[];
  /** Holds the next delivery unanswered until it is released; resolves with the port it came from. */
  holdNext(): Promise<{ localPort: number; release(): void }>;
  close(): Promise<void>;
}

export async function startEventReceiver(): Promise<EventReceiver> {
  const received: { checkoutId: string; status: string }[] = [];
  let holding: PromiseWithResolvers<{ localPort: number; release(): void }> | undefined;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const { checkoutId, status } = CheckoutStatusChanged.parse(JSON.parse(body));
    received.push({ checkoutId, status });
    const held = holding;
    holding = undefined;
    if (held)
      await new Promise<void>((release) =>
        held.resolve({ localPort: request.socket.remotePort ?? 0, release }),
      );
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    holdNext: () => {
      holding ??= Promise.withResolvers();
      return holding.promise;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
