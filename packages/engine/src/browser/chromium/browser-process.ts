import { userInfo } from "node:os";
import { type Browser, type CDPSession, chromium } from "playwright-core";
import { BrowserStartError } from "../browser-errors.ts";
import { type NavigationGuard, startNavigationGuard } from "../guards/navigation-guard.ts";
import { type BrowserFolder, createBrowserFolder } from "./browser-folder.ts";
import type { FoundChromium } from "./find-chromium.ts";
import { deadProxy, launchFlags } from "./launch-flags.ts";
import { killProcessTree } from "./process-tree.ts";
import { plainUserAgent, type UserAgent } from "./user-agent.ts";

/** One Chromium, guarded and ready for runs. */
export interface BrowserProcess {
  readonly browser: Browser;
  readonly guard: NavigationGuard;
  readonly userAgent: UserAgent;
  /** The session for queries about the browser itself (health, memory). */
  readonly session: CDPSession;
  /** Undefined for a remote browser. */
  readonly processId: number | undefined;
  /** Resolves once the browser is gone, for any reason. */
  readonly gone: Promise<void>;
  /** Ends the browser with all its helpers, by force if it takes longer, and removes its files. */
  close(timeLimitMs: number): Promise<void>;
}

const startTimeoutMs = 30_000;

/** Starts our own Chromium, controlled through a pipe: it exits by itself if its owner is killed. */
export async function launchBrowser(chromiumBuild: FoundChromium): Promise<BrowserProcess> {
  const folder = await createBrowserFolder();
  try {
    const browser = await launchIn(folder, chromiumBuild);
    const session = await browser.newBrowserCDPSession();
    const processId = await browserProcessId(session);
    await folder.recordBrowser(processId);
    return await describeProcess({ browser, session, processId, removeFiles: folder.remove });
  } catch (error) {
    await folder.remove();
    throw new BrowserStartError(startFailure(chromiumBuild.executablePath, error), { cause: error });
  }
}

/**
 * Uses a browser service. Its browser must reach our egress proxies over the network, and its host must block
 * any other way out; neither can be enforced here.
 */
export async function connectBrowser(remoteCdpUrl: string): Promise<BrowserProcess> {
  try {
    const browser = await chromium.connectOverCDP(remoteCdpUrl, { timeout: startTimeoutMs });
    const session = await browser.newBrowserCDPSession();
    return await describeProcess({
      browser,
      session,
      processId: undefined,
      removeFiles: async () => undefined,
    });
  } catch (error) {
    // The address may carry a token.
    throw new BrowserStartError("the remote browser cannot be reached", { cause: error });
  }
}

/**
 * Only a persistent profile lets us choose the folder; the runs do not use it, they get their own contexts.
 */
async function launchIn(
  folder: BrowserFolder,
  { executablePath, environment }: FoundChromium,
): Promise<Browser> {
  const profile = await chromium.launchPersistentContext(folder.profile, {
    executablePath,
    artifactsDir: folder.artifacts,
    args: [...launchFlags],
    proxy: deadProxy,
    // Chromium refuses to start its sandbox as root.
    chromiumSandbox: userInfo().uid !== 0,
    // A page that escapes the sandbox finds none of our secrets in its environment.
    env: { HOME: folder.profile, LANG: "C.UTF-8", PATH: "/usr/bin:/bin", ...environment },
    // The owner decides when its browsers end.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    timeout: startTimeoutMs,
  });
  const browser = profile.browser();
  if (browser === null) throw new Error("the driver gives no access to the browser");
  await Promise.all(profile.pages().map((page) => page.close()));
  return browser;
}

function startFailure(executablePath: string, error: unknown): string {
  if (!/no usable sandbox|sandbox_host|clone\(\)|namespace/i.test(String(error)))
    return `${executablePath} did not start`;
  return `${executablePath} did not start: its sandbox needs user namespaces, which this machine or container forbids`;
}

async function browserProcessId(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const browser = processInfo.find(({ type }) => type === "browser");
  if (browser === undefined) throw new Error("the browser does not tell its process id");
  return browser.id;
}

interface Started {
  readonly browser: Browser;
  readonly session: CDPSession;
  readonly processId: number | undefined;
  readonly removeFiles: () => Promise<void>;
}

async function describeProcess({
  browser,
  session,
  processId,
  removeFiles,
}: Started): Promise<BrowserProcess> {
  const { promise: gone, resolve: onGone } = Promise.withResolvers<void>();
  browser.once("disconnected", () => onGone());
  const kill = (): void => {
    if (processId !== undefined) killProcessTree(processId);
  };
  const guard = await startNavigationGuard(browser, { isShared: processId === undefined, onLost: kill });
  const { userAgent } = await session.send("Browser.getVersion");
  return {
    browser,
    session,
    processId,
    guard,
    userAgent: plainUserAgent(userAgent, browser.version()),
    gone,
    close: async (timeLimitMs) => {
      const timer = setTimeout(kill, timeLimitMs);
      // An error means that it was already gone.
      await browser.close().catch(() => undefined);
      clearTimeout(timer);
      kill();
      await removeFiles();
    },
  };
}
