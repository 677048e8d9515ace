import {
  asksToPay,
  type CheckoutGoal,
  type Constraints,
  type DisplayedMoney,
  isTerminal,
  type JsonObject,
  type Question,
  type Quote,
  type Receipt,
  type Target,
} from "@cartwright/contract";
import { notify } from "../../platform/database/listen.ts";
import type { Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import {
  applyTransition,
  type Change,
  checkoutsChannel,
  stepsChannel,
  type TransitionResult,
} from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import {
  clearClaim,
  countProcessLoss,
  getAction,
  listActions,
  listRunStates,
  listSteps,
  lockForClaim,
  type RecordedAction,
  type StepOfTimeline,
  setClaim,
} from "./claims.store.ts";
import { expireAction } from "./expire-actions.ts";
import { holdBudget } from "./hold-budget.ts";
import { isSignInUsed, type SignInUser } from "./sign-in-turns.store.ts";
import { storable, storableQuestion, storableQuote, storableReceipt, storableTotal } from "./storable.ts";
import { takeSignInTurn } from "./take-sign-in-turn.ts";
import {
  appendProgressItem,
  type LockedCheckout,
  lockCheckout,
  setAnswerKey,
  setSubmitting,
  touchCheckout,
} from "./transitions.store.ts";

/** One drive of a run. Each write passes it and does nothing once another drive has begun. */
export interface Claim {
  checkoutId: string;
  claimId: string;
}

export interface ClaimedCheckout extends Claim {
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
  /** Whether an earlier drive may have placed an order. */
  isSubmitting: boolean;
  /** Records of earlier drives: empty on the first. */
  steps: readonly StepOfTimeline[];
  actions: readonly OpenedAction[];
}

/** The upcoming press: 1, or 2 if the first one provably sent nothing. */
export interface Submission {
  total: DisplayedMoney | undefined;
  attempt: number;
}

export type Ending =
  | { status: "succeeded"; receipt: Receipt }
  | { status: "succeeded"; quote: Quote }
  | { status: "failed"; reason: "max_cost_exceeded" | "automation_failed"; code: string; message: string }
  | { status: "cancelled" };

type Dependencies = Pick<
  CheckoutsDependencies,
  "database" | "clock" | "actionTtlSeconds" | "listeners" | "keptAnswers"
>;

/** An action with its answer decrypted, as far as one was kept. */
type OpenedAction = Omit<RecordedAction, "sealed_values">;

/** Everything runs may do to a checkout. Status changes go through the lifecycle's transitions. */
export function createRunRecord(dependencies: Dependencies) {
  const { database } = dependencies;
  const { db } = database;
  const opened = openedBy(dependencies);

  const move = (claim: Claim, change: Change) =>
    database.transaction((trx) => applyTransition(trx, dependencies, { ...claim, change }));

  return {
    claim: (checkoutId: string, workerId: string) => claimCheckout(dependencies, checkoutId, workerId),

    /** Gives the run up so that another worker can drive it again. The checkout isn't changed. */
    handBack: (claim: Claim) => clearClaim(db, claim, { countsAsDrive: false }),

    /** The same for a drive that broke off. */
    breakOff: (claim: Claim) => clearClaim(db, claim, { countsAsDrive: true }),

    /**
     * Records that the run's process died. Returns how many have so far; undefined if another worker holds
     * the run.
     */
    countProcessLoss: (claim: Claim, loss: { isByPage: boolean }) => countProcessLoss(db, claim, loss),

    /** A run that is driven again keeps its status, so nothing moves and no one is notified twice. */
    browserIsUp: async (claim: Claim): Promise<void> => {
      await move(claim, { trigger: "browser_is_up" });
    },

    /** False if the claim is lost or the checkout has ended. */
    recordStep: (claim: Claim, step: { code: string; label: string; facts: JsonObject }) =>
      recordStep(dependencies, claim, step),

    /** Undefined if the question may no longer be asked; a recorded cancel is applied then. */
    raiseAction: async (
      claim: Claim,
      question: Question,
      answerKey?: string,
    ): Promise<OpenedAction | undefined> => {
      const raised = await raiseQuestion(dependencies, claim, {
        question: storableQuestion(question),
        answerKey,
      });
      return raised?.kind === "moved" && raised.actionId !== undefined
        ? opened(await getAction(db, raised.actionId))
        : undefined;
    },

    replaceAnswerKey: (actionId: string, answerKey: string | undefined) =>
      setAnswerKey(db, actionId, answerKey),

    /** False if the question was no longer open. */
    takeBackAction: async (claim: Claim, actionId: string): Promise<boolean> =>
      (await move(claim, { trigger: "question_taken_back", actionId })).kind === "moved",

    getAction: async (actionId: string) => opened(await getAction(db, actionId)),
    listActions: async (checkoutId: string) => (await listActions(db, checkoutId)).map(opened),
    expireAction: (checkoutId: string, actionId: string) =>
      expireAction(dependencies, { checkoutId, actionId }),

    takeSignInTurn: (user: SignInUser) => takeSignInTurn(dependencies, user),
    isSignInUsed: (user: SignInUser) => isSignInUsed(db, user),

    /** Commits the submit point. Only "marked" allows the press. */
    markSubmitting: (claim: Claim, submission: Submission) => markSubmitting(dependencies, claim, submission),

    finish: async (claim: Claim, ending: Ending): Promise<void> => {
      await move(claim, changeOf(ending));
    },

    listRunStates: async (checkoutIds: readonly string[]) => {
      const rows = await listRunStates(db, checkoutIds);
      return rows.map((row) => ({
        checkoutId: row.id,
        status: row.status,
        claimId: row.claim_id,
        isSubmitting: row.submitting_at !== null,
      }));
    },
  };
}

function openedBy({ keptAnswers }: Pick<Dependencies, "keptAnswers">) {
  return ({ sealed_values, ...action }: RecordedAction): OpenedAction => ({
    ...action,
    submitted_values: keptAnswers.open({ ...action, sealed_values }),
  });
}

async function claimCheckout(
  { database, keptAnswers }: Dependencies,
  checkoutId: string,
  workerId: string,
): Promise<ClaimedCheckout | undefined> {
  return database.transaction(async (trx) => {
    const checkout = await lockForClaim(trx, checkoutId);
    if (!checkout || isTerminal(checkout.status)) return undefined;
    const claimId = newId();
    // The claim was never given up, so its worker died or is presumed dead. That isn't the run's fault.
    const workerDied = checkout.claim_id !== null;
    const drives = workerDied ? checkout.drives : checkout.drives + 1;
    const workerDeaths = checkout.worker_deaths + (workerDied ? 1 : 0);
    await setClaim(trx, checkoutId, { claimId, workerId, drives, workerDeaths });
    // Makes a previous worker that is still alive stop immediately.
    await notify(trx, checkoutsChannel, checkoutId);
    return {
      checkoutId,
      claimId,
      tenantId: checkout.tenant_id,
      target: checkout.target,
      constraints: checkout.constraints,
      goal: checkout.goal,
      buyerProfileId: checkout.buyer_profile_id ?? undefined,
      drive: drives,
      workerDeaths,
      pageLosses: checkout.page_losses,
      isSubmitting: checkout.submitting_at !== null,
      steps: await listSteps(trx, checkoutId),
      actions: (await listActions(trx, checkoutId)).map(openedBy({ keptAnswers })),
    };
  });
}

async function recordStep(
  { database, clock }: Dependencies,
  { checkoutId, claimId }: Claim,
  { code, label, facts }: { code: string; label: string; facts: JsonObject },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId);
    if (!checkout || checkout.claim_id !== claimId || isTerminal(checkout.status)) return false;
    const at = clock.now();
    await appendProgressItem(
      trx,
      checkoutId,
      storable({ kind: "step" as const, label, data: { ...facts, step: code }, at }),
    );
    await touchCheckout(trx, checkoutId, at);
    await notify(trx, stepsChannel, checkoutId);
    return true;
  });
}

