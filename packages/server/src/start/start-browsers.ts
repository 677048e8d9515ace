import {
  type AgentModel,
  BrowserMissingError,
  BrowserStartError,
  type CheckoutOrder,
  homeIn,
  type OpenedRun,
  type RunProcessEvent,
  RunProcessLostError,
  type RunProcessPool,
  type RunProcessStats,
  startRunProcessPool,
} from "@cartwright/engine/server";
import type { Config } from "../config/config.ts";
import type { RunEngine } from "../features/runs/run-engine.ts";
import { StartError } from "../platform/start-error.ts";
import type { Platform } from "./platform.ts";

/** The real engine: each run has its own process with a browser, so that this process never reads a page. */
export async function startBrowsers(
  platform: Platform,
): Promise<{ engine: RunEngine<OpenedRun>; stats(): RunProcessStats }> {
  const { config, disposers, logger, metrics } = platform;
  const pool = await startRunProcessPool({
    ...config.browser,
    onEvent: (event) => {
      metrics.runProcessEvent(event);
      logger.info(describeEvent(event), "run process");
    },
  }).catch((error: unknown) => explainMissing(error, config));
  disposers.add("browsers", pool.close);
  const model = await openModel(config);
  metrics.measure(
    "browser_processes",
    "Processes with a browser, of runs and for the next one.",
    () => pool.stats().processIds.length,
  );
  metrics.measure("browser_runs", "Runs with a browser open.", () => pool.stats().openRuns);
  return { stats: pool.stats, engine: createEngine(pool, { config, model }) };
}

function createEngine(
  pool: RunProcessPool,
  { config, model }: { config: Config; model: AgentModel | undefined },
): RunEngine<OpenedRun> {
  return {
    openBrowser: async (order) => {
      const run = await pool.open({
        targetUrl: order.url,
        allowedDomains: order.allowedDomains,
        privateHosts: privateHostsFor(order, config),
        ...atHome(order, config),
      });
      return { browser: run, view: run.view, close: run.close };
    },
    runCheckout: (order, host, run) => run.run(order, host, model),
    lossOf: (error) => (error instanceof RunProcessLostError ? error : undefined),
  };
}

/** Matches the browser to the country: it uses the country's exit, if there is one, and its language. */
function atHome({ countryCode }: CheckoutOrder, { runs }: Config) {
  if (countryCode === undefined) return {};
  return { ...homeIn(countryCode), upstreamProxyUrl: runs.egressExits[countryCode]?.reveal() };
}

/**
 * Only purchases at sandbox merchants may reach this machine: our own at the sandbox's port, which also
 * serves their payment frames, and those the operator has added, on any port.
 */
export function privateHostsFor(
  order: Pick<CheckoutOrder, "url">,
  { sandbox }: Pick<Config, "sandbox">,
): string[] {
  const hostname = new URL(order.url).hostname.replace(/^www\./, "");
  const isOneOf = (merchants: readonly string[]): boolean =>
    merchants.some((merchant) => hostname === merchant || hostname.endsWith(`.${merchant}`));
  if (isOneOf(sandbox.extraMerchants)) return [...sandbox.extraMerchants];
  return isOneOf(sandbox.merchants) ? [`localhost:${sandbox.port}`] : [];
}

/** The library is only loaded if a model is configured. */
async function openModel({ agentModel }: Config): Promise<AgentModel | undefined> {
  if (!agentModel) return undefined;
  const { openAgentModel } = await import("@cartwright/engine/agent-model");
  const { model, apiKey, baseUrl } = agentModel;
  return openAgentModel({ model, baseUrl, apiKey: apiKey?.reveal() });
}

/** The engine doesn't know the settings, so the one that selected the browser is named here. */
function explainMissing(cause: unknown, { browser }: Config): never {
  if (!(cause instanceof BrowserMissingError || cause instanceof BrowserStartError)) throw cause;
  const chosen = Object.entries({
    BROWSER_CDP_URL: browser.remoteCdpUrl,
    CHROMIUM_PATH: browser.chromiumPath,
  }).find(([, value]) => value !== undefined);
  throw new StartError(chosen ? `${chosen[0]}: ${cause.message}` : cause.message, { cause });
}

function describeEvent(event: RunProcessEvent): object {
  return event.type === "run_process.start_failed" ? { type: event.type, err: event.error } : event;
}
