import { applyTransition } from "../features/checkouts/apply-transition.ts";
import type { CheckoutsDependencies } from "../features/checkouts/checkouts-dependencies.ts";
import type { ErasureDependencies } from "../features/erasure/erasure-dependencies.ts";
import { deliveryJobs } from "../features/webhooks/delivery.ts";
import { forgetEvents } from "../platform/jobs/forget-events.ts";
import type { Platform } from "./platform.ts";

export function wireErasure(
  { config, database, clock }: Platform,
  checkouts: CheckoutsDependencies,
): ErasureDependencies {
  const queues = deliveryJobs.map(({ name }) => name);
  return {
    database,
    clock,
    retentionDays: config.retentionDays,
    cancelCheckout: async (checkoutId) => {
      const change = { trigger: "cancelled" } as const;
      await database.transaction((trx) => applyTransition(trx, checkouts, { checkoutId, change }));
    },
    forgetEvents: (trx, checkoutIds) => forgetEvents(trx, { queues, checkoutIds }),
  };
}
