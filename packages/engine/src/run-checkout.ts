import { openAgent } from "./agent/agent.ts";
import type { AgentModel } from "./agent/agent-model.ts";
import { maskSecrets } from "./browser/mask-secrets.ts";
import type { RunBrowser } from "./browser/run-browser.ts";
import type { CheckoutHost, CheckoutOrder, CheckoutOutcome } from "./checkout-host.ts";
import { Journal } from "./deciding/journal.ts";
import { untilStopped } from "./page/waiting/pace.ts";
import { askOneAtATime } from "./phases/ask-one-at-a-time.ts";
import { blameExit } from "./phases/blame-exit.ts";
import { giveDetails } from "./phases/checkout/give-details.ts";
import { openCheckout } from "./phases/checkout/open-checkout.ts";
import { explainEnd } from "./phases/explain-end.ts";
import { pay } from "./phases/pay/pay.ts";
import { quote } from "./phases/pay/quote.ts";
import { fillCart } from "./phases/product/fill-cart.ts";
import { openProduct } from "./phases/product/open-product.ts";
import { recognise } from "./phases/product/recognise.ts";
import { settleVariant } from "./phases/product/settle-variant.ts";
import type { RunRecorder } from "./phases/run-recorder.ts";
import { keepSession, restoreSession } from "./phases/session/keep-session.ts";
import { confirmOrder } from "./phases/submit/confirm-order.ts";
import { OrderPresses } from "./phases/submit/order-presses.ts";
import type { Visit } from "./phases/visit.ts";
import { watchGuards } from "./phases/watch-guards.ts";

export interface RunOptions {
  /** Asked only where the engine itself does not find the next move of a shop. */
  model?: AgentModel | undefined;
  /** See `Pace`. */
  patience?: number | undefined;
  /** For whoever develops the engine: hears what is decided, and on what. */
  recorder?: RunRecorder | undefined;
}

/**
 * Buys one thing, and says how it ended. What goes wrong in the purchase is an outcome; only a run that was stopped
 * from outside (`RunStoppedError`, or the reason of the host's signal) and defects of this code are thrown.
 *
 * The browser must have been opened for the order's address; the caller closes it.
 */
export async function runCheckout(
  order: CheckoutOrder,
  host: CheckoutHost,
  browser: RunBrowser,
  { model, patience, recorder }: RunOptions = {},
): Promise<CheckoutOutcome> {
  const pace = watchGuards(host, browser, patience);
  const opened = model && openAgent(model, host, () => visit);
  const masked = maskSecrets(opened?.host ?? host, browser.view, order);
  const visit: Visit = {
    order,
    host: {
      ...masked,
      ask: askOneAtATime(masked),
      beforeSubmit: async (submitted) => {
        if (order.goal === "quote") throw new Error("a quote orders nothing");
        pace.recipients.notePress(browser.context.pages());
        return masked.beforeSubmit(submitted);
      },
    },
    browser,
    page: browser.page,
    pace,
    currency: undefined,
    holdsSecret: masked.holdsSecret,
    orderPresses: new OrderPresses(),
    journal: new Journal(),
    session: "none",
    agent: opened?.agent,
    recorder,
  };
  try {
    const buying = untilStopped(pace, () => buy(visit));
    const ended = await buying.catch((error: unknown) => explainEnd(error, visit));
    const outcome = await blameExit(ended, visit);
    await keepSession(visit);
    return masked.clean(outcome);
  } catch (error) {
    masked.cleanError(error);
    throw error;
  } finally {
    pace.stopWatching();
  }
}

async function buy(visit: Visit): Promise<CheckoutOutcome> {
  await restoreSession(visit);
  await openProduct(visit);
  const shop = await recognise(visit);
  const item = await settleVariant(visit, shop);
  await fillCart(visit, shop, item);
  await openCheckout(visit, shop, item);
  const work = await giveDetails(visit, shop, item);
  if (visit.order.goal === "quote") return quote(visit, work, item);
  const placed = await pay(visit, work);
  return confirmOrder(visit, placed);
}
