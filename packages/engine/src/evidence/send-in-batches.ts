import { type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { CheckoutHost } from "../checkout-host.ts";

const intervalMs = 1_000;
/** What waits for the batch before it. */
const mostWaiting = 200;
const mostReadingsWaiting = 4;

export interface BatchSender {
  add(step: EvidenceStep): void;
  addReading(reading: string): void;
  end(): void;
}

/** One batch a second, and one at a time: where nobody takes them, what comes is dropped and counted. */
export function sendInBatches(
  keep: NonNullable<CheckoutHost["keepEvidence"]>,
  { now }: { now: () => Date },
): BatchSender {
  const waiting: EvidenceStep[] = [];
  const readings: string[] = [];
  const dropped = { steps: 0, readings: 0 };
  let count = 0;
  let isUnderWay = false;
  let timer: NodeJS.Timeout | undefined;

  const send = (): void => {
    const reading = readings.shift();
    const steps = [
      ...waiting.splice(0, evidenceLimits.stepsPerBatch - 2),
      ...describeDropped(dropped, now()),
    ];
    if (steps.length === 0 && reading === undefined) return;
    Object.assign(dropped, { steps: 0, readings: 0 });
    isUnderWay = true;
    keep({ steps, ...(reading !== undefined && { reading }) })
      // Without its evidence a run goes on as well.
      .catch(() => undefined)
      .finally(() => {
        isUnderWay = false;
        if (waiting.length > 0 || readings.length > 0) sendSoon();
      });
  };
  const sendSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isUnderWay) sendSoon();
      else send();
    }, intervalMs).unref();
  };
  return {
    add: (step) => {
      // How a run has ended is told whatever was told before.
      const isTooMuch = count >= limitFor(step) || waiting.length >= mostWaiting;
      if (isTooMuch && step.kind !== "run_ended") dropped.steps += 1;
      else {
        count += 1;
        waiting.push(step);
      }
      if (!isTooMuch) sendSoon();
    },
    addReading: (reading) => {
      const isTooLarge = Buffer.byteLength(reading) > evidenceLimits.readingCharacters;
      if (isTooLarge || readings.length >= mostReadingsWaiting) dropped.readings += 1;
      else readings.push(reading);
      sendSoon();
    },
    end: () => {
      clearTimeout(timer);
      do send();
      while (waiting.length > 0 || readings.length > 0);
    },
  };
}

function describeDropped(dropped: Readonly<Record<"steps" | "readings", number>>, at: Date): EvidenceStep[] {
  return (["steps", "readings"] as const)
    .filter((what) => dropped[what] > 0)
    .map((what) => ({ at: at.toISOString(), page: null, kind: "dropped", what, count: dropped[what] }));
}

/** A page that never stands still is weighed again and again: that leaves room for what the run does. */
const keptForActions = 200;

function limitFor({ kind }: EvidenceStep): number {
  const isOfPage = kind === "weighed" || kind === "shop_said";
  return evidenceLimits.stepsPerRun - (isOfPage ? keptForActions : 0);
}
