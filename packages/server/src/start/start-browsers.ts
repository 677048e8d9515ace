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

/** The real engine: a process with a browser of its own for each run, so that no page is read in this one. */
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
    isBrowserLost: (error) => error instanceof RunProcessLostError,
  };
}

/** Abroad the browser is at home: it leaves by the country's exit, where there is one, and speaks its language. */
function atHome({ countryCode }: CheckoutOrder, { runs }: Config) {
  if (countryCode === undefined) return {};
  return { ...homeIn(countryCode), upstreamProxyUrl: runs.egressExits[countryCode]?.reveal() };
}

/**
 * Only a purchase at a merchant of the sandbox reaches this machine: ours at the sandbox's own port, where its payment
 * frames are too, and the further ones that the operator has named, wherever they listen.
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

/** Its library is read only where a model is configured. */
async function openModel({ agentModel }: Config): Promise<AgentModel | undefined> {
  if (!agentModel) return undefined;
  const { openAgentModel } = await import("@cartwright/engine/agent-model");
  const { model, apiKey, baseUrl } = agentModel;
  return openAgentModel({ model, baseUrl, apiKey: apiKey?.reveal() });
}

/** The engine knows no settings: which of them chose the browser is told here. */
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
