import { openDocuments } from "../../documents.store.ts";
import { openDatabase } from "../../open-database.ts";
import { openOrdersStore } from "../../orders/orders.store.ts";
import { openProcessor } from "../../payments/processor.ts";
import type { Store, StoreOptions } from "../../store.ts";
import { accountSchema, createAccount, TEST_ACCOUNT } from "./accounts/account.ts";
import { openMailStore } from "./accounts/mail.store.ts";
import { buildShop } from "./build-shop.ts";
import { buildPaymentsSite } from "./payments/build-payments-site.ts";
import { createCardSessions } from "./payments/card-sessions.ts";
import { PAYMENTS_HOST, SHOP_HOST } from "./site-names.ts";
import { visitorSchema } from "./visitor.ts";

const SLOW_ANSWER_MS = 6_000;

/** Opens Fennel & Rye, a bakery with an unusual shop. */
export async function openFennelrye(options: StoreOptions): Promise<Store> {
  const database = openDatabase(options.dataDir, "fennelrye");
  const processor = openProcessor(options.bank, options.issuer);
  const cardSessions = createCardSessions();
  const accounts = openDocuments(database, "accounts", accountSchema);
  if (!accounts.find(TEST_ACCOUNT.email)) createAccount(accounts, TEST_ACCOUNT);
  const shop = buildShop({
    visitors: openDocuments(database, "visitors", visitorSchema),
    accounts,
    mail: openMailStore(database),
    orders: openOrdersStore(database, { prefix: "FR-", firstNumber: 2041 }),
    processor,
    cardSessions,
    originOf: options.originOf,
    slowAnswerMs: SLOW_ANSWER_MS,
  });
  const payments = buildPaymentsSite(processor, cardSessions);
  await Promise.all([shop.ready(), payments.ready()]);
  return {
    name: "fennelrye",
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
