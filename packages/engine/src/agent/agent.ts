import { isSecretQuestion } from "@cartwright/contract";
import type { Locator } from "playwright-core";
import type { CheckoutHost } from "../checkout-host.ts";
import type { Visit } from "../phases/visit.ts";
import type { AgentModel } from "./agent-model.ts";
import { openBudget } from "./budget.ts";
import { type DriveEnd, driveWithModel } from "./drive-with-model.ts";
import type { Agent, AgentGoal } from "./goal.ts";

interface OpenedAgent {
  agent: Agent;
  /** The host to use for the purchase from here on: it tells the agent which secrets are given. */
  host: CheckoutHost;
}

/**
 * Opens the fallback for one run. Once a person is asked for the card, a model is shown no further page of
 * the run; other secrets are remembered, so that none gets into a prompt.
 */
export function openAgent(model: AgentModel, host: CheckoutHost, visit: () => Visit): OpenedAgent {
  const budget = openBudget();
  const secrets = new Set<string>();
  /** The model is not asked twice about the same page and goal. */
  const pointedOut = new Map<string, Promise<Locator | undefined>>();
  let isClosed = false;
  let hasActed = false;
  const isReady = () => !isClosed && budget.spent() === undefined;
  const drive = async (goal: AgentGoal, isPointing: boolean): Promise<DriveEnd> => {
    if (!isReady()) return { kind: "stopped" };
    const end = await driveWithModel({ visit: visit(), goal, model, budget, secrets, isPointing });
    if (end.kind === "closed") isClosed = true;
    if (end.kind === "reached" || end.kind === "pointed") hasActed = true;
    return end;
  };
  const ask: CheckoutHost["ask"] = async (question, options) => {
    if (question.key === "card") isClosed = true;
    const answer = await host.ask(question, options);
    if (isSecretQuestion(question.key)) for (const value of Object.values(answer)) secrets.add(value);
    return answer;
  };
  const agent: Agent = {
    isReady,
    leadOn: async (goal) => (await drive(goal, false)).kind === "reached",
    pointOut: (goal) => {
      const key = `${goal.name} ${visit().page.url()}`;
      const known = pointedOut.get(key) ?? drive(goal, true).then(locatorOf);
      pointedOut.set(key, known);
      return known;
    },
    hasActed: () => hasActed,
  };
  return { agent, host: withAsk(host, ask) };
}

function locatorOf(end: DriveEnd): Locator | undefined {
  return end.kind === "pointed" ? end.locator : undefined;
}

function withAsk(host: CheckoutHost, ask: CheckoutHost["ask"]): CheckoutHost {
  return {
    ask,
    report: (step) => host.report(step),
    loadSession: (domain) => host.loadSession(domain),
    saveSession: (domain, session) => host.saveSession(domain, session),
    beforeSubmit: (submission) => host.beforeSubmit(submission),
    ...(host.keepGoodsPicture && { keepGoodsPicture: host.keepGoodsPicture }),
    ...(host.keepEvidence && { keepEvidence: host.keepEvidence }),
    signal: host.signal,
    remainingMs: () => host.remainingMs(),
  };
}
