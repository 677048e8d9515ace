import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type {
  ForeignDocument,
  FramedDocument,
  NavigationViolation,
  OwnDocument,
} from "./guards/navigation-guard.ts";
import type { EgressRefusal } from "./network/egress-proxy.ts";
import type { DroppedTunnels } from "./network/kept-tunnels.ts";
import type { ExitTrouble } from "./network/probe-exit.ts";
import type { ResolveName } from "./network/resolve-name.ts";
import type { RunView } from "./screencast/screencast.ts";

/** The settings the context is created with. */
export interface ContextSettings {
  readonly locale?: string | undefined;
  readonly timezoneId?: string | undefined;
  readonly storageState?: BrowserContextOptions["storageState"];
  readonly ignoreHttpsErrors?: boolean;
}

export interface RunBrowserOptions extends ContextSettings {
  /** The product's address. The run may visit its registrable domain. */
  readonly targetUrl: string;
  /** Other hosts, with their subdomains, that the run may visit. */
  readonly allowedDomains?: readonly string[];
  /** See EgressPolicy. Give only what this run needs. */
  readonly privateHosts?: readonly string[];
  readonly upstreamProxyUrl?: string | undefined;
  /** Called for the first document that was refused; not for later ones. */
  readonly onViolation?: (violation: NavigationViolation) => void;
}

/** The browser as one run sees it: its own context, a first page, and what the guards report. */
export interface RunBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Aborts with a BrowserCrashedError as its reason when the browser or a page of the run has died. */
  readonly lost: AbortSignal;
  /** What viewers may see of the run. */
  readonly view: RunView;
  /** Lets the run visit another host, for hosts that code has vouched for (a platform's own checkout). */
  allowHost(host: string): void;
  /**
   * Sets who decides about documents outside the run's scope. They wait for it; without it all are refused.
   */
  onForeignDocument(admit: ((document: ForeignDocument) => Promise<boolean>) | undefined): void;
  /** Waits while such a document waits to be decided about. Returns true if one did. */
  untilAdmitted(): Promise<boolean>;
  /**
   * Sets the callback that decides whether a document within the run's scope may be requested as sent.
   * Without one, all are. Returns a function that puts the former callback back.
   */
  onOwnDocument(maySend: ((document: OwnDocument) => boolean) | undefined): () => void;
  /** Sets the callback that decides about documents of frames. Without one, all are requested. */
  onFrameDocument(maySend: (document: FramedDocument) => boolean): void;
  /**
   * Makes the browser open new connections for what it sends in the next seconds. It sends a request again by itself,
   * an order too, if a connection that it has used before ends without an answer. Connections in use stay; "quiet":
   * those that were used just now as well. If one that is used nevertheless ends without an answer, it seems to go on.
   */
  sendOnFreshConnections(instead: DroppedTunnels): void;
  /** What is wrong with the run's exit; undefined if it has none or it works. */
  findExitTrouble(): Promise<ExitTrouble | undefined>;
  /** Whether the guard would admit a document from this address. */
  mayVisit(address: string): boolean;
  violations(): readonly NavigationViolation[];
  refusals(): readonly EgressRefusal[];
  close(): Promise<void>;
}

export interface OpenRunOptions {
  readonly resolveName?: ResolveName | undefined;
  /** The name under which a remote browser reaches this machine. */
  readonly proxyHost?: string | undefined;
  /** The address of this machine on which the proxies listen for it. Default: `proxyHost`. */
  readonly proxyListenHost?: string | undefined;
}
