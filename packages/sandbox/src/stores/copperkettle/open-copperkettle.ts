import { openDocuments } from "../../documents.store.ts";
import { openDatabase } from "../../open-database.ts";
import { openOrdersStore } from "../../orders/orders.store.ts";
import type { Provider } from "../../pay/provider.ts";
import { openProcessor } from "../../payments/processor.ts";
import { randomToken } from "../../random-token.ts";
import type { Store, StoreOptions } from "../../store.ts";
import { buildShop } from "./build-shop.ts";
import { basketSchema } from "./cart/basket.ts";
import { openFailedOrdersStore } from "./checkout/failed-orders.store.ts";
import { buildPaymentsSite } from "./payments/build-payments-site.ts";
import { PAYMENTS_HOST, SHOP_HOST } from "./site-names.ts";

const SLOW_ANSWER_MS = 6_000;

/** Opens Copperkettle, a kitchenware shop that behaves like a WooCommerce storefront. */
export async function openCopperkettle(
  options: StoreOptions & { readonly provider: Provider },
): Promise<Store> {
  const database = openDatabase(options.dataDir, "copperkettle");
  const processor = openProcessor(options.bank, options.issuer);
  const shop = buildShop({
    baskets: openDocuments(database, "sessions", basketSchema),
    orders: openOrdersStore(database, { prefix: "", firstNumber: 4801 }),
    failedOrders: openFailedOrdersStore(database),
    processor,
    provider: options.provider,
    nonce: randomToken(10),
    originOf: options.originOf,
    slowAnswerMs: SLOW_ANSWER_MS,
  });
  const payments = buildPaymentsSite(processor);
  await Promise.all([shop.ready(), payments.ready()]);
  return {
    name: "copperkettle",
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
