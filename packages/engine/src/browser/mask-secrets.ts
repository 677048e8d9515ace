import { secretQuestionKeys } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "../checkout-host.ts";
import type { RunView } from "./screencast.ts";
import { valueWithoutSecrets } from "./without-secrets.ts";

/** Of the answers to secret questions, what a page may show: a shop greets its customers by this name. */
const publicProperties: ReadonlySet<string> = new Set(["username"]);

export interface MaskingHost extends CheckoutHost {
  /** The outcome without what a shop may have repeated of the secrets. */
  clean(outcome: CheckoutOutcome): CheckoutOutcome;
}

/**
 * The host as the purchase knows it. A secret never meets a page that is being watched: the pictures stop before the
 * answer is handed on. And where a page repeats it, it goes no further than here.
 */
export function maskSecrets(host: CheckoutHost, view: Pick<RunView, "hideSecrets">): MaskingHost {
  const secrets: string[] = [];
  return {
    report: (step) => host.report(valueWithoutSecrets(step, secrets)),
    loadSession: (domain) => host.loadSession(domain),
    saveSession: (domain, session) => host.saveSession(domain, session),
    beforeSubmit: (submission) => host.beforeSubmit(submission),
    signal: host.signal,
    remainingMs: () => host.remainingMs(),
    ask: async (question) => {
      const answer = await host.ask(valueWithoutSecrets(question, secrets));
      if (secretQuestionKeys.some((key) => key === question.key)) {
        const given = Object.entries(answer)
          .filter(([name]) => !publicProperties.has(name))
          .map(([, value]) => value);
        secrets.push(...given);
        await view.hideSecrets(given);
      }
      return answer;
    },
    clean: (outcome) => valueWithoutSecrets(outcome, secrets),
  };
}
