import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import Stripe from "stripe";
import { lookupWithLoopback } from "./lookup-with-loopback.ts";
import type { Secret } from "./secret.ts";

const timeoutMs = 10_000;

export interface StripeAddress {
  secretKey: Secret<string>;
  apiBase: string | undefined;
}

/** Stripe, or a service with its API at `apiBase`. */
export function openStripe({ secretKey, apiBase }: StripeAddress): Stripe {
  const base = URL.parse(apiBase ?? "");
  const options = { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false } as const;
  if (!base) return new Stripe(secretKey.reveal(), options);
  const isHttp = base.protocol === "http:";
  return new Stripe(secretKey.reveal(), {
    ...options,
    host: base.hostname,
    port: base.port || (isHttp ? "80" : "443"),
    protocol: isHttp ? "http" : "https",
    httpAgent: new (isHttp ? HttpAgent : HttpsAgent)({ keepAlive: true, lookup: lookupWithLoopback }),
  });
}
