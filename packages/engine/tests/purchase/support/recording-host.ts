import type { AnswerValues, DisplayedMoney, Question, QuestionKey } from "@cartwright/contract";
import { type CheckoutHost, RunStoppedError, type Step, type StoredSession } from "../../../src/index.ts";

type Answer = AnswerValues | ((question: Question) => AnswerValues | Promise<AnswerValues>);

export interface RecordingHost extends CheckoutHost {
  readonly questions: Question[];
  readonly steps: Step[];
  /** The sign-ins that the engine saved. */
  readonly saved: { merchantDomain: string; session: StoredSession }[];
  readonly submissions: { total: DisplayedMoney | undefined; attempt: number }[];
  /** What happened, in order: `ask card`, `step order_submitted`, `submit 1`. */
  readonly story: string[];
}

function untilTakenBack(takenBack: AbortSignal): Promise<AnswerValues> {
  return new Promise((resolve) => takenBack.addEventListener("abort", () => resolve({}), { once: true }));
}

/** An in-memory host with a table of answers: one for each time a question is asked, the last repeated. */
export function recordingHost(
  answers: Partial<Record<QuestionKey, readonly Answer[]>>,
  {
    signal = new AbortController().signal,
    timeoutMs = 120_000,
    /** The time left for the run once an order is submitted. */
    outcomeMs = Number.POSITIVE_INFINITY,
    /** A sign-in at the shop from an earlier run. */
    session = undefined as StoredSession | undefined,
  } = {},
): RecordingHost {
  let deadline = Date.now() + timeoutMs;
  const questions: Question[] = [];
  const steps: Step[] = [];
  const saved: RecordingHost["saved"] = [];
  const submissions: RecordingHost["submissions"] = [];
  const story: string[] = [];
  return {
    questions,
    steps,
    saved,
    submissions,
    story,
    signal,
    remainingMs: () => Math.max(0, deadline - Date.now()),
    report: async (step) => {
      steps.push(step);
      story.push(`step ${step.code}`);
    },
    ask: async (question, { takenBack } = {}) => {
      const earlier = questions.filter(({ key }) => key === question.key).length;
      questions.push(question);
      story.push(`ask ${question.key}`);
      const prepared = answers[question.key] ?? [];
      const answer = prepared[Math.min(earlier, prepared.length - 1)];
      if (!answer && takenBack) return untilTakenBack(takenBack);
      if (!answer) throw new RunStoppedError(`nobody answers ${question.key}: ${question.message}`);
      return typeof answer === "function" ? answer(question) : answer;
    },
    loadSession: async () => session,
    saveSession: async (merchantDomain, session) => {
      saved.push({ merchantDomain, session });
    },
    beforeSubmit: async (submission) => {
      submissions.push(submission);
      deadline = Math.min(deadline, Date.now() + outcomeMs);
      story.push(`submit ${submission.attempt}`);
    },
  };
}
