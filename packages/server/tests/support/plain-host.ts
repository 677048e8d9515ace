import { type CheckoutHost, type RunHost, SealedAnswer } from "@cartwright/engine/server";

/** For a script instead of the engine: it has no key, so answers are not sealed. */
export function plainHost(host: RunHost): CheckoutHost {
  return {
    ...host,
    ask: async (question, options) => {
      const answer = await host.ask(question, options);
      if (answer instanceof SealedAnswer) throw new Error("nothing was sealed to this run");
      return answer;
    },
  };
}
