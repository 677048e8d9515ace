import { expect, test } from "vitest";
import { afterSave, type PendingSave } from "./pending-save.ts";

test("a choice is not awaited for as long as the typing before it, which was sent", () => {
  const typed: PendingSave = { until: 2_000, isSaved: () => true };
  const chosen: PendingSave = { until: 600, isSaved: () => false };
  expect(afterSave(typed, chosen).until).toBe(600);
});

test("typing that was not sent yet is awaited beside a choice after it", () => {
  let isSent = false;
  const typed: PendingSave = { until: 2_000, isSaved: () => isSent };
  const both = afterSave(typed, { until: 600, isSaved: () => true });
  expect(both.until).toBe(2_000);
  expect(both.isSaved()).toBe(false);
  isSent = true;
  expect(both.isSaved()).toBe(true);
});
