import type {
  AnswerValues,
  DisplayedMoney,
  EvidenceStep,
  FailureCode,
  Money,
  Question,
  Quote,
  StepCode,
} from "@cartwright/contract";

/** What one run is to buy, and for whom. Plain data: nothing here comes from the merchant. */
export interface CheckoutOrder {
  /** Absolute http(s) URL, typically a product page. */
  url: string;
  /** Plain English: which variant, how many, how to ship. */
  request?: string;
  merchantContext?: string;
  /** Hostnames the run may navigate to beyond the target's registrable domain. */
  allowedDomains: readonly string[];
  /** ISO 3166-1 alpha-2; decides language, time zone and exit. */
  countryCode?: string;
  maxCost?: Money;
  /** Goes as far as the total, and orders nothing. */
  goal?: "quote";
  buyer: Buyer;
}

/** Whatever is known of the buyer. Each part may be missing; the engine asks `shipping` for what the shop needs. */
export interface Buyer {
  name?: { first?: string; last?: string };
  contact?: { email?: string; phone?: string };
  shipping?: {
    addressLines?: readonly string[];
    locality?: string;
    administrativeAreaCode?: string;
    postalCode?: string;
    countryCode?: string;
  };
}

export interface Step {
  code: StepCode;
  /** One short sentence for a person who watches. */
  label: string;
  /** Facts worth keeping: the chosen variant, the amounts read. Never a secret. */
  facts?: Readonly<Record<string, unknown>>;
}

/**
 * The engine's only way to the outside. The server binds it to the database, a script to the terminal.
 * Every method may throw `RunStoppedError` once the run is cancelled, declined, expired or out of time.
 */
export interface CheckoutHost {
  /** May resolve before the step is kept; `ask` and `beforeSubmit` resolve after all that was reported before them is. */
  report(step: Step): Promise<void>;
  /** Parks the run until a human or the agent has answered. The time spent here is not the run's. */
  ask(question: Question, options?: AskOptions): Promise<AnswerValues>;
  /** Cookies and storage of an earlier sign-in at this registrable domain, or undefined. */
  loadSession(merchantDomain: string): Promise<StoredSession | undefined>;
  saveSession(merchantDomain: string, session: StoredSession): Promise<void>;
  /**
   * Records, durably, that the order is about to be submitted at this total. Resolves before the press is made.
   * `attempt` is 1, and 2 only where it is proved that the first press sent nothing. After a refusal that the merchant
   * has worded, `card` is asked again and the next submission begins at attempt 1.
   */
  beforeSubmit(submission: { total: DisplayedMoney | undefined; attempt: number }): Promise<void>;
  /** Keeps what the run tells of itself. Present where evidence is kept; the run never waits for it. */
  keepEvidence?(batch: EvidenceBatch): Promise<void>;
  /** Aborted when the run must stop: cancel, decline, expiry, shut-down, deadline. */
  readonly signal: AbortSignal;
  /** Milliseconds of machine time that are left; the time of open questions does not count. */
  remainingMs(): number;
}

/** A part of a run's journal, and a page to play its decisions back on. Nothing in it is a secret or the buyer's. */
export interface EvidenceBatch {
  steps: readonly EvidenceStep[];
  /** The file of one. With more, a batch could be larger than a message. */
  reading?: string;
}

export interface AskOptions {
  /** Takes the question back once what it asks for shows by itself: `ask` resolves without values, and nobody is asked any more. */
  takenBack?: AbortSignal | undefined;
}

/** An answer that the server cannot read: it was sealed to the key that the question was asked with. */
export class SealedAnswer {
  readonly box: string;
  constructor(box: string) {
    this.box = box;
  }
}

/** The host of a run in a process of its own, which can open what is sealed to it. Every `CheckoutHost` is one. */
export interface RunHost extends Omit<CheckoutHost, "ask"> {
  /** `answerKey`: X25519, base64url. Absent where nothing can be sealed. */
  ask(
    question: Question,
    options?: AskOptions & { answerKey?: string | undefined },
  ): Promise<AnswerValues | SealedAnswer>;
}

/** Opaque to the host: what Playwright calls a storage state, limited to the merchant's registrable domain. */
export type StoredSession = Readonly<Record<string, unknown>>;

export type CheckoutOutcome =
  | { status: "quoted"; quote: Quote }
  | { status: "succeeded"; total: Money | null; merchantOrderId: string | null; evidenceUrl: string }
  | {
      status: "failed";
      reason: "max_cost_exceeded" | "automation_failed";
      code: FailureCode;
      message: string;
    };

/** The run was stopped from outside; whoever stopped it knows why. */
export class RunStoppedError extends Error {
  override readonly name = "RunStoppedError";
}
