import { type CheckoutHost, type RunHost, SealedAnswer } from "@cartwright/engine/server";

/** For a script in the place of the engine: it has no key, so that no answer comes sealed. */
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
