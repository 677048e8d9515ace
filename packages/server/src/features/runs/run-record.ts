import type {
  CheckoutGoal,
  CheckoutStatus,
  Constraints,
  DisplayedMoney,
  JsonObject,
  Question,
  Quote,
  Receipt,
  ResponseSchema,
  Target,
} from "@cartwright/contract";

/** One drive of a run. A write with a claim does nothing once another worker holds the run. */
export interface Claim {
  checkoutId: string;
  claimId: string;
}

export interface ClaimedRun extends Claim {
  tenantId: string;
  target: Target;
  constraints: Constraints;
  goal: CheckoutGoal;
  buyerProfileId: string | undefined;
  /** 1 for the first drive. A drive whose worker died isn't counted when the run is driven again. */
  drive: number;
  /** How many workers died while they held the run. */
  workerDeaths: number;
  /** How many of its processes a page has ended. */
  pageLosses: number;
  /** Whether an earlier drive committed the submit point, so that an order may exist. */
  isSubmitting: boolean;
  /** Records of earlier drives, oldest first. */
  steps: readonly { label: string; data: JsonObject }[];
  actions: readonly RunAction[];
}

export interface RunAction {
  id: string;
  key: string;
  message: string;
  status: "pending" | "submitted" | "declined" | "expired";
  response_schema: ResponseSchema;
  detected_total: DisplayedMoney | null;
  /** The kept copy of the answer, without secrets. */
  submitted_values: JsonObject | null;
  expires_at: Date;
}

/** A run that wants to use its buyer's sign-in at a merchant. */
export interface SignInUser extends Claim {
  tenantId: string;
  buyerProfileId: string;
  merchantDomain: string;
}

interface RunState {
  checkoutId: string;
  claimId: string | null;
  status: CheckoutStatus;
  /** Whether the submit point is committed. */
  isSubmitting: boolean;
}

export type RunEnding =
  | { status: "succeeded"; receipt: Receipt }
  | { status: "succeeded"; quote: Quote }
  | { status: "failed"; reason: "max_cost_exceeded" | "automation_failed"; code: string; message: string }
  | { status: "cancelled" };

/** How many processes a run has lost, and how many of these to pages. */
export interface ProcessLosses {
  inAll: number;
  byPages: number;
}

/** What runs need from checkouts. Only the checkouts feature changes a status. */
export interface RunRecord {
  /** Takes over the run from any previous holder. Undefined if the checkout has ended. */
  claim(checkoutId: string, workerId: string): Promise<ClaimedRun | undefined>;
  /** Gives the run up in an orderly way, to be driven again. */
  handBack(claim: Claim): Promise<void>;
  /** The same for a drive that broke off, which counts as a drive. */
  breakOff(claim: Claim): Promise<void>;
  /**
   * Records that the run's process died. Returns how many have so far; undefined if another worker holds the
   * run.
   */
  countProcessLoss(claim: Claim, loss: { isByPage: boolean }): Promise<ProcessLosses | undefined>;
  browserIsUp(claim: Claim): Promise<void>;
  /** False if the claim no longer holds the run. */
  recordStep(claim: Claim, step: { code: string; label: string; facts: JsonObject }): Promise<boolean>;
  /** Replaces a question that an earlier drive left open. Undefined if nothing may be asked any more. */
  raiseAction(
    claim: Claim,
    question: Question,
    answerKey: string | undefined,
  ): Promise<RunAction | undefined>;
  /** For a question that another process now waits for. */
  replaceAnswerKey(actionId: string, answerKey: string | undefined): Promise<void>;
  /** Closes a question that no longer needs an answer. False if it was no longer open. */
  takeBackAction(claim: Claim, actionId: string): Promise<boolean>;
  getAction(actionId: string): Promise<RunAction>;
  listActions(checkoutId: string): Promise<RunAction[]>;
  expireAction(checkoutId: string, actionId: string): Promise<void>;
  /**
   * Keeps the sign-in for this run until its checkout has ended. False if another checkout that has not ended
   * has it.
   */
  takeSignInTurn(user: SignInUser): Promise<boolean>;
  isSignInUsed(user: SignInUser): Promise<boolean>;
  /** Durable once resolved. Only "marked" allows the press that places the order. */
  markSubmitting(
    claim: Claim,
    submission: { total: DisplayedMoney | undefined; attempt: number },
  ): Promise<"marked" | "cancel_requested" | "refused">;
  finish(claim: Claim, ending: RunEnding): Promise<void>;
  listRunStates(checkoutIds: readonly string[]): Promise<RunState[]>;
}
