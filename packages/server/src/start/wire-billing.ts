import { isLoopbackUrl } from "../config/find-public-setting.ts";
import type { BillingDependencies } from "../features/billing/billing-dependencies.ts";
import { createStripeProcessor } from "../features/billing/stripe-processor.ts";
import type { Platform } from "./platform.ts";

export function wireBilling(
  { config, database, clock, onError }: Platform,
  dashboardUrl: string,
): BillingDependencies {
  const { billing } = config;
  const returnUrl = new URL("/billing", dashboardUrl).href;
  return {
    database,
    clock,
    processor: billing && createStripeProcessor(billing, returnUrl),
    isFromSandbox: isLoopbackUrl(billing?.apiBase ?? ""),
    onError,
  };
}
