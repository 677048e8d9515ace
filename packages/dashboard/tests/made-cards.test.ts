import { afterAll, beforeAll, expect, it } from "vitest";
import { callStore } from "../../../tests/support/call-store.ts";
import { type Dashboard, startDashboard } from "./support/dashboard.ts";
import { expectUsable } from "./support/expect-usable.ts";
import { createWorkspace, signUp } from "./support/sign-up.ts";
import { startCheckout } from "./support/start-checkout.ts";

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ CARD_SOURCE: "stripe_issuing" });
});
afterAll(() => dashboard.close());

it("a total is approved with one button where the service makes cards, and the page never shows a number", async () => {
  const { page } = await dashboard.visit();
  await signUp(page);
  await createWorkspace(page);
  await startCheckout(page, /A mug/);
  const approve = page.getByRole("button", { name: /^Approve \$/ });
  await approve.waitFor();
  await expectUsable(page, "an approval");
  await page.getByLabel("Card number").waitFor();
  await approve.click();
  await page.getByRole("region", { name: "Receipt" }).waitFor();

  expect(await page.content()).not.toMatch(/400000999\d{3}/);
  await expect.poll(readIssued, { timeout: 20_000 }).toMatchObject([{ status: "canceled" }]);
});

async function readIssued(): Promise<unknown> {
  const { port } = new URL(dashboard.product.getUrl("hartwell"));
  return JSON.parse((await callStore(`http://billing.localhost:${port}/_issued_cards`)).text);
}
