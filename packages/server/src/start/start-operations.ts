import type { RunProcessStats } from "@cartwright/engine/server";
import { issueKey } from "../features/api-keys/issue-key.ts";
import { buildOperationsApp } from "../features/operations/operations.routes.ts";
import { writeSignupState } from "../features/signup/signup-state.ts";
import { ping } from "../platform/database/ping.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import type { Schedule } from "../platform/schedule/run-schedule.ts";
import { listenAsOwn } from "./listen.ts";
import type { Platform } from "./platform.ts";

/** The operator never comes over the network: this listener is on the loopback, wherever the API is. */
const loopback = "127.0.0.1";

export async function startOperations(
  platform: Platform,
  parts: { jobs: Jobs; schedule: Schedule; browserStats: (() => RunProcessStats) | undefined },
): Promise<string> {
  const { config, database, clock, metrics, logger, disposers } = platform;
  const { browserStats } = parts;
  const app = buildOperationsApp({
    db: database.db,
    clock,
    metrics,
    token: config.secrets.operations,
    logger,
    readiness: {
      database: () => ping(database.db),
      jobs: parts.jobs.isRunning,
      browsers: browserStats && (() => describeBrowsers(browserStats())),
    },
    mintKey: (key) => issueKey({ db: database.db, clock }, key),
    setSignups: (state) => writeSignupState(database.db, state),
    runScheduledJob: parts.schedule.runNow,
  });
  const url = await listenAsOwn(platform, app, {
    host: loopback,
    port: config.operations.port,
    variable: "OPERATIONS_PORT",
  });
  disposers.add("operations listener", () => app.close());
  return url;
}

function describeBrowsers({ processIds, openRuns }: RunProcessStats): {
  processes: number;
  openRuns: number;
} {
  return { processes: processIds.length, openRuns };
}
