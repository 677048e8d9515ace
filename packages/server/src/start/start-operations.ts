import type { RunProcessStats } from "@cartwright/engine/server";
import { issueKey } from "../features/api-keys/issue-key.ts";
import type { ErasureDependencies } from "../features/erasure/erasure-dependencies.ts";
import {
  type ErasureReport,
  eraseProfile,
  eraseSubject,
  eraseTenant,
} from "../features/erasure/request-erasure.ts";
import {
  buildOperationsApp,
  buildProbesApp,
  type HealthDependencies,
} from "../features/operations/operations.routes.ts";
import type { ErasureRequest } from "../features/operations/operator-bodies.ts";
import { writeSignupState } from "../features/signup/signup-state.ts";
import { reportVaultKeys } from "../features/vault-keys/vault-keys.ts";
import { ping } from "../platform/database/ping.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import type { Schedule } from "../platform/schedule/run-schedule.ts";
import { listenAsOwn } from "./listen.ts";
import type { Platform } from "./platform.ts";

/** Operators never connect over the network: this listener is on loopback, wherever the API is. */
const loopback = "127.0.0.1";

export async function startOperations(
  platform: Platform,
  parts: {
    jobs: Jobs;
    schedule: Schedule;
    erasure: ErasureDependencies;
    browserStats: (() => RunProcessStats) | undefined;
  },
): Promise<{ operations: string; metrics?: string }> {
  const { config, database, clock, metrics, logger, disposers } = platform;
  const { browserStats } = parts;
  const health = {
    metrics,
    logger,
    readiness: {
      database: () => ping(database.db),
      jobs: parts.jobs.isRunning,
      browsers: browserStats && (() => describeBrowsers(browserStats())),
    },
  };
  const metricsUrl = await startProbes(platform, health);
  const app = buildOperationsApp({
    ...health,
    db: database.db,
    clock,
    token: config.secrets.operations,
    mintKey: (key) => issueKey({ db: database.db, clock }, key),
    setSignups: (state) => writeSignupState(database.db, state),
    runScheduledJob: parts.schedule.runNow,
    reportVaultKeys: () => reportVaultKeys({ db: database.db, keys: config.secrets.vaultKeys }),
    erase: (wanted) => eraseFor(parts.erasure, wanted),
  });
  const url = await listenAsOwn(platform, app, {
    host: loopback,
    port: config.operations.port,
    variable: "OPERATIONS_PORT",
  });
  disposers.add("operations listener", () => app.close());
  return { operations: url, ...(metricsUrl !== undefined && { metrics: metricsUrl }) };
}

/** Only if configured, because it is reachable from the private network. */
async function startProbes(platform: Platform, health: HealthDependencies): Promise<string | undefined> {
  const { internal, operations } = platform.config;
  if (operations.metricsPort === undefined) return undefined;
  const app = buildProbesApp(health);
  const url = await listenAsOwn(platform, app, {
    host: internal.host,
    port: operations.metricsPort,
    variable: "METRICS_PORT",
    hostVariable: "INTERNAL_HOST",
  });
  platform.disposers.add("metrics listener", () => app.close());
  return url;
}

function eraseFor(
  erasure: ErasureDependencies,
  wanted: ErasureRequest | { tenantId: string },
): Promise<ErasureReport | undefined> {
  const { tenantId } = wanted;
  if ("subject" in wanted) return eraseSubject(erasure, { tenantId, subject: wanted.subject });
  if ("buyerProfileId" in wanted)
    return eraseProfile(erasure, { tenantId, subject: undefined }, wanted.buyerProfileId);
  return eraseTenant(erasure, tenantId);
}

function describeBrowsers({ processIds, openRuns, canStart }: RunProcessStats) {
  return { processes: processIds.length, openRuns, canStart };
}
