import { isIPv6 } from "node:net";
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { BrowserCrashedError, PageCrashedError } from "./browser-errors.ts";
import type { BrowserProcess } from "./chromium/browser-process.ts";
import { applyUserAgent } from "./chromium/user-agent.ts";
import { guardPages } from "./guards/guard-pages.ts";
import type {
  ForeignDocument,
  FramedDocument,
  GuardedRun,
  NavigationViolation,
  OwnDocument,
} from "./guards/navigation-guard.ts";
import { allowHost, isNavigationAllowed, navigationScope } from "./guards/navigation-policy.ts";
import { openClosedRoots } from "./guards/open-closed-roots.ts";
import { type EgressProxy, type EgressWay, startEgressProxy } from "./network/egress-proxy.ts";
import { freshConnections } from "./network/fresh-connections.ts";
import { probeExit } from "./network/probe-exit.ts";
import { showProxyCredentials } from "./network/show-proxy-credentials.ts";
import type { ContextSettings, OpenRunOptions, RunBrowser, RunBrowserOptions } from "./run-browser.ts";
import { openRunView } from "./screencast/screencast.ts";
import { skipScriptAnimations, skipStyleAnimations } from "./skip-animations.ts";

/** A context with its proxy and its page, for a run not known yet. Until it begins, it can reach nothing. */
export interface BlankRun {
  /** May be called once. Context settings stay as they were when it was opened. */
  begin(options: Omit<RunBrowserOptions, keyof ContextSettings>): RunBrowser;
  close(): Promise<void>;
}

const maxPages = 10;
const defaultLocale = "en-US";

/** Opens a context with its own proxy in a running browser. Returns once both guards are in place. */
export async function openRunBrowser(
  process: BrowserProcess,
  options: RunBrowserOptions,
  at: OpenRunOptions,
): Promise<RunBrowser> {
  return (await openBlankRun(process, options, at)).begin(options);
}

