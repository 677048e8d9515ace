import {
  type AgentModel,
  type BrowserPool,
  type CheckoutOutcome,
  RunStoppedError,
  runCheckout,
} from "@cartwright/engine";
import { answerFromManifest } from "./answer-from-manifest.ts";
import { counted } from "./model-of.ts";
import type { Purchase } from "./read-manifest.ts";

export interface Trial {
  name: string;
  outcome: "succeeded" | "failed";
  reason: string | null;
  code: string | null;
  message: string | null;
  seconds: number;
  modelCalls: number;
  orderId: string | null;
  total: { amount: string; currency: string } | null;
  /** Keys of the questions, in the order asked. */
  questions: string[];
  /** Codes of the steps, in order. */
  steps: string[];
  isAsExpected: boolean;
}

/** The same limit as for a run of the product. */
const runLimitMs = 900_000;

/** Makes one purchase in its own browser, and compares the outcome with the expected one. */
export async function tryPurchase(
  { pool, model }: { pool: BrowserPool; model: AgentModel | undefined },
  purchase: Purchase,
  privateHosts: readonly string[],
): Promise<Trial> {
  const { name, url, request, allowedDomains, profile, maxCost, ignoreHttpsErrors, expect } = purchase;
  const host = manifestHost(purchase);
  const asked = counted(model);
  const begunAt = performance.now();
  const browser = await pool.open({ targetUrl: url, allowedDomains, privateHosts, ignoreHttpsErrors });
  let end: Ending;
  try {
    const order = {
      url,
      allowedDomains,
      buyer: profile,
      ...(request && { request }),
      ...(maxCost && { maxCost }),
    };
    end = endingOf(await runCheckout(order, host, browser, { model: asked.model }));
  } catch (error) {
    end = brokenOff(error);
  } finally {
    await browser.close();
  }
  const seconds = Math.round((performance.now() - begunAt) / 100) / 10;
  const { questions, steps } = host;
  return {
    name,
    ...end,
    seconds,
    modelCalls: asked.calls(),
    questions,
    steps,
    isAsExpected: isExpected(expect, end),
  };
}

type Ending = Pick<Trial, "outcome" | "reason" | "code" | "message" | "orderId" | "total">;

function endingOf(outcome: CheckoutOutcome): Ending {
  if (outcome.status === "failed") {
    const { status, reason, code, message } = outcome;
    return { outcome: status, reason, code, message, orderId: null, total: null };
  }
  if (outcome.status === "quoted") throw new Error("nothing here asks for a quote");
  const { merchantOrderId, total } = outcome;
  return { outcome: "succeeded", reason: null, code: null, message: null, orderId: merchantOrderId, total };
}

/** A question without an answer in the manifest ends the run as if it had expired. */
function brokenOff(error: unknown): Ending {
  const isUnanswered = error instanceof RunStoppedError;
  return {
    outcome: "failed",
    reason: isUnanswered ? "user_action_expired" : "automation_failed",
    code: isUnanswered ? null : "internal_error",
    message: error instanceof Error ? error.message : String(error),
    orderId: null,
    total: null,
  };
}

function isExpected(expected: string, { outcome, reason, code }: Ending): boolean {
  if (expected === "succeeded") return outcome === "succeeded";
  const wanted = expected.replace(/^failed:/, "");
  return outcome === "failed" && (wanted === reason || wanted === code);
}

/** An in-memory host: records the steps, and answers from the manifest. */
function manifestHost({ answers }: Purchase) {
  const questions: string[] = [];
  const steps: string[] = [];
  const deadline = Date.now() + runLimitMs;
  return {
    questions,
    steps,
    report: async ({ code }: { code: string }) => {
      steps.push(code);
    },
    ask: async (question: Parameters<typeof answerFromManifest>[0]) => {
      questions.push(question.key);
      const answer = answerFromManifest(question, answers[question.key]);
      if (answer) return answer;
      throw new RunStoppedError(`no answer to "${question.key}": ${describe(question)}`);
    },
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: AbortSignal.timeout(runLimitMs),
    remainingMs: () => Math.max(0, deadline - Date.now()),
  };
}

function describe({ message, responseSchema }: Parameters<typeof answerFromManifest>[0]): string {
  const properties = Object.entries(responseSchema.properties).map(([name, { oneOf }]) =>
    oneOf ? `${name} (${oneOf.map(({ title }) => title).join(" | ")})` : name,
  );
  return `${message} [${properties.join(", ")}]`;
}
