import type { AnswerValues, Question } from "@cartwright/contract";
import { RunStoppedError, SealedAnswer } from "@cartwright/engine/server";
import type { Clock } from "../../platform/clock.ts";
import { whenAborted } from "../../platform/when-aborted.ts";
import { type EarlierDrives, findKeptAnswer } from "./drive-again.ts";
import type { HeldRun } from "./held-runs.ts";
import { longestSleepMs, type MachineTime } from "./machine-time.ts";
import type { RunAction, RunRecord } from "./run-record.ts";
import type { Slot } from "./slots.ts";
import type { SubmittedValues } from "./submitted-values.ts";

export interface AskDependencies {
  record: RunRecord;
  held: HeldRun;
  earlier: EarlierDrives;
  submittedValues: Pick<SubmittedValues, "take">;
  machineTime: MachineTime;
  slot: Slot;
  clock: Clock;
  onError: (error: Error) => void;
  /**
   * A run that waits when this is aborted is driven again elsewhere. Undefined if that is no longer possible.
   */
  closing: AbortSignal | undefined;
}

/** What the engine passes along with a question. */
export interface AskedWith {
  takenBack?: AbortSignal | undefined;
  /** The public key to which an answer can be sealed. */
  answerKey?: string | undefined;
}

/**
 * Asks a human, or uses what was answered during an earlier drive. If an answer was lost with its worker, it
 * asks again. A question that is taken back returns no values.
 */
export async function askHuman(
  dependencies: AskDependencies,
  question: Question,
  { takenBack, answerKey }: AskedWith,
): Promise<AnswerValues | SealedAnswer> {
  for (;;) {
    if (takenBack?.aborted) return {};
    const action =
      (await findEarlier(dependencies, question, answerKey)) ??
      (await raise(dependencies, question, answerKey));
    const end =
      action.status === "pending" ? await waitWithoutSlot(dependencies, action, takenBack) : "answered";
    if (end === "taken_back") return {};
    const answer = await takeAnswer(dependencies, action.id, { question, answerKey });
    if (answer) return answer;
  }
}

async function findEarlier(
  { record, held, earlier }: AskDependencies,
  question: Question,
  answerKey: string | undefined,
): Promise<RunAction | undefined> {
  const action = earlier.takeAction(question, await record.listActions(held.checkoutId));
  // The earlier drive's answer key is gone with its process.
  if (action?.status === "pending") await record.replaceAnswerKey(action.id, answerKey);
  return action;
}

async function raise(
  { record, held }: AskDependencies,
  question: Question,
  answerKey: string | undefined,
): Promise<RunAction> {
  const action = await record.raiseAction(held, question, answerKey);
  if (action) return action;
  held.stop("claim_lost");
  throw new RunStoppedError("nothing may be asked any more");
}

/** The run is parked: neither its time nor its slot is used. */
async function waitWithoutSlot(
  dependencies: AskDependencies,
  action: RunAction,
  takenBack: AbortSignal | undefined,
): Promise<WaitEnd> {
  const { machineTime, slot, held, closing } = dependencies;
  // A run that can't be driven again keeps its browser.
  const stepBack = closing && (() => held.stop("stepped_back"));
  machineTime.pause();
  slot.park(stepBack);
  const expiry = expireOnTime(dependencies, action);
  let end: WaitEnd;
  try {
    end = await untilAnswered(dependencies, action.id, takenBack);
  } finally {
    expiry.cancel();
  }
  await slot.resume(held.signal);
  machineTime.resume();
  return end;
}

type WaitEnd = "answered" | "taken_back";

async function untilAnswered(
  { record, held, closing }: AskDependencies,
  actionId: string,
  takenBack: AbortSignal | undefined,
): Promise<WaitEnd> {
  const ends = [held.signal, closing, takenBack].filter((end) => end !== undefined).map(whenAborted);
  for (;;) {
    await Promise.race([held.statusOtherThan("awaiting_user_action"), ...ends]);
    held.signal.throwIfAborted();
    if (takenBack?.aborted && (await record.takeBackAction(held, actionId))) return "taken_back";
    const { status } = await record.getAction(actionId);
    if (status === "submitted") return "answered";
    if (status === "pending") {
      if (closing?.aborted) held.stop("handed_over");
      continue;
    }
    held.stop("ended");
    throw new RunStoppedError(`the question was ${status}`);
  }
}

function expireOnTime(
  { record, held, clock, onError }: AskDependencies,
  action: RunAction,
): { cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isCancelled = false;
  const waitUntil = (expiresAt: Date): void => {
    if (isCancelled) return;
    const remainingMs = expiresAt.getTime() - clock.now().getTime();
    if (remainingMs > 0)
      timer = setTimeout(() => waitUntil(expiresAt), Math.min(remainingMs, longestSleepMs));
    // If this fails, the sweep of overdue questions makes up for it.
    else expire().catch(onError);
  };
  const expire = async (): Promise<void> => {
    const { expires_at: expiresAt } = await record.getAction(action.id);
    // It was given more time.
    if (expiresAt > clock.now()) waitUntil(expiresAt);
    else await record.expireAction(held.checkoutId, action.id);
  };
  waitUntil(action.expires_at);
  return {
    cancel: () => {
      isCancelled = true;
      clearTimeout(timer);
    },
  };
}

/** Undefined if a secret was lost with the worker that held it in memory. */
async function takeAnswer(
  { record, submittedValues }: AskDependencies,
  actionId: string,
  { question, answerKey }: { question: Question; answerKey: string | undefined },
): Promise<AnswerValues | SealedAnswer | undefined> {
  const answer = await submittedValues.take(actionId);
  // An answer sealed to an earlier drive's process can no longer be opened.
  if (answer && "box" in answer) return answer.key === answerKey ? new SealedAnswer(answer.box) : undefined;
  return answer?.values ?? findKeptAnswer(await record.getAction(actionId), question.responseSchema);
}
