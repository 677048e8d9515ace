import { openAgent } from "./agent/agent.ts";
import type { AgentModel } from "./agent/agent-model.ts";
import { maskSecrets } from "./browser/masking/mask-secrets.ts";
import type { RunBrowser } from "./browser/run-browser.ts";
import type { AddressedOrder, CheckoutHost, CheckoutOrder, CheckoutOutcome, Step } from "./checkout-host.ts";
import { sendAsRequested } from "./choosing/delivery/send-as-requested.ts";
import { Journal } from "./deciding/journal.ts";
import { type Evidence, openEvidence } from "./evidence/open-evidence.ts";
import { untilStopped } from "./page/waiting/pace.ts";
import { explainEnd } from "./phases/failures/explain-end.ts";
import { orUnaskedOrder } from "./phases/guards/refuse-unasked-order.ts";
import { reportDeadExit } from "./phases/guards/report-dead-exit.ts";
import { watchGuards } from "./phases/guards/watch-guards.ts";
import { askOneAtATime } from "./phases/questions/ask-one-at-a-time.ts";
import { askReadably } from "./phases/questions/ask-readably.ts";
import type { RunRecorder } from "./phases/run-recorder.ts";
import { keepSession } from "./phases/session/keep-session.ts";
import { holdFramedSecrets } from "./phases/submit/press/hold-framed-secrets.ts";
import { OrderPresses } from "./phases/submit/press/order-presses.ts";
import { recordSubmissions } from "./phases/submit/press/record-submissions.ts";
import { watchCard } from "./phases/submit/provider/watch-card.ts";
import type { Visit } from "./phases/visit.ts";

export interface RunOptions {
  /** Asked only if the engine can't find the shop's next step itself. */
  model?: AgentModel | undefined;
  /** See `Pace`. */
  patience?: number | undefined;
  /** For engine development: receives each decision and its inputs. */
  recorder?: RunRecorder | undefined;
}

interface Parts {
  order: CheckoutOrder;
  host: CheckoutHost;
  browser: RunBrowser;
}

/** Does this work with the guards of a run around it: secrets masked, submissions recorded, ends explained. */
export async function runVisit(
  { order: asked, host: outside, browser }: Parts,
  { model, patience, recorder }: RunOptions,
  work: (visit: Visit) => Promise<CheckoutOutcome>,
): Promise<CheckoutOutcome> {
  const order = sendAsRequested(asked);
  const pace = watchGuards(outside, browser, patience);
  const opened = model && openAgent(model, outside, () => visit);
  const masked = maskSecrets(opened?.host ?? outside, browser.view, order);
  const evidence = listen(masked, order, browser);
  const host = evidence?.host ?? masked;
  const orderPresses = new OrderPresses();
  const { holdsSecret } = masked;
  const { ask, beforeSubmit, recordUnpressed } = recordSubmissions(host);
  holdFramedSecrets(browser, { holdsSecret, recipients: pace.recipients });
  const noteUnpressed = () => {
    // If the record fails, the host stops the run itself.
    if (orderPresses.noteCardSent()) recordUnpressed().catch(() => undefined);
  };
  watchCard(browser.context, { holdsSecret, recipients: pace.recipients, noteUnpressed });
  const visit: Visit = {
    order,
    host: {
      ...host,
      report: (step) => {
        visit.isBuyerNamed ||= namesBuyer(step);
        return host.report(step);
      },
      ask: askOneAtATime({ ask: askReadably({ ask }) }),
      beforeSubmit: async (submitted) => {
        if (order.goal === "quote") throw new Error("a quote orders nothing");
        pace.recipients.notePress(browser.context.pages());
        return beforeSubmit(submitted);
      },
    },
    browser,
    page: browser.page,
    pace,
    currency: undefined,
    holdsSecret,
    orderPresses,
    noteUnpressed,
    journal: new Journal(),
    session: "none",
    agent: opened?.agent,
    recorder: recorder ?? evidence?.recorder,
  };
  try {
    const working = untilStopped(pace, () => work(visit));
    const ended = await working.catch(async (error: unknown) =>
      explainEnd(await orUnaskedOrder(error, visit), visit),
    );
    const outcome = await reportDeadExit(ended, visit);
    await keepSession(visit);
    evidence?.end(outcome);
    return masked.clean(outcome);
  } catch (error) {
    masked.cleanError(error);
    evidence?.end(undefined);
    throw error;
  } finally {
    pace.stopWatching();
  }
}

function namesBuyer({ code }: Step): boolean {
  return code === "contact_filled" || code === "address_filled";
}

/** Returns undefined if no evidence is kept. */
function listen(masked: CheckoutHost, order: AddressedOrder, browser: RunBrowser): Evidence | undefined {
  const { keepEvidence } = masked;
  if (!keepEvidence) return undefined;
  return openEvidence({
    host: masked,
    keep: keepEvidence,
    order,
    address: () => browser.context.pages().at(-1)?.url() ?? "",
  });
}
