import { type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { CheckoutHost } from "../checkout-host.ts";

const intervalMs = 1_000;
/** Steps waiting for the previous batch. */
const mostWaiting = 200;
const mostReadingsWaiting = 4;

export interface BatchSender {
  add(step: EvidenceStep): void;
  addReading(reading: string): void;
  end(): void;
}

/** Sends one batch per second, one at a time; if the receiver is too slow, steps are dropped and counted. */
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
      // Best effort: the run does not need its evidence.
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
      // The run's end is always recorded, even over the limit.
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

/** A page that keeps changing is weighed again and again; this reserves room for the run's actions. */
const keptForActions = 200;

function limitFor({ kind }: EvidenceStep): number {
  const isOfPage = kind === "weighed" || kind === "shop_said";
  return evidenceLimits.stepsPerRun - (isOfPage ? keptForActions : 0);
}
