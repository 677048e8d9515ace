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

/** One drive of a run. A write in the name of a claim does nothing once another worker holds the run. */
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
  /** 1 for the first. One whose worker died is not counted when it is driven again. */
  drive: number;
  /** How many workers died with the run in their hands. */
  workerDeaths: number;
  /** An earlier drive committed the submit point: an order may exist. */
  isSubmitting: boolean;
  /** What earlier drives have left, oldest first. */
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

interface RunState {
  checkoutId: string;
  claimId: string | null;
  status: CheckoutStatus;
  /** The submit point is committed. */
  isSubmitting: boolean;
}

export type RunEnding =
  | { status: "succeeded"; receipt: Receipt }
  | { status: "succeeded"; quote: Quote }
  | { status: "failed"; reason: "max_cost_exceeded" | "automation_failed"; code: string; message: string }
  | { status: "cancelled" };

/** All that the runs need of the checkouts. Every status is the checkouts' to change. */
export interface RunRecord {
  /** Takes the run over, shutting out whoever held it. Undefined where the checkout has ended. */
  claim(checkoutId: string, workerId: string): Promise<ClaimedRun | undefined>;
  /** Gives the run up in good order, to be driven again. */
  handBack(claim: Claim): Promise<void>;
  /** The same for a drive that broke off, and counts. */
  breakOff(claim: Claim): Promise<void>;
  /** The run's own process died. How many have by now; undefined once another worker holds the run. */
  countProcessLoss(claim: Claim): Promise<number | undefined>;
  browserIsUp(claim: Claim): Promise<void>;
  /** False where the run is no longer this claim's to drive. */
  recordStep(claim: Claim, step: { code: string; label: string; facts: JsonObject }): Promise<boolean>;
  /** Replaces a question that an earlier drive left open. Undefined where nothing may be asked any more. */
  raiseAction(
    claim: Claim,
    question: Question,
    answerKey: string | undefined,
  ): Promise<RunAction | undefined>;
  /** For a question that another process waits with now. */
  replaceAnswerKey(actionId: string, answerKey: string | undefined): Promise<void>;
  /** Closes a question that needs no answer any more. False where it was no longer open. */
  takeBackAction(claim: Claim, actionId: string): Promise<boolean>;
  getAction(actionId: string): Promise<RunAction>;
  listActions(checkoutId: string): Promise<RunAction[]>;
  expireAction(checkoutId: string, actionId: string): Promise<void>;
  /** Durable before it resolves. Only "marked" allows the press that places the order. */
  markSubmitting(
    claim: Claim,
    submission: { total: DisplayedMoney | undefined; attempt: number },
  ): Promise<"marked" | "cancel_requested" | "refused">;
  finish(claim: Claim, ending: RunEnding): Promise<void>;
  listRunStates(checkoutIds: readonly string[]): Promise<RunState[]>;
}
