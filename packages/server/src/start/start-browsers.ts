import {
  type AgentModel,
  BrowserCrashedError,
  BrowserMissingError,
  BrowserPoolClosedError,
  type BrowserPoolEvent,
  type BrowserPoolStats,
  BrowserStartError,
  type CheckoutOrder,
  homeIn,
  type RunBrowser,
  runCheckout,
  startBrowserPool,
} from "@cartwright/engine";
import type { Config } from "../config/config.ts";
import type { RunEngine } from "../features/runs/run-engine.ts";
import { StartError } from "../platform/start-error.ts";
import type { Platform } from "./platform.ts";

/** The real engine: one warm Chromium and a guarded context in it for each run. */
export async function startBrowsers(
  platform: Platform,
): Promise<{ engine: RunEngine<RunBrowser>; stats(): BrowserPoolStats }> {
  const { config, disposers, logger, metrics } = platform;
  const pool = await startBrowserPool({
    chromiumPath: config.browser.chromiumPath,
    remoteCdpUrl: config.browser.remoteCdpUrl,
    proxyHost: config.browser.proxyHost,
    proxyListenHost: config.browser.proxyListenHost,
    searchPath: config.browser.searchPath,
    onEvent: (event) => logger.info(describeEvent(event), "browser"),
  }).catch((error: unknown) => explainMissing(error, config));
  disposers.add("browsers", pool.close);
  const model = await openModel(config);
  metrics.measure(
    "browser_processes",
    "Chromium processes that are up.",
    () => pool.stats().processIds.length,
  );
  metrics.measure("browser_runs", "Runs with a browser open.", () => pool.stats().openRuns);
  return {
    stats: pool.stats,
    engine: {
      openBrowser: async (order) => {
        const browser = await pool.open({
          targetUrl: order.url,
          allowedDomains: order.allowedDomains,
          privateHosts: privateHostsFor(order, config),
          ...atHome(order, config),
        });
        return { browser, view: browser.view, close: browser.close };
      },
      runCheckout: (order, host, browser) => runCheckout(order, host, browser, { model }),
      isBrowserLost: (error) =>
        error instanceof BrowserCrashedError ||
        error instanceof BrowserStartError ||
        error instanceof BrowserPoolClosedError,
    },
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

function describeEvent(event: BrowserPoolEvent): object {
  return event.type === "browser.start_failed" ? { type: event.type, err: event.error } : event;
}