export async function openBlankRun(
  process: BrowserProcess,
  settings: ContextSettings,
  { resolveName, proxyHost = "127.0.0.1", proxyListenHost = proxyHost }: OpenRunOptions,
): Promise<BlankRun> {
  let way: EgressWay = { policy: { privateHosts: [] } };
  const proxy = await startEgressProxy({ way: () => way, resolveName, listenHost: proxyListenHost });
  const origin = `http://${isIPv6(proxyHost) ? `[${proxyHost}]` : proxyHost}:${proxy.port}`;
  let context: BrowserContext | undefined;
  const close = async (): Promise<void> => {
    // The context may be gone with its browser; the proxy is closed in any case.
    await Promise.allSettled([context?.close(), proxy.close()]);
  };
  try {
    context = await process.browser.newContext(contextOptions(settings, process.userAgent.text, origin));
    const guards = guardContext(process, context);
    const locale = settings.locale ?? defaultLocale;
    const { page, contextId } = await openPage(process, context, { locale, proxy, origin });
    process.guard.protect(contextId, guards.run);
    const blank = { context, page, proxy, guards };
    const release = () => close().finally(() => process.guard.release(contextId));
    return {
      begin: (options) => {
        const { privateHosts = [], upstreamProxyUrl } = options;
        way = { policy: { privateHosts }, upstreamProxyUrl };
        return beginRun(blank, options, release);
      },
      close: release,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function contextOptions(
  { locale = defaultLocale, timezoneId, storageState, ignoreHttpsErrors = false }: ContextSettings,
  userAgent: string,
  proxyUrl: string,
): BrowserContextOptions {
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

/**
 * The state the guards of a context share: where its documents may come from, and whether its browser lives.
 */
interface Guards {
  readonly run: GuardedRun;
  readonly lost: AbortSignal;
  readonly violations: readonly NavigationViolation[];
  /** A new context may visit nothing. */
  scope: ReturnType<typeof navigationScope>;
  admit: ((document: ForeignDocument) => Promise<boolean>) | undefined;
  maySend: ((document: OwnDocument) => boolean) | undefined;
  maySendInFrame: ((document: FramedDocument) => boolean) | undefined;
  onViolation: RunBrowserOptions["onViolation"];
}

function guardContext(process: BrowserProcess, context: BrowserContext): Guards {
  const violations: NavigationViolation[] = [];
  const losing = new AbortController();
  const lose = (error: BrowserCrashedError): void => losing.abort(error);
  const guards: Guards = {
    run: {
      scope: () => guards.scope,
      admit: async (document) => guards.admit?.(document) ?? false,
      maySend: (document) => guards.maySend?.(document) ?? true,
      maySendInFrame: (document) => guards.maySendInFrame?.(document) ?? true,
      onViolation: (violation) => {
        violations.push(violation);
        if (violations.length === 1) guards.onViolation?.(violation);
      },
    },
    lost: losing.signal,
    violations,
    scope: navigationScope("", []),
    admit: undefined,
    maySend: undefined,
    maySendInFrame: undefined,
    onViolation: undefined,
  };
  void process.gone.then(() => lose(new BrowserCrashedError("the browser died during the run")));
  guardPages(context, guards.run, {
    maxPages,
    onPageCrashed: () => lose(new PageCrashedError("the page died during the run")),
  });
  return guards;
}

async function openPage(
  process: BrowserProcess,
  context: BrowserContext,
  { locale, proxy, origin }: { locale: string; proxy: EgressProxy; origin: string },
): Promise<{ page: Page; contextId: string }> {
  const prepare = (session: CDPSession): Promise<unknown> =>
    Promise.all([
      applyUserAgent(session, process.userAgent, locale),
      // A prerendered page would be a second tab that the guards would have to follow.
      session.send("Page.setPrerenderingAllowed", { isAllowed: false }),
      skipStyleAnimations(session),
    ]);
  await Promise.all([context.addInitScript(openClosedRoots), skipScriptAnimations(context)]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [contextId] = await Promise.all([
    browserContextId(session),
    prepare(session),
    showProxyCredentials(session, { origin, credentials: proxy.credentials }),
  ]);
  // A pop-up may have closed before it is prepared.
  context.on(
    "page",
    (popup) =>
      void context
        .newCDPSession(popup)
        .then(prepare)
        .catch(() => undefined),
  );
  return { page, contextId };
}

interface Blank {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly proxy: EgressProxy;
  readonly guards: Guards;
}

function beginRun(
  { context, page, proxy, guards }: Blank,
  { targetUrl, allowedDomains = [], upstreamProxyUrl, onViolation }: RunBrowserOptions,
  close: () => Promise<void>,
): RunBrowser {
  guards.scope = navigationScope(targetUrl, allowedDomains);
  guards.onViolation = onViolation;
  const view = openRunView(context);
  const held = new Set<Promise<boolean>>();
  const fresh = freshConnections(context, proxy);
  return {
    context,
    page,
    lost: guards.lost,
    view,
    allowHost: (host) => {
      guards.scope = allowHost(guards.scope, host);
    },
    onForeignDocument: (decide) => {
      guards.admit =
        decide &&
        ((document) => {
          const decided = decide(document).finally(() => held.delete(decided));
          held.add(decided);
          return decided;
        });
    },
    untilAdmitted: async () => {
      if (held.size === 0) return false;
      await Promise.allSettled(held);
      return true;
    },
    onOwnDocument: (decide) => {
      const former = guards.maySend;
      guards.maySend = decide;
      return () => {
        guards.maySend = former;
      };
    },
    onFrameDocument: (decide) => {
      guards.maySendInFrame = decide;
    },
    sendOnFreshConnections: fresh.begin,
    findExitTrouble: async () =>
      upstreamProxyUrl === undefined ? undefined : probeExit(upstreamProxyUrl, withPort(new URL(targetUrl))),
    mayVisit: (address) => isNavigationAllowed(guards.scope, address),
    violations: () => [...guards.violations],
    refusals: () => proxy.refusals(),
    close: async () => {
      fresh.end();
      view.close();
      await close();
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
