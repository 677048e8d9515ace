import type { RequestListener } from "node:http";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { createBank } from "../bank/bank.ts";
import { buildBankSite } from "../bank/build-bank-site.ts";
import { openDatabase } from "../open-database.ts";
import { parseForms } from "../parse-forms.ts";
import type { Issuer } from "../payments/issuer.ts";
import { serveFolder, serveSharedScripts } from "../static-files.ts";
import { addFramesRoutes } from "./frames.routes.ts";
import { addHostedRoutes } from "./hosted.routes.ts";
import { openPaymentsStore } from "./payments.store.ts";
import { createProvider, type Provider } from "./provider.ts";

export const PAY_HOST = "pay.localhost";
/** The bank of this provider's payers. */
const PROVIDERS_BANK_HOST = "bank.localhost";

export interface Pay {
  readonly provider: Provider;
  readonly sites: readonly [hostname: string, site: RequestListener][];
  close(): Promise<void>;
}

export interface PayOptions {
  readonly originOf: (hostname: string) => string;
  readonly issuer: Issuer;
  readonly dataDir: string | undefined;
}

/**
 * Opens Quayside Pay, a payment provider independent of any shop, with a bank that verifies its customers.
 * `GET /_payments` lists its payments, newest first.
 */
export async function openPay({ originOf, issuer, dataDir }: PayOptions): Promise<Pay> {
  const database = openDatabase(dataDir, "pay");
  const payments = openPaymentsStore(database);
  const bank = createBank(() => originOf(PROVIDERS_BANK_HOST));
  const provider = createProvider(bank, issuer, payments);
  const bankSite = buildBankSite(bank);
  const paySite = Fastify();
  parseForms(paySite);
  serveFolder(paySite, "/assets", join(import.meta.dirname, "public"));
  serveSharedScripts(paySite, "/assets");
  addFramesRoutes(paySite, provider);
  addHostedRoutes(paySite, provider, () => originOf(PAY_HOST));
  paySite.get("/_payments", () => payments.list());
  await Promise.all([paySite.ready(), bankSite.ready()]);
  return {
    provider,
    sites: [
      [PAY_HOST, listenerOf(paySite)],
      [PROVIDERS_BANK_HOST, listenerOf(bankSite)],
    ],
    async close() {
      await Promise.all([paySite.close(), bankSite.close()]);
      database.close();
    },
  };
}

function listenerOf(site: FastifyInstance): RequestListener {
  return (request, response) => site.routing(request, response);
}
