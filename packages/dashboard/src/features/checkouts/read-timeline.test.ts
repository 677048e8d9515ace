import type { Checkout, ProgressItem } from "@cartwright/contract";
import { expect, it } from "vitest";
import { readTimeline } from "./read-timeline.ts";

const beginMs = Date.parse("2026-11-21T12:00:00.000Z");
const at = (ms: number): string => new Date(beginMs + ms).toISOString();
const item = (kind: ProgressItem["kind"], sequence: number, atMs: number): ProgressItem => ({
  kind,
  sequence,
  label: `${kind} ${sequence}`,
  data: {},
  at: at(atMs),
});

function checkout(status: Checkout["status"], progressItems: ProgressItem[]): Checkout {
  return {
    id: crypto.randomUUID(),
    status,
    target: { url: "https://shop.test/a", kind: "direct_url" },
    constraints: {},
    metadata: {},
    progressItems,
    createdAt: at(0),
    updatedAt: at(0),
  };
}

const asked = [item("intent_started", 0, 5), item("step", 1, 400), item("user_action", 2, 500)];

it("gives a step the time since the item before it, and a question the time until its answer was used", () => {
  const items = [...asked, item("step", 3, 9_500), item("step", 4, 9_700), item("terminal", 5, 9_710)];
  const { entries, totalMs, work } = readTimeline(checkout("succeeded", items), beginMs + 999_999);
  expect(entries.map(({ durationMs }) => durationMs)).toEqual([
    undefined,
    395,
    9_000,
    undefined,
    200,
    undefined,
  ]);
  expect({ totalMs, work }).toEqual({ totalMs: 9_710, work: undefined });
});

it("lets an open question, or the work that goes on, last until now", () => {
  const waiting = readTimeline(checkout("awaiting_user_action", asked), beginMs + 10_500);
  expect(waiting.entries.at(-1)).toMatchObject({ isOpen: true, durationMs: 10_000 });
  expect(waiting.work).toBeUndefined();
  const running = readTimeline(checkout("running", asked.slice(0, 2)), beginMs + 10_500);
  expect(running).toMatchObject({ work: { startMs: 400 }, totalMs: 10_500 });
});
