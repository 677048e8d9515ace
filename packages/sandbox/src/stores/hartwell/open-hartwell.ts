import { openDatabase } from "../../open-database.ts";
import { openOrdersStore } from "../../orders/orders.store.ts";
import { openProcessor } from "../../payments/processor.ts";
import type { Store, StoreOptions } from "../../store.ts";
import { buildShop } from "./build-shop.ts";
import { openCartsStore } from "./cart/carts.store.ts";
import { buildPaymentsSite } from "./payments/build-payments-site.ts";
import { PAYMENTS_HOST, SHOP_HOST } from "./site-names.ts";

const SLOW_ANSWER_MS = 6_000;

/** Opens Hartwell, an outdoor and home shop that behaves like a Shopify storefront. */
export async function openHartwell(
  options: StoreOptions & { readonly slowAnswerMs?: number },
): Promise<Store> {
  const database = openDatabase(options.dataDir, "hartwell");
  const processor = openProcessor(options.bank, options.issuer);
  const shop = buildShop({
    carts: openCartsStore(database),
    orders: openOrdersStore(database, { prefix: "HW", firstNumber: 1001 }),
    processor,
    originOf: options.originOf,
    slowAnswerMs: options.slowAnswerMs ?? SLOW_ANSWER_MS,
  });
  const payments = buildPaymentsSite(processor);
  await Promise.all([shop.ready(), payments.ready()]);
  return {
    name: "hartwell",
    hostname: SHOP_HOST,
    sites: {
      [SHOP_HOST]: (request, response) => shop.routing(request, response),
      [PAYMENTS_HOST]: (request, response) => payments.routing(request, response),
    },
    async close() {
      await Promise.all([shop.close(), payments.close()]);
      database.close();
    },
  };
}
