import type { CheckoutHost } from "../../checkout-host.ts";

/**
 * Allows one open question at a time. A withdrawable question is withdrawn for the next one; others are
 * awaited.
 */
export function askOneAtATime({ ask }: Pick<CheckoutHost, "ask">): CheckoutHost["ask"] {
  let last: Promise<unknown> = Promise.resolve();
  let giveWay: AbortController | undefined;
  return (question, { takenBack } = {}) => {
    giveWay?.abort();
    const own = new AbortController();
    giveWay = takenBack && own;
    const options = takenBack && { takenBack: AbortSignal.any([takenBack, own.signal]) };
    const asked = last.then(() => ask(question, options));
    // The caller handles a failure; the next question only waits for this one to end.
    last = asked.catch(() => undefined);
    return asked;
  };
}
