import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { createGauges } from "./create-gauges.ts";
import { createRunMetrics } from "./create-run-metrics.ts";
import { limitNames } from "./limit-names.ts";
import type { Metrics } from "./metrics.ts";

export type { Metrics } from "./metrics.ts";

const mostMerchants = 200;
const mostMerchantsOfTenant = 10;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "cartwright_" });
  const registers = [registry];
  const requests = new Histogram({
    name: "cartwright_http_request_seconds",
    help: "Time to answer, by route and status class.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const jobs = new Histogram({
    name: "cartwright_job_seconds",
    help: "Time of one attempt, by queue and outcome.",
    labelNames: ["name", "outcome"],
    buckets: [0.01, 0.1, 1, 10, 60, 300, 900],
    registers,
  });
  const scheduled = new Counter({
    name: "cartwright_scheduled_jobs_total",
    help: "Runs of scheduled jobs.",
    labelNames: ["name", "outcome"],
    registers,
  });
  const checkouts = new Histogram({
    name: "cartwright_checkout_seconds",
    help: "Time from creation to the end of a checkout, waiting included.",
    labelNames: ["status", "reason"],
    buckets: [1, 5, 10, 30, 60, 120, 300, 600, 1800],
    registers,
  });
  const webhooks = new Counter({
    name: "cartwright_webhook_attempts_total",
    help: "Deliveries tried.",
    labelNames: ["outcome"],
    registers,
  });

  const runs = createRunMetrics(registers);
  const merchants = new Counter({
    name: "cartwright_merchant_checkouts_total",
    help: "Ended checkouts by the merchant's domain and how they ended. Beyond the first domains: other.",
    labelNames: ["merchant", "code"],
    registers,
  });
  const limitMerchant = limitNames({ most: mostMerchants, mostOfOwner: mostMerchantsOfTenant });

  return {
    ...runs,
    ...createGauges(registers),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    jobEnded: ({ name, outcome, seconds }) => jobs.observe({ name, outcome }, seconds),
    scheduledJobEnded: (labels) => scheduled.inc(labels),
    checkoutEnded: ({ status, reason, code, merchant, tenantId, seconds }) => {
      checkouts.observe({ status, reason: reason ?? "none" }, seconds);
      merchants.inc({ merchant: limitMerchant(merchant, tenantId), code });
    },
    webhookAttempted: (labels) => webhooks.inc(labels),
  };
}
