import { randomBytes, randomUUID } from "node:crypto";
import type { CheckoutStatus } from "@cartwright/contract";
import { announceTo } from "../../src/features/webhooks/announce-status.ts";
import { workOnDeliveries } from "../../src/features/webhooks/deliver-webhook.jobs.ts";
import type { Attempt } from "../../src/features/webhooks/deliver-webhook.ts";
import { deliveryJobs } from "../../src/features/webhooks/delivery.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { openJobs } from "../../src/platform/jobs/open-jobs.ts";
import { createOutboundHttp } from "../../src/platform/outbound-http/outbound-http.ts";
import { throwLater } from "../support/report-error.ts";

export interface DispatcherOptions {
  timeoutMs?: number;
  retrySeconds?: readonly number[];
  onAttempt?: (attempt: Attempt) => void;
}

/** The webhooks of the service without the rest of it: what announces, and what delivers. */
export async function startDispatcher(database: Database, options: DispatcherOptions = {}) {
  const { timeoutMs = 10_000, retrySeconds = [0, 0, 0], onAttempt = () => undefined } = options;
  const clock = systemClock;
  const jobs = await openJobs({ database, definitions: deliveryJobs, onError: throwLater, watchMs: 50 });
  await workOnDeliveries(jobs, {
    database,
    clock,
    sealer: undefined,
    outbound: createOutboundHttp({ policy: { mayDialLoopback: true, closedPorts: [] }, timeoutMs }),
    retrySeconds,
    random: Math.random,
    forgetErased: async () => undefined,
    onAttempt,
  });
  const announce = announceTo(jobs);
  return {
    announce: async (tenantId: string, status: CheckoutStatus = "running"): Promise<string> => {
      const checkoutId = randomUUID();
      await database.transaction((trx) =>
        announce(trx, {
          checkoutId,
          tenantId,
          goal: "purchase",
          subject: null,
          status,
          failureReason: null,
          isOvercharged: false,
          at: clock.now(),
        }),
      );
      return checkoutId;
    },
    close: () => jobs.close({ graceMs: 0 }),
  };
}

export async function insertTenant(database: Database, tenantId: string = randomUUID()): Promise<string> {
  await database.db
    .insertInto("tenants")
    .values({ id: tenantId, name: "Tenant of webhooks", created_at: new Date() })
    .execute();
  return tenantId;
}

/** Returns their ids, in the order of the URLs. */
export async function insertEndpoints(
  database: Database,
  tenantId: string,
  urls: readonly string[],
): Promise<string[]> {
  const rows = urls.map((url) => ({
    id: randomUUID(),
    tenant_id: tenantId,
    url,
    secret: `whsec_${randomBytes(24).toString("base64")}`,
    created_at: new Date(),
  }));
  await database.db.insertInto("webhook_endpoints").values(rows).execute();
  return rows.map(({ id }) => id);
}
