import type { AgentModel } from "../agent/agent-model.ts";
import { AgentModelError } from "../agent/agent-model.ts";
import { type RunHost, RunStoppedError, SealedAnswer } from "../checkout-host.ts";
import type { Request, ToProcess } from "./messages.ts";

/** More than any purchase needs, but few enough that a broken run cannot fill a table. */
const mostRequests: Readonly<Record<Request["method"], number>> = {
  report: 1_000,
  ask: 200,
  loadSession: 20,
  saveSession: 20,
  beforeSubmit: 20,
  decide: 100,
  keepGoodsPicture: 4,
  keepEvidence: 700,
};
const mostAtOnce = 32;

export interface RequestAnswerer {
  /** Throws if the run asks for more than a run may. */
  answer(number: number, request: Request): void;
  withdraw(number: number): void;
  /** Whether the submit point is committed, so an order may exist. */
  hasSubmitted(): boolean;
}

/** Handles the requests of a run's process, using the host and the model of this run only. */
export function createRequestAnswerer(options: {
  host: RunHost;
  model: AgentModel | undefined;
  /** The merchant whose sign-ins the run may use. */
  merchantDomain: string;
  send: (message: ToProcess) => void;
}): RequestAnswerer {
  const { host, model, merchantDomain, send } = options;
  const counts = new Map<Request["method"], number>();
  const open = new Map<number, AbortController>();
  let hasSubmitted = false;

  const answer = async (number: number, request: Request, signal: AbortSignal): Promise<void> => {
    try {
      const value = await fulfil(request, { host, model, merchantDomain, signal });
      if (request.method === "beforeSubmit") hasSubmitted = true;
      send({ type: "answer", number, remainingMs: host.remainingMs(), value });
    } catch (error) {
      send({ type: "refusal", number, remainingMs: host.remainingMs(), ...refusalOf(error) });
    } finally {
      open.delete(number);
    }
  };
  return {
    answer: (number, request) => {
      const { method } = request;
      const count = (counts.get(method) ?? 0) + 1;
      counts.set(method, count);
      if (count > mostRequests[method] || open.size >= mostAtOnce || open.has(number))
        throw new Error(`the run asks for ${method} too often`);
      const abort = new AbortController();
      open.set(number, abort);
      // `answer` never rejects.
      void answer(number, request, abort.signal);
    },
    withdraw: (number) => open.get(number)?.abort(),
    hasSubmitted: () => hasSubmitted,
  };
}

interface Answering {
  host: RunHost;
  model: AgentModel | undefined;
  merchantDomain: string;
  signal: AbortSignal;
}

async function fulfil(
  request: Request,
  { host, model, merchantDomain, signal }: Answering,
): Promise<unknown> {
  switch (request.method) {
    case "report":
      return host.report(request.step);
    case "ask":
      return answerTo(request, host, signal);
    case "loadSession":
      return host.loadSession(merchantDomain);
    case "saveSession":
      return host.saveSession(merchantDomain, request.session);
    case "beforeSubmit":
      return host.beforeSubmit({ total: request.total, attempt: request.attempt });
    case "decide":
      if (!model) throw new Error("no model is configured");
      return model.decide(request.prompt, AbortSignal.any([signal, host.signal]));
    case "keepGoodsPicture":
      return host.keepGoodsPicture?.(request.jpeg);
    case "keepEvidence":
      return host.keepEvidence?.(request.batch);
    default:
      return request satisfies never;
  }
}

async function answerTo(
  { question, answerKey }: Extract<Request, { method: "ask" }>,
  host: RunHost,
  takenBack: AbortSignal,
): Promise<unknown> {
  const answer = await host.ask(question, { takenBack, answerKey });
  return answer instanceof SealedAnswer ? { box: answer.box } : { values: answer };
}

/** Error details of the server are not sent to a process that reads pages. */
function refusalOf(error: unknown): Pick<Extract<ToProcess, { type: "refusal" }>, "kind" | "message"> {
  if (error instanceof RunStoppedError) return { kind: "stopped", message: error.message };
  if (error instanceof AgentModelError) return { kind: "model", message: error.message };
  return { kind: "failed", message: "the service could not do what the run asked for" };
}
