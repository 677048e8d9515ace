import { readFileSync } from "node:fs";
import { cardSchema, type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maskSecrets } from "../browser/masking/mask-secrets.ts";
import type { CheckoutHost, EvidenceBatch } from "../checkout-host.ts";
import { Journal } from "../deciding/journal.ts";
import { type RankedFor, rankWaysOf } from "../phases/form/ways/read-ways.ts";
import { lookAtRecorded, rankRecorded } from "../recording/play-back.ts";
import type { RecordedRound } from "../recording/recorded-round.ts";
import { readRound } from "../recording/round-file.ts";
import { openEvidence } from "./open-evidence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const buyer = { name: { first: "Philippa", last: "Whitcombe" } };
const card = { card_number: "4242 4242 4242 4242", card_expiry: "12/30", card_cvc: "987" };
const page = "https://shop.example/checkout";

function openForRun(keepEvidence: NonNullable<CheckoutHost["keepEvidence"]>) {
  const outside: CheckoutHost = {
    report: async () => undefined,
    ask: async () => card,
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    keepEvidence,
    signal: new AbortController().signal,
    remainingMs: () => 60_000,
  };
  const host = maskSecrets(outside, { hideSecrets: async () => undefined }, { url: page, buyer });
  const keep = host.keepEvidence ?? keepEvidence;
  return openEvidence({ host, keep, order: { buyer }, address: () => page });
}

/** What was kept in the end. */
function keptBy(batches: readonly EvidenceBatch[]) {
  return {
    steps: batches.flatMap(({ steps }) => steps),
    readings: batches.flatMap(({ reading }) => reading ?? []),
  };
}

function roundOf(name: string): RecordedRound {
  return readRound(readFileSync(new URL(`../recording/rounds/${name}.json`, import.meta.url), "utf8"));
}

/** Weighs the ways of a recorded page, as a run does that sees it. */
function weigh(
  round: RecordedRound,
  recorder: ReturnType<typeof openForRun>["recorder"],
  veto: Pick<RankedFor, "whyLeft" | "least"> = {},
) {
  const look = lookAtRecorded(round);
  const run = {
    order: { url: round.product },
    browser: { mayVisit: (address: string) => !round.outside.includes(address) },
    journal: new Journal(),
    recorder,
  };
  return rankWaysOf(run, look, { ...round, ...veto });
}

const failed = {
  status: "failed",
  reason: "automation_failed",
  code: "stuck",
  message: "No way on.",
} as const;

test("the journal says why a safe way was left unpressed", async () => {
  const batches: EvidenceBatch[] = [];
  const evidence = openForRun(async (batch) => void batches.push(batch));
  const round = roundOf("next-step-dutch");
  const [best] = weigh(round, evidence.recorder);
  const whyLeft = ({ key }: { key: string }) => (key === best?.way.key ? "it led nowhere before" : undefined);
  weigh(round, evidence.recorder, { whyLeft, least: best?.weight ?? 0 });
  evidence.end(failed);
  const [free, bound] = keptBy(batches).steps.flatMap((step) =>
    step.kind === "weighed" ? [step.candidates.map(({ left }) => left)] : [],
  );
  expect(free?.every((left) => left === undefined)).toBe(true);
  expect(bound?.slice(0, 2)).toEqual(["it led nowhere before", "too little speaks for it yet"]);
});

test.each(["buy-and-pay", "next-step-dutch", "guest-beside-sign-in"])(
  "the reading of a run that failed is played back to the decision that its journal tells: %s",
  async (name) => {
    const batches: EvidenceBatch[] = [];
    const evidence = openForRun(async (batch) => void batches.push(batch));
    weigh(roundOf(name), evidence.recorder);
    evidence.end(failed);
    const { steps, readings } = keptBy(batches);
    const weighed = steps.find((step) => step.kind === "weighed");
    const again = rankRecorded(readRound(readings[0] ?? ""));
    expect(weighed?.candidates.length).toBeGreaterThan(0);
    expect(
      again.slice(0, evidenceLimits.candidates).map(({ way, weight, because }) => ({
        text: way.text,
        weight: Math.round(weight * 100) / 100,
        because,
      })),
    ).toEqual(weighed?.candidates.map(({ text, weight, because }) => ({ text, weight, because })));
    expect(steps.at(-1)).toMatchObject({ kind: "run_ended", outcome: "stuck" });
  },
);

test("what is refused is told with its reason", () => {
  const batches: EvidenceBatch[] = [];
  const evidence = openForRun(async (batch) => void batches.push(batch));
  weigh({ ...roundOf("buy-and-pay"), goal: "next_step" }, evidence.recorder);
  evidence.end(failed);
  const weighed = keptBy(batches).steps.find((step) => step.kind === "weighed");
  expect(weighed?.refused).toContainEqual({ text: "Buy and pay", why: "it may place the order" });
});

test("neither a card nor the buyer is in anything that is kept", async () => {
  const batches: EvidenceBatch[] = [];
  const evidence = openForRun(async (batch) => void batches.push(batch));
  await evidence.host.ask({ key: "card", message: "Pay as Philippa?", responseSchema: cardSchema });
  await evidence.host.report({
    code: "card_entered",
    label: "The shop shows 4242424242424242 for PHILIPPA WHITCOMBE",
  });
  const round = roundOf("buy-and-pay");
  const [frame] = round.reading.frames;
  const said = { text: "Card 4242-4242-4242-4242 was declined", isMarked: true, isGoodNews: false };
  frame?.complaints.push({ ...said, isAside: false, form: 0, copy: 1 });
  weigh(round, evidence.recorder);
  evidence.end({ ...failed, message: "Philippa's card 4242 4242 4242 4242 was declined" });
  const text = JSON.stringify(batches);
  for (const secret of ["4242", "987", "philippa", "whitcombe"])
    expect(text.toLowerCase()).not.toContain(secret);
  expect(text).toContain("{buyer.first_name}");
  expect(keptBy(batches).steps.map(({ kind }) => kind)).toEqual([
    "run_started",
    "asked",
    "answered",
    "reported",
    "shop_said",
    "weighed",
    "run_ended",
  ]);
  // A page that shows the card is not kept at all.
  expect(keptBy(batches).readings).toEqual([]);
});

test("a run whose evidence is not taken goes on, keeps little in mind and says what is missing", async () => {
  const batches: EvidenceBatch[] = [];
  const evidence = openForRun((batch) => {
    batches.push(batch);
    return batches.length === 1 ? new Promise(() => undefined) : Promise.resolve();
  });
  for (let count = 0; count < 1_000; count += 1) {
    await evidence.host.report({ code: "agent_acted", label: "x".repeat(1_000) });
    if (count % 100 === 0) await vi.advanceTimersByTimeAsync(1_100);
  }
  expect(batches).toHaveLength(1);
  evidence.end(failed);
  const { steps } = keptBy(batches);
  expect(steps.length).toBeLessThan(evidenceLimits.stepsPerRun);
  const counts = steps.flatMap((step) => (step.kind === "dropped" ? [step.count] : []));
  const kept = steps.filter(({ kind }) => kind === "reported").length;
  expect(kept + counts.reduce((sum, count) => sum + count, 0)).toBe(1_000);
  expect(batches.every((batch) => batch.steps.length <= evidenceLimits.stepsPerBatch)).toBe(true);
  expect(steps.at(-1)).toSatisfy(
    (last: EvidenceStep) => last.kind === "run_ended" || last.kind === "dropped",
  );
});
