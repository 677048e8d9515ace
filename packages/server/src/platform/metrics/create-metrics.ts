import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { whenAborted } from "../when-aborted.ts";
import { createRunMetrics } from "./create-run-metrics.ts";
import { limitNames } from "./limit-names.ts";

/**
 * Labels are closed sets: no id, path or message is ever one. The one name from outside is a merchant's domain, of which few are
 * kept apart, and few of each tenant.
 */
export interface Metrics {
  /** What `/metrics` answers, in the Prometheus text format. */
  read(): Promise<{ contentType: string; text: string }>;
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  jobEnded(job: {
    name: string;
    outcome: "completed" | "failed" | "handed_back" | "lost";
    seconds: number;
  }): void;
  scheduledJobEnded(job: { name: string; outcome: "completed" | "failed" }): void;
  checkoutEnded(checkout: EndedCheckout): void;
  /** A step of a run, from the end of the one before; the time of people does not count. */
  stepTaken(step: { step: string; seconds: number }): void;
  /** A question that a run has asked, until it goes on or ends. */
  questionClosed(question: { key: string; isAnswered: boolean; seconds: number }): void;
  /** One drive of a run, from its claim. */
  driveEnded(drive: { end: string; seconds: number }): void;
  runProcessEvent(event: { type: string }): void;
  webhookAttempted(attempt: { outcome: "delivered" | "refused" | "unreachable" }): void;
  /** Asks at each reading. */
  measure(name: string, help: string, read: () => number): void;
  /** The same for several series at once. What fails leaves them out. */
  measureAll(
    gauge: { name: string; help: string; label: string },
    read: () => Promise<Series> | Series,
  ): void;
}

/** By the value of the label. */
export type Series = Readonly<Record<string, number>>;

export interface EndedCheckout {
  status: string;
  reason: string | undefined;
  /** How it ended, in the words of the contract. */
  code: string;
  merchant: string;
  tenantId: string;
  seconds: number;
}

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
    measure: (name, help, read) => {
      new Gauge({
        name: `cartwright_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    measureAll: ({ name, help, label }, read) => {
      new Gauge({
        name: `cartwright_${name}`,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const series = await readInTime(read);
          for (const [value, number] of Object.entries(series)) this.set({ [label]: value }, number);
        },
      });
    },
  };
}

const readTimeoutMs = 2_000;

/** A database that does not answer hides its own numbers, and no others. */
async function readInTime(read: () => Promise<Series> | Series): Promise<Series> {
  const late = AbortSignal.timeout(readTimeoutMs);
  const nothing = whenAborted(late).then((): Series => ({}));
  return Promise.race([Promise.resolve(read()).catch((): Series => ({})), nothing]);
}
