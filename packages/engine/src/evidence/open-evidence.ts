import { EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { AddressedOrder, CheckoutHost, CheckoutOutcome } from "../checkout-host.ts";
import type { JournalEntry } from "../deciding/journal.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import { knownBuyer } from "../phases/form/fields/known-buyer.ts";
import type { RunRecorder, Weighing } from "../phases/run-recorder.ts";
import { complaintsOf, describeWeighing, signOf, wordsOf } from "./describe-weighing.ts";
import { keepReadings } from "./keep-readings.ts";
import { nameDetails } from "./name-details.ts";
import { pageOf } from "./page-of.ts";
import { sendInBatches } from "./send-in-batches.ts";

/** The journal of a run, as stored outside it. */
export interface Evidence {
  /** The run's host, wrapped to observe it. */
  host: CheckoutHost;
  recorder: RunRecorder;
  /** Sends what is left. `outcome` is undefined if the run was stopped or failed. */
  end(outcome: CheckoutOutcome | undefined): void;
}

type Keep = NonNullable<CheckoutHost["keepEvidence"]>;

interface EvidenceOptions {
  host: CheckoutHost;
  keep: Keep;
  order: Pick<AddressedOrder, "buyer" | "payer">;
  /** The address of the run's current page. */
  address: () => string;
  now?: () => Date;
}

/**
 * Observes a run and records what it saw, weighed and tried. Never delays it; drops what exceeds the limits.
 */
export function openEvidence({
  host,
  keep,
  order,
  address,
  now = () => new Date(),
}: EvidenceOptions): Evidence {
  const buyer = nameDetails(order.buyer);
  if (order.payer) buyer.learn(knownBuyer(order.payer));
  const outlet = sendInBatches(keep, { now });
  const readings = keepReadings({
    buyer: order.buyer,
    answered: buyer.learned,
    send: outlet.addReading,
  });
  const tell: Tell = (step) => {
    const page = pageOf(address(), buyer.name);
    const told = EvidenceStep.safeParse({ at: now().toISOString(), page, ...nameIn(step, buyer.name) });
    // Anything that does not match the schema would end the run at the receiver.
    if (told.success) outlet.add(told.data);
  };
  tell({ kind: "run_started" });
  return {
    recorder: recordInto(tell, readings),
    host: listenTo(host, { tell, learn: buyer.learn, rest: readings.sendNewest }),
    end: (outcome) => {
      if (outcome) tell({ kind: "run_ended", ...endOf(outcome) });
      else tell({ kind: "run_ended", outcome: "stopped", message: "" });
      if (outcome?.status === "failed" || outcome === undefined) readings.sendLast();
      readings.stop();
      outlet.end();
    },
  };
}

type Untold = EvidenceStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, "at" | "page">
    : never
  : never;
type Tell = (step: Untold) => void;

/** Limit for a page that shows new buttons each time. */
const mostWords = 5_000;

function recordInto(tell: Tell, readings: ReturnType<typeof keepReadings>): RunRecorder {
  const signs = new Map<string, string>();
  let said = "";
  let open: { entry: Readonly<JournalEntry>; action: string } | undefined;
  const words = new Map<string, string>();
  const tellOutcome = (): void => {
    if (!open || open.entry.outcome === "open") return;
    tell({ kind: "came_of_it", action: open.action, outcome: open.entry.outcome });
    open = undefined;
  };
  const hearShop = (reading: PageReading): void => {
    const texts = complaintsOf(reading);
    if (texts.length === 0 || texts.join("\n") === said) return;
    said = texts.join("\n");
    tell({ kind: "shop_said", texts });
  };
  return {
    weighed: (reading: PageReading, weighing: Weighing) => {
      tellOutcome();
      const sign = signOf(reading, weighing);
      if (signs.get(weighing.goal) === sign) return;
      signs.set(weighing.goal, sign);
      if (words.size > mostWords) words.clear();
      for (const way of weighing.ways) words.set(way.key, wordsOf(way));
      hearShop(reading);
      tell({ kind: "weighed", ...describeWeighing(reading, weighing) });
      readings.weighed(reading, weighing);
    },
    took: (_reading, entry) => {
      tellOutcome();
      // A platform's built-in way to the checkout is taken without being weighed.
      const action = words.get(entry.action) ?? pageOf(entry.target, (text) => text) ?? entry.action;
      open = { entry, action };
      tell({ kind: "tried", action });
      readings.took(entry);
    },
    corrected: (done) => {
      tellOutcome();
      tell({ kind: "corrected", done });
    },
  };
}

interface Listener {
  tell: Tell;
  learn: ReturnType<typeof nameDetails>["learn"];
  /** The run waits for a person, so there is time. */
  rest: () => void;
}

function listenTo(host: CheckoutHost, { tell, learn, rest }: Listener): CheckoutHost {
  return {
    ...host,
    report: (step) => {
      tell({ kind: "reported", code: step.code, label: step.label });
      return host.report(step);
    },
    ask: async (question, options) => {
      tell({ kind: "asked", key: question.key, message: question.message });
      const asking = host.ask(question, options);
      rest();
      const answer = await asking;
      if (question.key === "shipping") learn(answer);
      // The rest is secret and is removed from all texts before they are sent.
      if (question.key === "credentials") learn({ username: answer.username });
      tell({ kind: "answered", key: question.key });
      return answer;
    },
    beforeSubmit: (submission) => {
      const { total, attempt } = submission;
      const amount = total ? [total.amount, total.currency].filter(Boolean).join(" ") : null;
      tell({ kind: "order_sent", attempt, total: amount });
      return host.beforeSubmit(submission);
    },
  };
}

/** The receipt is stored elsewhere, and its number would identify the buyer. */
function endOf(outcome: CheckoutOutcome): { outcome: string; message: string } {
  return outcome.status === "failed"
    ? { outcome: outcome.code, message: outcome.message }
    : { outcome: outcome.status, message: "" };
}

const longTexts: ReadonlySet<string> = new Set(["label", "message"]);

/** The step with the buyer's details replaced by their names in all its texts, each cut to its limit. */
function nameIn(step: Untold, name: (text: string) => string): object {
  return JSON.parse(JSON.stringify(step), (key, part: unknown) => {
    if (typeof part !== "string") return part;
    const limit = longTexts.has(key) ? evidenceLimits.message : evidenceLimits.text;
    const named = name(part.slice(0, limit));
    return named.length <= limit ? named : `${named.slice(0, limit - 1)}…`;
  });
}
