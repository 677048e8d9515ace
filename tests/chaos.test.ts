import { expect, it } from "vitest";
import { runCampaign } from "../scripts/chaos/campaign.ts";
import { printReport } from "../scripts/chaos/print-report.ts";

it("what is killed, cut and filled up while it buys orders nothing twice, loses nothing and leaves nothing behind", async () => {
  const result = await runCampaign({
    seed: 4,
    kills: 6,
    minutes: 3,
    shoppers: 2,
    slots: 2,
    keepsFolder: false,
    signal: new AbortController().signal,
    say: () => undefined,
  });
  expect(result.violations, printReport(result)).toEqual([]);
  expect(result.disturbed.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThanOrEqual(6);
  expect(result.facts.checkouts.length).toBeGreaterThan(0);
}, 600_000);
