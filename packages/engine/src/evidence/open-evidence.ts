import { EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOrder, CheckoutOutcome } from "../checkout-host.ts";
import type { JournalEntry } from "../deciding/journal.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import type { RunRecorder, Weighing } from "../phases/run-recorder.ts";
import { complaintsOf, describeWeighing, signOf, wordsOf } from "./describe-weighing.ts";
import { keepReadings } from "./keep-readings.ts";
import { nameDetails } from "./name-details.ts";
import { pageOf } from "./page-of.ts";
import { sendInBatches } from "./send-in-batches.ts";

/** The journal of a run, as it is kept outside of it. */
export interface Evidence {
  /** The host of the run, which is listened to. */
  host: CheckoutHost;
  recorder: RunRecorder;
  /** Sends what is left. Undefined where the run was stopped, or broke. */
  end(outcome: CheckoutOutcome | undefined): void;
}

type Keep = NonNullable<CheckoutHost["keepEvidence"]>;

interface EvidenceOptions {
  host: CheckoutHost;
  keep: Keep;
  order: Pick<CheckoutOrder, "buyer">;
  /** The address of the page that the run is at. */
  address: () => string;
  now?: () => Date;
}

/** Listens to a run, and tells what it saw, weighed and tried. It waits for nothing, and drops what is too much. */
export function openEvidence({
  host,
  keep,
  order,
  address,
  now = () => new Date(),
}: EvidenceOptions): Evidence {
  const buyer = nameDetails(order.buyer);
  const outlet = sendInBatches(keep, { now });
  const readings = keepReadings({
    buyer: order.buyer,
    answered: buyer.learned,
    send: outlet.addReading,
  });
  const tell: Tell = (step) => {
    const page = pageOf(address(), buyer.name);
    const told = EvidenceStep.safeParse({ at: now().toISOString(), page, ...nameIn(step, buyer.name) });
    // What fits no schema would end the run where it arrives.
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

/** Of a page that brings up other buttons each time. */
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
      // A platform's own way to the checkout is taken without being weighed.
      const action = words.get(entry.action) ?? pageOf(entry.target, (text) => text) ?? entry.action;
      open = { entry, action };
      tell({ kind: "tried", action });
      readings.took(entry);
    },
  };
}

interface Listener {
  tell: Tell;
  learn: ReturnType<typeof nameDetails>["learn"];
  /** The run waits for a person: there is time. */
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
      // The rest of it is a secret, which no text holds by the time that it is sent.
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

/** The receipt has its place elsewhere, and its number says who bought. */
function endOf(outcome: CheckoutOutcome): { outcome: string; message: string } {
  return outcome.status === "failed"
    ? { outcome: outcome.code, message: outcome.message }
    : { outcome: outcome.status, message: "" };
}

const longTexts: ReadonlySet<string> = new Set(["label", "message"]);

/** The step with the names of the buyer's details in all its texts, each as long as it may be. */
function nameIn(step: Untold, name: (text: string) => string): object {
  return JSON.parse(JSON.stringify(step), (key, part: unknown) => {
    if (typeof part !== "string") return part;
    const limit = longTexts.has(key) ? evidenceLimits.message : evidenceLimits.text;
    const named = name(part.slice(0, limit));
    return named.length <= limit ? named : `${named.slice(0, limit - 1)}…`;
  });
}
