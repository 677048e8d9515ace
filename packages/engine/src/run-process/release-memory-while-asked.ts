import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CheckoutHost } from "../checkout-host.ts";

/** An agent answers sooner than this, and is not delayed. */
const restAfterMs = 2_000;

/** The host, with a callback that runs once the run has to wait for a person, which may take minutes. */
export function releaseMemoryWhileAsked(host: CheckoutHost, rest: () => Promise<unknown>): CheckoutHost {
  return {
    ...host,
    ask: async (question, options) => {
      // Best effort: the run does not need it.
      const timer = setTimeout(() => void rest().catch(() => undefined), restAfterMs);
      return host.ask(question, options).finally(() => clearTimeout(timer));
    },
  };
}

/** Releases memory that this process does not need: V8 collects garbage only while it allocates. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") return;
  collect({ type: "major", flavor: "last-resort" });
}
