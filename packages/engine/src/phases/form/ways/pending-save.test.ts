import { expect, test } from "vitest";
import { afterSave, longestPause, type PendingSave } from "./pending-save.ts";

test("a choice is not awaited for as long as the typing before it, which was sent", () => {
  const typed: PendingSave = { until: 2_000, isSaved: () => true, delayMs: () => undefined };
  const chosen: PendingSave = { until: 600, isSaved: () => false, delayMs: () => undefined };
  expect(afterSave(typed, chosen).until).toBe(600);
});

test("typing that was not sent yet is awaited beside a choice after it", () => {
  let isSent = false;
  const typed: PendingSave = { until: 2_000, isSaved: () => isSent, delayMs: () => undefined };
  const both = afterSave(typed, { until: 600, isSaved: () => true, delayMs: () => undefined });
  expect(both.until).toBe(2_000);
  expect(both.isSaved()).toBe(false);
  isSent = true;
  expect(both.isSaved()).toBe(true);
});

test.each([
  ["nothing is known of the page", undefined, 600],
  ["the page has sent another input at once", 0, 100],
  ["the page has sent another input after a pause", 150, 550],
  ["the page takes its time", 900, 600],
])("when %s, a choice is awaited for as long as that lets expect", (_what, usualMs, expected) => {
  expect(longestPause(600, usualMs)).toBe(expected);
});
