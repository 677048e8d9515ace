import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { EgressRefusal } from "./egress-proxy.ts";
import type { ForeignDocument, NavigationViolation, SentDocument } from "./navigation-guard.ts";
import type { ExitTrouble } from "./probe-exit.ts";
import type { ResolveName } from "./resolve-name.ts";
import type { RunView } from "./screencast.ts";

/** What its context is made with. */
export interface ContextSettings {
  readonly locale?: string | undefined;
  readonly timezoneId?: string | undefined;
  readonly storageState?: BrowserContextOptions["storageState"];
  readonly ignoreHttpsErrors?: boolean;
}

export interface RunBrowserOptions extends ContextSettings {
  /** The product's address: its registrable domain is where the run may go. */
  readonly targetUrl: string;
  /** Hosts, with their subdomains, where it may go as well. */
  readonly allowedDomains?: readonly string[];
  /** See EgressPolicy. Give only what this very run needs. */
  readonly privateHosts?: readonly string[];
  readonly upstreamProxyUrl?: string | undefined;
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
  /** Who decides whether a document of where the run may go is asked for as it is sent; all are without. */
  onOwnDocument(maySend: ((document: SentDocument) => boolean) | undefined): void;
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
