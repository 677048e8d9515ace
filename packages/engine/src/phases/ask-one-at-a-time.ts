import type { CheckoutHost } from "../checkout-host.ts";

/** One question stands at a time. One that may be taken back gives way to the next; any other is waited for. */
export function askOneAtATime({ ask }: Pick<CheckoutHost, "ask">): CheckoutHost["ask"] {
  let last: Promise<unknown> = Promise.resolve();
  let giveWay: AbortController | undefined;
  return (question, { takenBack } = {}) => {
    giveWay?.abort();
    const own = new AbortController();
    giveWay = takenBack && own;
    const options = takenBack && { takenBack: AbortSignal.any([takenBack, own.signal]) };
    const asked = last.then(() => ask(question, options));
    // Whoever asked hears of a failure; the next question only waits for the end.
    last = asked.catch(() => undefined);
    return asked;
  };
}
