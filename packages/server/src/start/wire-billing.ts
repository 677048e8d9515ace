import type { BillingDependencies } from "../features/billing/billing-dependencies.ts";
import { createStripeProcessor } from "../features/billing/stripe-processor.ts";
import type { Platform } from "./platform.ts";

export function wireBilling({ config, database, clock, onError }: Platform): BillingDependencies {
  const { billing, dashboard } = config;
  const returnUrl = `${dashboard.url ?? `http://127.0.0.1:${dashboard.port}`}/billing`;
  return {
    database,
    clock,
    processor: billing && createStripeProcessor(billing, returnUrl),
    onError,
  };
}
