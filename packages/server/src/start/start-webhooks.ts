import { limits } from "@cartwright/contract";
import type { Secrets } from "../config/secrets.ts";
import { forgetErasedEvents } from "../features/erasure/erase-checkouts.ts";
import type { ErasureDependencies } from "../features/erasure/erasure-dependencies.ts";
import { workOnDeliveries } from "../features/webhooks/deliver-webhook.jobs.ts";
import { createSealer, type Sealer } from "../platform/encryption/seal.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import { createOutboundHttp } from "../platform/outbound-http/outbound-http.ts";
import type { Platform } from "./platform.ts";

/** Delivers the events that transitions in any process have enqueued. */
export async function startWebhooks(
  platform: Platform,
  jobs: Jobs,
  { erasure, dashboardUrl }: { erasure: ErasureDependencies; dashboardUrl: string },
): Promise<void> {
  const { config, database, clock, metrics, tracing, logger, ownPorts } = platform;
  const dashboardOrigin = new URL(dashboardUrl).origin;
  const outbound = createOutboundHttp({
    policy: {
      mayDialLoopback: config.webhooks.mayDialLoopback,
      // The operations listener trusts anyone who reaches it, and the others accept POST requests too.
      get closedPorts() {
        return [...ownPorts];
      },
      isOpenAnyway: ({ origin, pathname }) => origin === dashboardOrigin && testReceiverPath.test(pathname),
    },
    timeoutMs: limits.webhooks.timeoutSeconds * 1000,
  });
  await workOnDeliveries(jobs, {
    database,
    clock,
    sealer: sealerOfWebhooks(config.secrets),
    outbound,
    retrySeconds: config.webhooks.retrySeconds,
    random: Math.random,
    forgetErased: (trx, checkoutIds) => forgetErasedEvents(trx, erasure, checkoutIds),
    onAttempt: ({ outcome, ...attempt }, { startedAt, traceparent }) => {
      metrics.webhookAttempted({ outcome });
      tracing.start("deliver webhook", { kind: "client", parent: traceparent, startedAt })?.end({
        attributes: {
          "cartwright.event_id": attempt.eventId,
          "cartwright.endpoint_id": attempt.endpointId,
          "cartwright.attempt": attempt.attempt,
          "cartwright.outcome": outcome,
        },
        isFailed: outcome !== "delivered",
      });
      if (outcome !== "delivered") logger.info(attempt, "a webhook was not delivered");
    },
  });
}

/** The dashboard's test receiver for webhooks. It only stores what it receives. */
const testReceiverPath = /^\/test-receiver\/[0-9a-f]{32}$/;

/** Without a vault key, endpoint secrets are stored in plain text. */
export function sealerOfWebhooks({ vaultKeys }: Pick<Secrets, "vaultKeys">): Sealer | undefined {
  return vaultKeys && createSealer(vaultKeys, "webhook-secrets");
}
