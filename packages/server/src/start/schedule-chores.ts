import type { BillingDependencies } from "../features/billing/billing-dependencies.ts";
import { readProcessorNews } from "../features/billing/read-processor-news.ts";
import { reportUsage } from "../features/billing/report-usage.ts";
import type { MadeCards } from "../features/cards/made-cards.ts";
import { expireDueActions } from "../features/checkouts/expire-actions.ts";
import { rescueCheckouts, sweepIdempotencyKeys } from "../features/checkouts/sweep-checkouts.ts";
import { applyRetention, carryOutErasures } from "../features/erasure/erase-checkouts.ts";
import type { ErasureDependencies } from "../features/erasure/erasure-dependencies.ts";
import { sweepEvidence } from "../features/evidence/sweep-evidence.ts";
import { sweepSignups } from "../features/signup/sweep-signups.ts";
import { resealAll } from "../features/vault-keys/vault-keys.ts";
import { sweepDeliveries } from "../features/webhooks/list-deliveries.ts";
import { createSchedule, type Schedule, type ScheduledJob } from "../platform/schedule/run-schedule.ts";
import type { Platform } from "./platform.ts";
import type { CheckoutsWiring } from "./wire-checkouts.ts";

/** All recurring tasks. Operators can run each one immediately by name. */
export function scheduleChores(
  platform: Platform,
  { checkouts, submittedValues }: CheckoutsWiring,
  {
    billing,
    erasure,
    cards,
  }: { billing: BillingDependencies; erasure: ErasureDependencies; cards: Pick<MadeCards, "sweep"> },
): Schedule {
  const { config, database, clock, metrics, disposers, logger } = platform;
  const chores: ScheduledJob[] = [
    { name: "expire-actions", everySeconds: 5, run: () => expireDueActions(checkouts) },
    { name: "rescue-checkouts", everySeconds: 30, run: () => rescueCheckouts(checkouts) },
    { name: "sweep-submitted-values", everySeconds: 60, run: () => submittedValues.sweep() },
    { name: "close-cards", everySeconds: 15, run: () => cards.sweep() },
    { name: "sweep-idempotency-keys", everySeconds: 3600, run: () => sweepIdempotencyKeys(checkouts) },
    { name: "sweep-deliveries", everySeconds: 3600, run: () => sweepDeliveries({ db: database.db, clock }) },
    { name: "sweep-signups", everySeconds: 3600, run: () => sweepSignups({ db: database.db, clock }) },
    { name: "carry-out-erasures", everySeconds: 10, run: (signal) => carryOutErasures(erasure, signal) },
    { name: "apply-retention", everySeconds: 3600, run: (signal) => applyRetention(erasure, signal) },
    {
      name: "sweep-evidence",
      everySeconds: 3600,
      run: () => sweepEvidence({ db: database.db, clock, days: config.evidenceDays }),
    },
    {
      name: "reseal-secrets",
      everySeconds: 600,
      run: (signal) => resealAll({ db: database.db, keys: config.secrets.vaultKeys }, signal),
    },
    { name: "read-processor-news", everySeconds: 5, run: (signal) => readProcessorNews(billing, signal) },
    { name: "report-usage", everySeconds: 10, run: (signal) => reportUsage(billing, signal) },
  ];
  const schedule = createSchedule(
    {
      db: database.db,
      clock,
      onEnd: (end, error) => {
        metrics.scheduledJobEnded(end);
        if (end.outcome === "failed") logger.error({ err: error, job: end.name }, "a scheduled job failed");
      },
    },
    chores,
  );
  disposers.add("schedule", schedule.close);
  return schedule;
}
