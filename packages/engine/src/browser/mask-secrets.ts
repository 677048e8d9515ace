import { secretQuestionKeys } from "@cartwright/contract";
import type { CheckoutHost } from "../checkout-host.ts";
import type { RunView } from "./screencast.ts";

/** Of the answers to secret questions, what a page may show: a shop greets its customers by this name. */
const publicProperties: ReadonlySet<string> = new Set(["username"]);

/**
 * The host as the purchase knows it, so that a secret never meets a page that is being watched: the pictures stop
 * before the answer is handed on.
 */
export function maskSecrets(host: CheckoutHost, view: Pick<RunView, "hideSecrets">): CheckoutHost {
  return {
    report: (step) => host.report(step),
    loadSession: (domain) => host.loadSession(domain),
    saveSession: (domain, session) => host.saveSession(domain, session),
    beforeSubmit: (submission) => host.beforeSubmit(submission),
    signal: host.signal,
    remainingMs: () => host.remainingMs(),
    ask: async (question) => {
      const answer = await host.ask(question);
      if (secretQuestionKeys.some((key) => key === question.key)) {
        const secrets = Object.entries(answer).filter(([name]) => !publicProperties.has(name));
        await view.hideSecrets(secrets.map(([, value]) => value));
      }
      return answer;
    },
  };
}
