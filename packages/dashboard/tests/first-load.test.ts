import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { measureMainThread } from "../../../tests/support/processor-time.ts";
import { type Dashboard, startDashboard } from "./support/dashboard.ts";
import { createWorkspace, signUp } from "./support/sign-up.ts";

/** Of compressed script, before anybody has done anything. */
const mostBytes = 200_000;
/** Of the page's main thread. Elapsed time would measure what else the machine does. */
const interactiveWithinSeconds = 0.5;

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard({ ROLES: "api,sandbox,dashboard" });
});
afterAll(() => dashboard.close());

it("can be used after half a second of the processor's time", async () => {
  const context = await dashboard.browser.newContext();
  const page = await context.newPage();
  const usedSeconds = await measureMainThread(page);
  await page.goto(dashboard.url);
  await page.getByRole("button", { name: "Sign in or open an account" }).click({ trial: true });
  expect(await usedSeconds()).toBeLessThan(interactiveWithinSeconds);
  await context.close();
});

it("loads less than 200 KB of compressed script, up to the overview of who is signed in", async () => {
  const { page, context } = await dashboard.visit();
  await page.getByRole("button", { name: "Sign in or open an account" }).waitFor();
  expect(await scriptBytes(page)).toBeGreaterThan(10_000);
  await signUp(page);
  await createWorkspace(page);
  await page.getByRole("heading", { name: "Buy something for the first time" }).waitFor();
  expect(await scriptBytes(page)).toBeLessThan(mostBytes);
  await context.close();
});

function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );
}
