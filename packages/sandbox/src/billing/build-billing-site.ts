import type { RequestListener } from "node:http";
import Fastify from "fastify";
import { openDatabase } from "../open-database.ts";
import type { Issuer } from "../payments/issuer.ts";
import { addApiRoutes } from "./api.routes.ts";
import { refusalOf } from "./api-error.ts";
import { createIssuer, listIssued } from "./issued-cards.ts";
import { openLedger } from "./ledger.ts";
import { addPageRoutes } from "./pages.routes.ts";
import { readNestedForm } from "./read-nested-form.ts";

export const BILLING_HOST = "billing.localhost";

export interface BillingSite {
  site: RequestListener;
  /** The issuer of the processor's own cards. */
  issuer: Issuer;
  close(): Promise<void>;
}

/**
 * A payment processor for a laptop: the wire format of Stripe for the calls that the service makes, and pages
 * to click through.
 */
export async function buildBillingSite(options: {
  originOf: (hostname: string) => string;
  dataDir: string | undefined;
}): Promise<BillingSite> {
  const database = openDatabase(options.dataDir, "billing");
  const ledger = openLedger(database);
  const app = Fastify();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string | Buffer) => readNestedForm(new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = refusalOf(error);
    return reply.code(status).send(body);
  });
  await app.register(async (api) => addApiRoutes(api, ledger, () => options.originOf(BILLING_HOST)));
  await app.register(async (pages) => addPageRoutes(pages, ledger));
  // Recorded usage and issued cards, for checking a bill.
  app.get("/_meter_events", async () => ledger.list("meter_event"));
  app.get("/_issued_cards", async () => listIssued(ledger));
  await app.ready();
  return {
    site: (request, response) => app.routing(request, response),
    issuer: createIssuer(ledger),
    close: async () => {
      await app.close();
      database.close();
    },
  };
}
