import { expect, test } from "vitest";
import { openHeldRuns } from "./held-runs.ts";

const claim = { checkoutId: "checkout", claimId: "claim" };

async function holdOne() {
  const heldRuns = await openHeldRuns({
    listen: async () => ({ close: async () => undefined }),
    channel: "checkouts",
    record: { listRunStates: async () => [{ ...claim, status: "running", isSubmitting: false }] },
    pollMs: 60_000,
    onError: (error) => {
      throw error;
    },
  });
  await heldRuns.close();
  return heldRuns.hold(claim);
}

test("a run whose job is in other hands stops, so that it is driven once at a time", async () => {
  const run = await holdOne();
  run.loseJob();
  expect(run.stopReason()).toBe("claim_lost");
});

test("a run that has placed its order goes on without its job, for as long as it holds the claim", async () => {
  const run = await holdOne();
  run.passSubmitPoint();
  run.loseJob();
  expect(run.stopReason()).toBeUndefined();
  run.stop("claim_lost");
  expect(run.stopReason()).toBe("claim_lost");
});
