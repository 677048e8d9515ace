import { limits } from "@cartwright/contract";
import type { Secrets } from "../config/secrets.ts";
import { workOnDeliveries } from "../features/webhooks/deliver-webhook.jobs.ts";
import { createSealer, type Sealer } from "../platform/encryption/seal.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import { createOutboundHttp } from "../platform/outbound-http/outbound-http.ts";
import type { Platform } from "./platform.ts";

/** Delivers what the transitions have announced, whichever process made them. */
export async function startWebhooks(platform: Platform, jobs: Jobs): Promise<void> {
  const { config, database, clock, metrics, logger } = platform;
  const outbound = createOutboundHttp({
    policy: {
      mayDialLoopback: config.webhooks.mayDialLoopback,
      // Whoever reaches the operations listener is the operator.
      closedPorts: [config.operations.port],
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
    onAttempt: ({ outcome, ...attempt }) => {
      metrics.webhookAttempted({ outcome });
      if (outcome !== "delivered") logger.info(attempt, "a webhook was not delivered");
    },
  });
}

/** Without a vault key the secrets of endpoints are kept as they are. */
export function sealerOfWebhooks({ vaultKeys }: Pick<Secrets, "vaultKeys">): Sealer | undefined {
  return vaultKeys && createSealer(vaultKeys, "webhook-secrets");
}
