import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const hostileMerchant = "hostile.localhost";

export interface HostileShop {
  /** The address of a page. */
  at(path: "/waits" | "/sold-out" | "/allocates"): string;
  /** Resolves once so many requests wait at `/waits`. */
  untilWaiting(count: number): Promise<void>;
  /** Lets what waits see a product that is sold out. */
  release(): void;
  close(): Promise<void>;
}

const soldOut = `<!doctype html><title>Mug</title><h1>Mug</h1><p>USD 10.00</p><p>Sold out</p>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug",
"offers":{"@type":"Offer","price":"10.00","priceCurrency":"USD","availability":"https://schema.org/OutOfStock"}}</script>`;

/** Takes memory until something ends it. It pauses, so that its process is measured while it lives, and its response never ends, so the engine does not read it first. */
const allocates = `<!doctype html><title>Mug</title><h1>Mug</h1><script>
const kept = [];
setInterval(() => kept.push(new Uint8Array(40_000_000).fill(1)), 50);
</script>`;

/** A shop whose pages end badly for whoever reads them. */
export async function openHostileShop(): Promise<HostileShop> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let waitingCount = 0;
  let hear = (): void => undefined;
  const server = createServer(async (request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (request.url === "/waits") {
      waitingCount += 1;
      hear();
      await released;
    }
    if (request.url === "/allocates") response.write(allocates);
    else response.end(soldOut);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    at: (path) => `http://${hostileMerchant}:${port}${path}`,
    release,
    untilWaiting: (count) =>
      new Promise((resolve) => {
        hear = () => {
          if (waitingCount >= count) resolve();
        };
        hear();
      }),
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
