import type { AnswerValues } from "@cartwright/contract";
import { z } from "zod";
import { type AgentModel, AgentModelError } from "../agent/agent-model.ts";
import { type CheckoutHost, RunStoppedError } from "../checkout-host.ts";
import { createAnswerKey } from "./answer-key.ts";
import { cutText, stepWithinLimits } from "./fit-limits.ts";
import { type FromProcess, frameLimits, type Request, type ToProcess, textLimits } from "./messages.ts";

/** The host of a run and its model, as used from the run's own process. */
export interface RemoteHost {
  readonly host: CheckoutHost;
  readonly model: AgentModel;
  hear(message: ToRun): void;
}

type ToRun = Extract<ToProcess, { type: "answer" | "refusal" | "time" | "stop" }>;

const Answered = z.union([
  z.strictObject({ values: z.record(z.string(), z.string()) }),
  z.strictObject({ box: z.string() }),
]);
const AnsweredSession = z.record(z.string(), z.unknown()).optional();
const AnsweredByModel = z.object({
  calls: z.array(z.object({ name: z.string(), input: z.unknown() })),
  tokens: z.number(),
});

export function createRemoteHost(
  send: (message: FromProcess) => void,
  { remainingMs, keepsEvidence = false }: { remainingMs: number; keepsEvidence?: boolean },
): RemoteHost {
  const abort = new AbortController();
  const { signal } = abort;
  const requests = createRequests(send);
  let left = { ms: remainingMs, at: performance.now() };

  const host: CheckoutHost = {
    signal,
    // Updated every second and with each answer, so that the time of open questions does not count.
    remainingMs: () => Math.max(0, left.ms - (performance.now() - left.at)),
    report: async (step) => {
      signal.throwIfAborted();
      await requests.make({ method: "report", step: stepWithinLimits(step) });
    },
    ask: async (question, { takenBack } = {}): Promise<AnswerValues> => {
      const message = cutText(question.message, textLimits.message);
      for (;;) {
        const key = createAnswerKey();
        const asked = { question: { ...question, message }, answerKey: key.publicKey };
        const request = { method: "ask" as const, ...asked };
        // The server confirms that the question was withdrawn: an answer may have arrived first.
        const answer = Answered.parse(await requests.make(request, takenBack && { signal: takenBack }));
        const values = "box" in answer ? await key.open(answer.box) : answer.values;
        if (values) return values;
        // A box that does not open counts as no answer: the question is asked again.
      }
    },
    // The server knows the run's merchant and does not accept a domain from here.
    loadSession: async () => AnsweredSession.parse(await requests.make({ method: "loadSession" })),
    saveSession: async (_domain, session) => {
      if (JSON.stringify(session).length > frameLimits.fromProcess.message / 4)
        throw new Error("the session is too large to be kept");
      await requests.make({ method: "saveSession", session: { ...session } });
    },
    beforeSubmit: async (submission) => {
      await requests.make({ method: "beforeSubmit", ...submission });
      // The run may have been stopped while the server committed the submission; then it must not press.
      signal.throwIfAborted();
    },
    keepGoodsPicture: async (jpeg) => {
      await requests.make({ method: "keepGoodsPicture", jpeg });
    },
    ...(keepsEvidence && {
      keepEvidence: async ({ steps, reading }) => {
        await requests.make({
          method: "keepEvidence",
          batch: { steps: [...steps], ...(reading && { reading }) },
        });
      },
    }),
  };
  const model: AgentModel = {
    decide: async (prompt, promptSignal) =>
      AnsweredByModel.parse(
        await requests.make(
          {
            method: "decide",
            prompt: { ...prompt, tools: prompt.tools.map((tool) => ({ ...tool, input: { ...tool.input } })) },
          },
          { signal: promptSignal, refusal: "The model did not answer in time." },
        ),
      ),
  };
  return {
    host,
    model,
    hear: (message) => {
      if (message.type === "stop") return abort.abort(new RunStoppedError(message.message));
      left = { ms: message.remainingMs, at: performance.now() };
      if (message.type !== "time") requests.settle(message);
    },
  };
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Withdrawable {
  /** Aborting it tells the server that the answer is no longer needed. */
  signal?: AbortSignal;
  /** If given, aborting rejects the request with this message; otherwise the server's answer is awaited. */
  refusal?: string;
}

function createRequests(send: (message: FromProcess) => void) {
  const pending = new Map<number, Pending>();
  let last = 0;
  return {
    make: async (request: Request, { signal, refusal }: Withdrawable = {}): Promise<unknown> => {
      last += 1;
      const number = last;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      pending.set(number, { resolve, reject });
      const withdraw = (): void => {
        if (!pending.has(number)) return;
        send({ type: "withdrawn", number });
        if (refusal === undefined) return;
        pending.delete(number);
        reject(new AgentModelError(refusal));
      };
      signal?.addEventListener("abort", withdraw, { once: true });
      send({ type: "request", number, request });
      if (signal?.aborted) withdraw();
      return promise.finally(() => signal?.removeEventListener("abort", withdraw));
    },
    settle: (message: Extract<ToProcess, { type: "answer" | "refusal" }>): void => {
      const asked = pending.get(message.number);
      pending.delete(message.number);
      if (message.type === "answer") asked?.resolve(message.value);
      else asked?.reject(errorOf(message));
    },
  };
}

function errorOf({ kind, message }: Extract<ToProcess, { type: "refusal" }>): Error {
  if (kind === "stopped") return new RunStoppedError(message);
  return kind === "model" ? new AgentModelError(message) : new Error(message);
}
