import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CheckoutHost } from "../checkout-host.ts";

/** An agent answers sooner, and is not held up. */
const restAfterMs = 2_000;

/** The host, with what a run does once it knows that it waits for a person: that may take minutes. */
export function restWhileAsked(host: CheckoutHost, rest: () => Promise<unknown>): CheckoutHost {
  return {
    ...host,
    ask: async (question, options) => {
      // Best effort: the run goes on as well without it.
      const timer = setTimeout(() => void rest().catch(() => undefined), restAfterMs);
      return host.ask(question, options).finally(() => clearTimeout(timer));
    },
  };
}

/** Gives back what this process holds and does not need: V8 collects garbage only while something new is made. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") return;
  collect({ type: "major", flavor: "last-resort" });
}