/** Undefined if the checkout has ended instead: a total that can't be approved isn't asked about. */
async function raiseQuestion(
  dependencies: Dependencies,
  claim: Claim,
  asked: { question: Question; answerKey: string | undefined },
): Promise<TransitionResult | undefined> {
  const { detectedTotal: total, key } = asked.question;
  const isToBePaid = asksToPay(key) || total !== undefined;
  return dependencies.database.transaction(async (trx) => {
    if (isToBePaid) {
      const checkout = await lockCheckout(trx, claim.checkoutId);
      const isHeld = checkout?.claim_id === claim.claimId && !isTerminal(checkout.status);
      const ask = { checkout, claimId: claim.claimId, total };
      if (checkout && isHeld && (await refuseBeyondBudget(trx, dependencies, { ...ask, checkout })))
        return undefined;
    }
    return applyTransition(trx, dependencies, { ...claim, change: { trigger: "question_raised", ...asked } });
  });
}

/** True if the checkout has ended because its key may not spend the total. */
async function refuseBeyondBudget(
  trx: Trx,
  dependencies: Dependencies,
  asked: { checkout: LockedCheckout; claimId: string; total: DisplayedMoney | undefined },
): Promise<boolean> {
  const { checkout, claimId, total } = asked;
  const refusal = await holdBudget(trx, checkout, { total, now: dependencies.clock.now() });
  if (!refusal) return false;
  await applyTransition(trx, dependencies, { checkoutId: checkout.id, claimId, change: refusal });
  return true;
}

async function markSubmitting(
  dependencies: Dependencies,
  { checkoutId, claimId }: Claim,
  { total, attempt }: Submission,
): Promise<"marked" | "cancel_requested" | "refused"> {
  const { database, clock } = dependencies;
  return database.transaction(async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId);
    if (checkout?.claim_id !== claimId || checkout.status !== "running") return "refused";
    if (checkout.goal === "quote") return "refused";
    if (checkout.cancel_requested_at !== null) return "cancel_requested";
    if (await refuseBeyondBudget(trx, dependencies, { checkout, claimId, total })) return "refused";
    await setSubmitting(trx, checkoutId, { total: storableTotal(total), attempt, at: clock.now() });
    return "marked";
  });
}

function changeOf(ending: Ending): Change {
  switch (ending.status) {
    case "succeeded":
      return "quote" in ending
        ? { trigger: "quoted", quote: storableQuote(ending.quote) }
        : { trigger: "order_confirmed", receipt: storableReceipt(ending.receipt) };
    case "cancelled":
      return { trigger: "cancelled" };
    case "failed": {
      const trigger = ending.reason === "max_cost_exceeded" ? "max_cost_exceeded" : "run_failed";
      return { trigger, code: ending.code, message: storable(ending.message) };
    }
    default:
      return ending satisfies never;
  }
}
