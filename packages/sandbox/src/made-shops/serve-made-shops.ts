import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type MadeShop, openMadeShop } from "./open-made-shop.ts";
import type { TraitName } from "./traits.ts";

export interface MadeShopsListener {
  readonly port: number;
  /** Opens a shop under its own host, and returns its product's address. */
  open(seed: number, changes?: Partial<Record<TraitName, string>>): ServedShop;
  close(): Promise<void>;
}

export interface ServedShop extends MadeShop {
  readonly url: string;
  /** Removes the shop. */
  close(): void;
}

/** Serves any number of made shops on one loopback listener, distinguished by the Host header. */
export async function serveMadeShops({ slowMs }: { slowMs?: number } = {}): Promise<MadeShopsListener> {
  const shops = new Map<string, MadeShop>();
  const server = createServer((request, response) => {
    const hostname = (request.headers.host ?? "").replace(/:\d+$/, "").replace(/^secure\./, "");
    const shop = shops.get(hostname);
    if (shop) shop.site(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  let opened = 0;
  return {
    port,
    open: (seed, changes) => {
      const shop = openMadeShop(seed, changes, slowMs);
      opened += 1;
      const hostname = `shop-${seed}-${opened}.localhost`;
      shops.set(hostname, shop);
      return {
        ...shop,
        url: `http://${hostname}:${port}${shop.productPath}`,
        close: () => shops.delete(hostname),
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
