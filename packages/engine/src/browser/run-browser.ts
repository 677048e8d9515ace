import { isIPv6 } from "node:net";
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { BrowserCrashedError } from "./browser-errors.ts";
import type { BrowserProcess } from "./browser-process.ts";
import { type EgressProxy, type EgressRefusal, startEgressProxy } from "./egress-proxy.ts";
import { guardPages } from "./guard-pages.ts";
import type { ForeignDocument, NavigationViolation } from "./navigation-guard.ts";
import { allowHost, isNavigationAllowed, navigationScope } from "./navigation-policy.ts";
import { type ExitTrouble, probeExit } from "./probe-exit.ts";
import type { ResolveName } from "./resolve-name.ts";
import { openRunView, type RunView } from "./screencast.ts";
import { showProxyCredentials } from "./show-proxy-credentials.ts";
import { applyUserAgent } from "./user-agent.ts";

export interface RunBrowserOptions {
  /** The product's address: its registrable domain is where the run may go. */
  readonly targetUrl: string;
  /** Hosts, with their subdomains, where it may go as well. */
  readonly allowedDomains?: readonly string[];
  /** See EgressPolicy. Give only what this very run needs. */
  readonly privateHosts?: readonly string[];
  readonly upstreamProxyUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly timezoneId?: string | undefined;
  readonly storageState?: BrowserContextOptions["storageState"];
  readonly ignoreHttpsErrors?: boolean;
  /** Told of the first document that was refused; later ones add nothing. */
  readonly onViolation?: (violation: NavigationViolation) => void;
}

/** The browser as one run sees it: a context of its own, a first page, and what the guards have to say. */
export interface RunBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Aborts, with a BrowserCrashedError as its reason, when the browser or a page of the run has died. */
  readonly lost: AbortSignal;
  /** What viewers may see of it. */
  readonly view: RunView;
  /** Widens where the run may go, for hosts that code has vouched for (a platform's own checkout). */
  allowHost(host: string): void;
  /** Who decides about documents outside of where the run may go, while they wait; nobody is let in without. */
  onForeignDocument(admit: ((document: ForeignDocument) => Promise<boolean>) | undefined): void;
  /** What is wrong with the exit of the run; undefined where there is none, or where it does its work. */
  findExitTrouble(): Promise<ExitTrouble | undefined>;
  /** Whether the guard would let a document come from there. */
  mayVisit(address: string): boolean;
  violations(): readonly NavigationViolation[];
  refusals(): readonly EgressRefusal[];
  close(): Promise<void>;
}

export interface OpenRunOptions {
  readonly resolveName?: ResolveName | undefined;
  /** The name under which a remote browser reaches this machine. */
  readonly proxyHost?: string | undefined;
  /** The address of this machine on which the proxies listen for it; `proxyHost` unless told otherwise. */
  readonly proxyListenHost?: string | undefined;
}

const maxPages = 10;
const defaultLocale = "en-US";

/** Opens a context with its own proxy in a running browser, both guards in place before the page is handed out. */
export async function openRunBrowser(
  process: BrowserProcess,
  options: RunBrowserOptions,
  { resolveName, proxyHost = "127.0.0.1", proxyListenHost = proxyHost }: OpenRunOptions,
): Promise<RunBrowser> {
  const proxy = await startEgressProxy({
    policy: { privateHosts: options.privateHosts ?? [] },
    upstreamProxyUrl: options.upstreamProxyUrl,
    resolveName,
    listenHost: proxyListenHost,
  });
  const proxyOrigin = `http://${isIPv6(proxyHost) ? `[${proxyHost}]` : proxyHost}:${proxy.port}`;
  let context: BrowserContext | undefined;
  try {
    context = await process.browser.newContext(contextOptions(options, process.userAgent.text, proxyOrigin));
    return await guardRun({ process, context, proxy, proxyOrigin, options });
  } catch (error) {
    await Promise.allSettled([context?.close(), proxy.close()]);
    throw error;
  }
}

function contextOptions(
  options: RunBrowserOptions,
  userAgent: string,
  proxyUrl: string,
): BrowserContextOptions {
  const { locale = defaultLocale, timezoneId, storageState, ignoreHttpsErrors = false } = options;
  return {
    proxy: { server: proxyUrl, bypass: "<-loopback>" },
    userAgent,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: "block",
    acceptDownloads: false,
    ignoreHTTPSErrors: ignoreHttpsErrors,
    locale,
    ...(timezoneId !== undefined && { timezoneId }),
    ...(storageState !== undefined && { storageState }),
  };
}

interface Opened {
  readonly process: BrowserProcess;
  readonly context: BrowserContext;
  readonly proxy: EgressProxy;
  readonly proxyOrigin: string;
  readonly options: RunBrowserOptions;
}

async function guardRun({ process, context, proxy, proxyOrigin, options }: Opened): Promise<RunBrowser> {
  const violations: NavigationViolation[] = [];
  let admit: ((document: ForeignDocument) => Promise<boolean>) | undefined;
  let scope = navigationScope(options.targetUrl, options.allowedDomains ?? []);
  const run = {
    scope: () => scope,
    admit: async (document: ForeignDocument) => admit?.(document) ?? false,
    onViolation: (violation: NavigationViolation) => {
      violations.push(violation);
      if (violations.length === 1) options.onViolation?.(violation);
    },
  };
  const losing = new AbortController();
  const lose = (what: string): void => losing.abort(new BrowserCrashedError(`${what} died during the run`));
  void process.gone.then(() => lose("the browser"));
  guardPages(context, run, { maxPages, onPageCrashed: () => lose("the page") });
  const prepare = (session: CDPSession): Promise<unknown> =>
    Promise.all([
      applyUserAgent(session, process.userAgent, options.locale ?? defaultLocale),
      // A page drawn ahead is a second tab that the guards would have to follow.
      session.send("Page.setPrerenderingAllowed", { isAllowed: false }),
    ]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [contextId] = await Promise.all([
    browserContextId(session),
    prepare(session),
    showProxyCredentials(session, { origin: proxyOrigin, credentials: proxy.credentials }),
  ]);
  // A pop-up may be closed again before it is prepared.
  context.on(
    "page",
    (popup) =>
      void context
        .newCDPSession(popup)
        .then(prepare)
        .catch(() => undefined),
  );
  process.guard.protect(contextId, run);
  const view = openRunView(context);
  return {
    context,
    page,
    lost: losing.signal,
    view,
    allowHost: (host) => {
      scope = allowHost(scope, host);
    },
    onForeignDocument: (decide) => {
      admit = decide;
    },
    findExitTrouble: async () =>
      options.upstreamProxyUrl === undefined
        ? undefined
        : probeExit(options.upstreamProxyUrl, withPort(new URL(options.targetUrl))),
    mayVisit: (address) => isNavigationAllowed(scope, address),
    violations: () => [...violations],
    refusals: () => proxy.refusals(),
    close: async () => {
      view.close();
      // The context may have gone with its browser; the proxy goes in any case.
      await Promise.allSettled([context.close(), proxy.close()]);
      process.guard.release(contextId);
    },
  };
}

function withPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

async function browserContextId(session: CDPSession): Promise<string> {
  const { targetInfo } = await session.send("Target.getTargetInfo");
  if (targetInfo.browserContextId === undefined) throw new Error("the browser does not tell contexts apart");
  return targetInfo.browserContextId;
}
