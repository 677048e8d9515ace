import { asksToPay } from "@cartwright/contract";
import { type RunHost, RunStoppedError, type Step } from "@cartwright/engine/server";
import { askForCard, type RunCards } from "./ask-for-card.ts";
import { type AskDependencies, askHuman } from "./ask-human.ts";
import { namesBuyer } from "./begin-again.ts";
import type { RunEvidence, RunSessions } from "./run-engine.ts";
import type { ClaimedRun } from "./run-record.ts";
import type { RunWatch } from "./run-watch.ts";
import { bindSignIns } from "./sign-ins.ts";

export interface HostDependencies extends AskDependencies {
  run: ClaimedRun;
  sessions: RunSessions | undefined;
  /** Absent if people give the numbers of their own cards. */
  cards?: RunCards;
  isAtSandbox?: (target: ClaimedRun["target"]) => boolean;
  keepGoodsPicture?: ((checkoutId: string, jpeg: string) => Promise<void>) | undefined;
  /** Absent if no evidence is kept. */
  evidence?: RunEvidence | undefined;
  watch?: RunWatch | undefined;
}

export interface BoundHost extends RunHost {
  /** Resolves when all steps reported so far are written; rejects if one could not be. */
  written(): Promise<void>;
  /** Whether the submit point was committed: an order may exist from here on. */
  hasSubmitted(): boolean;
  /** Whether the shop was told who buys, in this drive or an earlier one: any of its pages may order from here on. */
  hasNamedBuyer(): boolean;
}

/**
 * The engine's host, bound to the database. Steps are written in order while the engine continues; anything
 * that binds the buyer waits for them. A failed write stops the run, so that nothing happens unrecorded.
 */
export function bindHost(dependencies: HostDependencies): BoundHost {
  const { run, record, held, earlier, machineTime, watch } = dependencies;
  let hasSubmitted = false;
  let hasNamedBuyer = namesBuyer(run.steps);
  const signIns = bindSignIns(dependencies);
  let writing: Promise<void> = Promise.resolve();

  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    held.signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      // If the run was already stopped, the first reason stays.
      held.stop("write_failed");
      throw error;
    }
  };

  const report = async (step: Step): Promise<void> => {
    held.signal.throwIfAborted();
    watch?.stepTaken(step.code);
    hasNamedBuyer ||= namesBuyer([{ data: { step: step.code } }]);
    writing = writing.then(() => guarded(() => write(step)));
    // The failure has stopped the run and is reported where `writing` is awaited; this only prevents an
    // unhandled rejection.
    writing.catch(() => undefined);
  };

  const write = async (step: Step): Promise<void> => {
    if (earlier.takeStep(step)) return;
    const { code, label, facts = {} } = step;
    if (await record.recordStep(run, { code, label, facts })) return;
    stopWith("claim_lost");
  };

  const beforeSubmit: RunHost["beforeSubmit"] = async (submission) => {
    await writing;
    const result = await record.markSubmitting(run, submission);
    if (result === "marked") {
      // A run that was stopped in the meantime ends without an order.
      held.signal.throwIfAborted();
      hasSubmitted = true;
      held.passSubmitPoint();
    } else stopWith(result === "cancel_requested" ? "cancel_requested" : "claim_lost");
  };

  const ask: RunHost["ask"] = async (question, options = {}) => {
    await writing;
    if (question.key === "credentials") await signIns.enter({ mayWait: !hasSubmitted });
    // After the submit point no other worker may drive the run, so it uses the whole shutdown grace period.
    const asking = hasSubmitted ? { ...dependencies, closing: undefined } : dependencies;
    const { cards, isAtSandbox = () => false } = dependencies;
    return question.key === "card" && cards
      ? askForCard({ ...asking, cards, isAtSandbox, report }, question, options)
      : askHuman(asking, question, options);
  };

  const stopWith = (reason: "claim_lost" | "cancel_requested"): never => {
    held.stop(reason);
    throw new RunStoppedError(`the run was stopped: ${reason}`);
  };

  return {
    report,
    ask: async (question, options) => {
      if (asksToPay(question.key)) refuseBeyondQuote(run);
      return watchQuestion(watch, question.key, () => guarded(() => ask(question, options)));
    },
    beforeSubmit: async (submission) => {
      refuseBeyondQuote(run);
      return guarded(() => beforeSubmit(submission));
    },
    loadSession: async (merchantDomain) => {
      const session = await guarded(() => signIns.load(merchantDomain));
      hasNamedBuyer ||= session !== undefined;
      return session;
    },
    saveSession: (merchantDomain, session) => guarded(() => signIns.save(merchantDomain, session)),
    ...keepingOf(dependencies),
    signal: held.signal,
    remainingMs: () => machineTime.remainingMs(),
    hasSubmitted: () => hasSubmitted,
    hasNamedBuyer: () => hasNamedBuyer,
    written: () => writing,
  };
}

/** What a run may leave for people to look at. */
function keepingOf({ run, keepGoodsPicture, evidence }: HostDependencies): Partial<RunHost> {
  return {
    ...(keepGoodsPicture && { keepGoodsPicture: (jpeg) => keepGoodsPicture(run.checkoutId, jpeg) }),
    ...(evidence && { keepEvidence: async (batch) => evidence.keep(batch) }),
  };
}

async function watchQuestion<Answer>(
  watch: RunWatch | undefined,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const closed = watch?.asked(key);
  let isAnswered = false;
  try {
    const answer = await ask();
    isAnswered = true;
    return answer;
  } finally {
    closed?.(isAnswered);
  }
}

/** The engine stops before paying. If it doesn't, this makes sure that nothing is ordered. */
function refuseBeyondQuote({ goal }: ClaimedRun): void {
  if (goal === "quote") throw new Error("a quote must not pay");
}
