import { afterAll, beforeAll, expect, it } from "vitest";
import { type Dashboard, startDashboard } from "./support/dashboard.ts";
import { expectUsable } from "./support/expect-usable.ts";
import { createWorkspace, signUp } from "./support/sign-up.ts";
import { payByCard, startCheckout } from "./support/start-checkout.ts";

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ EVIDENCE_DAYS: "7" });
});
afterAll(() => dashboard.close());

it("a purchase is replayed step by step, by keyboard too, with the page as it was", async () => {
  const { page } = await dashboard.visit();
  await signUp(page);
  await createWorkspace(page);
  await startCheckout(page, /A mug/);
  await payByCard(page);
  await page.getByRole("region", { name: "Receipt" }).waitFor();
  const replay = page.getByRole("region", { name: "Replay" });
  await replay.waitFor();
  const slider = replay.getByRole("slider", { name: "Step" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^0 s: A run began/);
  await page.keyboard.press("End");
  await expect.poll(() => replay.locator("[aria-current=step]").textContent()).toContain("The run ended");
  await replay.getByRole("button", { name: /Asked for card/ }).click();
  await replay.getByText("hartwell.localhost asks for a card.").waitFor();
  const picture = replay.getByRole("img", { name: "The page as it was" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  await expectUsable(page, "a replay");
});
