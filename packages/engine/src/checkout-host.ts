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

/** What a run should buy, and for whom. Plain data: nothing here comes from the merchant. */
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
  /** Reads the total and orders nothing. */
  goal?: "quote";
  buyer: Buyer;
}

/** An order whose `buyer` is whom the goods are for, and whose request says nothing more about that. */
export interface AddressedOrder extends CheckoutOrder {
  /** Who pays, if the request sends the goods to somebody else or somewhere else. */
  payer?: Buyer;
}

/**
 * Known details of the buyer. Any part may be missing; the engine asks `shipping` for what the shop needs.
 */
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
  /** One short sentence for a person who is watching. */
  label: string;
  /** Details such as the chosen variant or the amounts read. Never a secret. */
  facts?: Readonly<Record<string, unknown>>;
}

/**
 * The engine's only interface to the outside. The server binds it to the database, a script to the terminal.
 * Every method may throw `RunStoppedError` once the run is cancelled, declined, expired or out of time.
 */
export interface CheckoutHost {
  /**
   * May resolve before the step is stored; `ask` and `beforeSubmit` resolve after all earlier reports are
   * stored.
   */
  report(step: Step): Promise<void>;
  /** Pauses the run until a person or the agent has answered. This time doesn't count as run time. */
  ask(question: Question, options?: AskOptions): Promise<AnswerValues>;
  /** Cookies and storage of an earlier sign-in at this registrable domain, or undefined. */
  loadSession(merchantDomain: string): Promise<StoredSession | undefined>;
  saveSession(merchantDomain: string, session: StoredSession): Promise<void>;
  /**
   * Durably records that the order is about to be submitted at this total. Resolves before the button is
   * pressed. `attempt` is 1, or 2 only if the first press provably sent nothing. After a refusal with a
   * message from the merchant, `card` is asked again and the next submission starts at attempt 1.
   */
  beforeSubmit(submission: { total: DisplayedMoney | undefined; attempt: number }): Promise<void>;
  /**
   * Stores a small picture of the goods, a JPEG in base64, for the person who is asked to pay. The run never
   * waits for it.
   */
  keepGoodsPicture?(jpeg: string): Promise<void>;
  /** Stores evidence of the run. Present only if evidence is kept; the run never waits for it. */
  keepEvidence?(batch: EvidenceBatch): Promise<void>;
  /** Aborted when the run must stop: cancel, decline, expiry, shutdown, deadline. */
  readonly signal: AbortSignal;
  /** Milliseconds of machine time left; time spent on open questions doesn't count. */
  remainingMs(): number;
}

/** The most a picture of the goods may have. One of 240 by 240 pixels has about 10 KB. */
export const goodsPictureBytes = 48 * 1024;

/** Part of a run's journal, and a page to replay its decisions on. Contains no secrets and no buyer data. */
export interface EvidenceBatch {
  steps: readonly EvidenceStep[];
  /** The file of a single reading. With more, a batch could exceed the message size limit. */
  reading?: string;
}

export interface AskOptions {
  /**
   * Withdraws the question once the answer becomes visible on its own: `ask` then resolves without values.
   */
  takenBack?: AbortSignal | undefined;
}

/** An answer that the server can't read, because it was sealed to the key sent with the question. */
export class SealedAnswer {
  readonly box: string;
  constructor(box: string) {
    this.box = box;
  }
}

/**
 * The host of a run in its own process, which can open what is sealed to it. Every `CheckoutHost` is also a
 * `RunHost`.
 */
export interface RunHost extends Omit<CheckoutHost, "ask"> {
  /** `answerKey`: X25519, base64url. Absent if nothing can be sealed. */
  ask(
    question: Question,
    options?: AskOptions & { answerKey?: string | undefined },
  ): Promise<AnswerValues | SealedAnswer>;
}

/** Opaque to the host: a Playwright storage state, limited to the merchant's registrable domain. */
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

/** The run was stopped from outside. */
export class RunStoppedError extends Error {
  override readonly name = "RunStoppedError";
}
