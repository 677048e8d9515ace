import { get } from "node:http";

/** A sandbox store's own record of an order, as listed by `GET /_orders`. */
export interface MerchantOrder {
  number: string;
  email: string;
  lines: { title: string; options: Record<string, string>; quantity: number }[];
  total: { amount: string; currency: string };
  cardLast4: string;
}

/** The store's orders, newest first. Uses loopback for `*.localhost`, which not every resolver knows. */
export function readStoreOrders(storeUrl: string): Promise<MerchantOrder[]> {
  return new Promise((resolve, reject) => {
    const request = get(
      new URL("/_orders", storeUrl),
      {
        lookup: (_host, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
        headers: { accept: "application/json" },
      },
      (response) => {
        let body = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          body += chunk;
        });
        response.on("end", () => resolve(JSON.parse(body) as MerchantOrder[]));
      },
    );
    request.setTimeout(10_000, () => request.destroy(new Error(`${storeUrl} did not answer.`)));
    request.on("error", reject);
  });
}
