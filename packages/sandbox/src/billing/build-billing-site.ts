import type { RequestListener } from "node:http";
import Fastify from "fastify";
import { ZodError } from "zod";
import { openDatabase } from "../open-database.ts";
import { addApiRoutes } from "./api.routes.ts";
import { ApiError } from "./api-error.ts";
import { openLedger } from "./ledger.ts";
import { addPageRoutes } from "./pages.routes.ts";
import { readNestedForm } from "./read-nested-form.ts";

export const BILLING_HOST = "billing.localhost";

export interface BillingSite {
  site: RequestListener;
  close(): Promise<void>;
}

/** A payment processor for a laptop: the wire format of Stripe for the calls that the service makes, and pages to click through. */
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
    const refusal =
      error instanceof ZodError ? new ApiError(400, error.issues[0]?.message ?? "Invalid request") : error;
    const isOurs = refusal instanceof ApiError;
    const { status, code } = isOurs ? refusal : { status: 500, code: undefined };
    const type = isOurs ? "invalid_request_error" : "api_error";
    const message = refusal instanceof Error ? refusal.message : "It failed";
    return reply.code(status).send({ error: { type, message, ...(code && { code }) } });
  });
  await app.register(async (api) => addApiRoutes(api, ledger, () => options.originOf(BILLING_HOST)));
  addPageRoutes(app, ledger);
  // What was counted, for whoever wants to check a bill.
  app.get("/_meter_events", async () => ledger.list("meter_event"));
  await app.ready();
  return {
    site: (request, response) => app.routing(request, response),
    close: async () => {
      await app.close();
      database.close();
    },
  };
}
