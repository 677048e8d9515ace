import type {
  Buyer,
  CheckoutOrder,
  CheckoutOutcome,
  EvidenceBatch,
  RunHost,
  StoredSession,
  Watchable,
} from "@cartwright/engine/server";

/** The engine as the runs use it: opens a browser for the order and makes the purchase in it. */
export interface RunEngine<Browser = unknown> {
  openBrowser(order: CheckoutOrder, signal: AbortSignal): Promise<OpenedBrowser<Browser>>;
  runCheckout(order: CheckoutOrder, host: RunHost, browser: Browser): Promise<CheckoutOutcome>;
  /** Set if the run's process or browser died, so that another attempt may succeed. */
  lossOf(error: unknown): { isByPage: boolean } | undefined;
}

export interface OpenedBrowser<Browser> {
  browser: Browser;
  /** Absent if there is nothing to see. */
  view?: Watchable;
  /** Closes the run's browser immediately, whatever it is doing. */
  close(): Promise<void>;
}

/** Opens the evidence store for a run. */
export type OpenRunEvidence = (run: { checkoutId: string; view: Watchable | undefined }) => RunEvidence;

export interface RunEvidence {
  keep(batch: EvidenceBatch): void;
  /** Call before the end of the run is recorded, while there is still something to see. */
  close(options: { isPictured: boolean }): Promise<void>;
}

/** Returns what is currently known about the buyer. Undefined if the profile has been deleted. */
export type FindBuyer = (wanted: { tenantId: string; buyerProfileId: string }) => Promise<Buyer | undefined>;

/** Sign-ins of earlier runs. Absent if the vault is off. */
export interface RunSessions {
  load(owner: SessionOwner): Promise<StoredSession | undefined>;
  save(owner: SessionOwner, session: StoredSession, options: { isNewSignIn: boolean }): Promise<void>;
}

export interface SessionOwner {
  tenantId: string;
  buyerProfileId: string;
  merchantDomain: string;
}
