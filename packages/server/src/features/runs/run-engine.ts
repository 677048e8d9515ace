import type {
  Buyer,
  CheckoutOrder,
  CheckoutOutcome,
  EvidenceBatch,
  RunHost,
  StoredSession,
  Watchable,
} from "@cartwright/engine/server";

/** The engine as the runs use it: a browser for the order, and the purchase in it. */
export interface RunEngine<Browser = unknown> {
  openBrowser(order: CheckoutOrder, signal: AbortSignal): Promise<OpenedBrowser<Browser>>;
  runCheckout(order: CheckoutOrder, host: RunHost, browser: Browser): Promise<CheckoutOutcome>;
  /** Whether the run's own process or browser died, so that another may do better. */
  isBrowserLost(error: unknown): boolean;
}

export interface OpenedBrowser<Browser> {
  browser: Browser;
  /** Absent where there is nothing to see. */
  view?: Watchable;
  /** Tears the run's browser down at once, whatever happens in it. */
  close(): Promise<void>;
}

/** Where what a run tells of itself is kept. */
export type OpenRunEvidence = (run: { checkoutId: string; view: Watchable | undefined }) => RunEvidence;

export interface RunEvidence {
  keep(batch: EvidenceBatch): void;
  /** Before the end of the run is recorded, and while there is still something to see. */
  close(options: { isPictured: boolean }): Promise<void>;
}

/** What is known of the buyer now. Undefined where the profile is gone. */
export type FindBuyer = (wanted: { tenantId: string; buyerProfileId: string }) => Promise<Buyer | undefined>;

/** Sign-ins of earlier runs. Absent where the vault is off. */
export interface RunSessions {
  load(owner: SessionOwner): Promise<StoredSession | undefined>;
  save(owner: SessionOwner, session: StoredSession, options: { isNewSignIn: boolean }): Promise<void>;
}

export interface SessionOwner {
  tenantId: string;
  buyerProfileId: string;
  merchantDomain: string;
}
