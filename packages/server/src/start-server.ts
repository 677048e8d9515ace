import { isIPv6 } from "node:net";
import type { Config } from "./config/config.ts";
import { tellBuyerJob } from "./features/answer-links/tell-buyer.jobs.ts";
import { tellMembersJob } from "./features/answer-links/tell-members.jobs.ts";
import { withdrawSandboxFacts } from "./features/billing/withdraw-sandbox-facts.ts";
import { createLiveRuns } from "./features/live-view/live-runs.ts";
import { runCheckoutJob } from "./features/runs/run-checkout.jobs.ts";
import { deliveryJobs } from "./features/webhooks/delivery.ts";
import { type Jobs, openJobs } from "./platform/jobs/open-jobs.ts";
import { measureService } from "./start/measure-service.ts";
import { openMadeCards } from "./start/open-card-source.ts";
import type { Overrides } from "./start/overrides.ts";
import { openPlatform, type Platform } from "./start/platform.ts";
import { scheduleChores } from "./start/schedule-chores.ts";
import { sendMails, serveAnswerPage } from "./start/serve-answer-page.ts";
import { startApi } from "./start/start-api.ts";
import { startBrowsers } from "./start/start-browsers.ts";
import { startDashboard } from "./start/start-dashboard.ts";
import { startPictures } from "./start/start-live-view.ts";
import { startOperations } from "./start/start-operations.ts";
import { startWebhooks } from "./start/start-webhooks.ts";
import { startWorkers } from "./start/start-workers.ts";
import { wireBilling } from "./start/wire-billing.ts";
import { wireCheckouts } from "./start/wire-checkouts.ts";
import { wireErasure } from "./start/wire-erasure.ts";

export interface Server {
  /** The address of each listener, by name. */
  readonly urls: Readonly<Record<string, string>>;
  /** Stops taking work, gives runs their grace period, hands them over, and closes everything. */
  close(): Promise<void>;
}

/**
 * Starts the parts that the roles require. If one fails to start, everything opened before is closed again.
 */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const platform = await openPlatform(config, overrides);
  const { disposers } = platform;
  try {
    const urls = await startParts(platform, overrides);
    return { urls, close: disposers.close };
  } catch (error) {
    await disposers.close().catch(platform.onError);
    throw error;
  }
}

async function startParts(platform: Platform, overrides: Overrides): Promise<Record<string, string>> {
  const { roles, api, dashboard, answer } = platform.config;
  let apiUrl = api.baseUrl ?? originOf(api.host, api.port);
  const dashboardListener = roles.has("dashboard") ? await startDashboard(platform, () => apiUrl) : undefined;
  const dashboardUrl = dashboard.url ?? dashboardListener ?? originOf(api.host, dashboard.port);
  const answerUrl = answer.url ?? originOf(api.host, answer.port);
  const jobs = await startJobs(platform, overrides.watchMs);
  const wiring = await wireCheckouts(platform, jobs, answerUrl);
  measureService(platform, jobs);
  const billing = wireBilling(platform, dashboardUrl);
  if (platform.config.publicSetting !== undefined) await withdrawSandboxFacts(billing);
  const erasure = wireErasure(platform, wiring.checkouts);
  const cards = openMadeCards(platform);
  const schedule = scheduleChores(platform, wiring, { billing, erasure, cards });
  const browsers = roles.has("worker") && !overrides.engine ? await startBrowsers(platform) : undefined;
  const engine = overrides.engine ?? browsers?.engine;
  const liveRuns = createLiveRuns();
  // Added a second time, so that jobs close before anything that running ones still need.
  closeJobs(platform, jobs);

  if (engine !== undefined && roles.has("worker")) {
    await startPictures(platform, liveRuns);
    await startWorkers(platform, jobs, { wiring, engine, liveRuns, cards });
    await startWebhooks(platform, jobs, { erasure, dashboardUrl });
    await sendMails(platform, jobs, { answerUrl, dashboardUrl });
    schedule.start();
  }
  const apiListener = roles.has("api")
    ? await startApi(platform, wiring, { jobs, liveRuns, billing, erasure, dashboardUrl, answerUrl })
    : undefined;
  if (apiListener !== undefined) await serveAnswerPage(platform, wiring);
  apiUrl = api.baseUrl ?? apiListener ?? apiUrl;
  return {
    ...(dashboardListener && { dashboard: dashboardListener }),
    ...(apiListener && { api: apiListener }),
    ...(await startOperations(platform, {
      jobs,
      schedule,
      erasure,
      browserStats: browsers?.stats,
    })),
  };
}

function originOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

async function startJobs(platform: Platform, watchMs: number | undefined): Promise<Jobs> {
  const { database, logger } = platform;
  const jobs = await openJobs({
    database,
    definitions: [runCheckoutJob, tellBuyerJob, tellMembersJob, ...deliveryJobs],
    onError: (error, job, jobId) => logger.error({ err: error, job, jobId }, "a job failed"),
    onEnd: platform.metrics.jobEnded,
    ...(watchMs !== undefined && { watchMs }),
  });
  closeJobs(platform, jobs);
  return jobs;
}

/** How long a job may take after its grace period to stop and record its end. */
const handOverMs = 2_000;

function closeJobs({ config, disposers }: Platform, jobs: Jobs): void {
  const graceMs = config.shutdownGraceMs;
  disposers.add("jobs", () => jobs.close({ graceMs }), graceMs + handOverMs);
}
