import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { startProduct } from "../../../scripts/start-product.ts";
import { startDashboard } from "../tests/support/dashboard.ts";
import { createWorkspace, signUp } from "../tests/support/sign-up.ts";
import { payByCard, startCheckout } from "../tests/support/start-checkout.ts";
import { shootAccountPages } from "./shoot-account-pages.ts";

/** `npm run screenshots`: every page, as it is in use, on a phone and on a desk, in light and in dark. */
const folder = fileURLToPath(new URL("../.screenshots", import.meta.url));
const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

async function shoot(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const path = join(folder, `${name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function shootEmptyPages(page: Page): Promise<void> {
  await shoot(page, "sign-in");
  await signUp(page);
  await shoot(page, "create-workspace");
  await createWorkspace(page);
  await page.getByRole("heading", { name: "Buy something for the first time" }).waitFor();
  await shoot(page, "overview-new");
  await page.getByRole("link", { name: "Checkouts" }).first().click();
  await page.getByRole("heading", { name: "No checkouts yet" }).waitFor();
  await shoot(page, "checkouts-none");
  await page.getByRole("link", { name: "New checkout" }).first().click();
  await page.getByRole("button", { name: "Start the checkout" }).waitFor();
  await shoot(page, "new-checkout");
}

async function shootPurchases(page: Page): Promise<void> {
  await startCheckout(page, /A T-shirt/);
  await page.frameLocator("iframe").locator('#stage[data-scene="shown"]').waitFor();
  await shoot(page, "checkout-running");
  await page.getByRole("heading", { name: "Which one?" }).waitFor();
  await shoot(page, "checkout-variant");
  for (const choice of ["Moss", "M"]) await page.getByRole("radio", { name: choice, exact: true }).check();
  await page.getByRole("button", { name: "Choose" }).click();
  await page.getByLabel("Card number").waitFor();
  await shoot(page, "checkout-card");
  await payByCard(page);
  await page.getByRole("region", { name: "Receipt" }).waitFor();
  await shoot(page, "checkout-succeeded");
  await startCheckout(page, /A lantern/);
  await page.getByRole("region", { name: "Why it failed" }).waitFor();
  await shoot(page, "checkout-failed");
  await startCheckout(page, /A mug/);
  await page.getByLabel("Card number").waitFor();
  await startCheckout(page, /A pan/);
  await page.getByRole("link", { name: "Overview" }).first().click();
  await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
  await shoot(page, "overview");
  await page.getByRole("link", { name: "Checkouts", exact: true }).first().click();
  await page.getByRole("table", { name: "Checkouts" }).waitFor();
  await shoot(page, "checkouts");
}

await mkdir(folder, { recursive: true });
const dashboard = await startDashboard({}, startProduct);
try {
  const { page } = await dashboard.visit();
  await shootEmptyPages(page);
  await shootAccountPages(page, shoot);
  await shootPurchases(page);
} finally {
  await dashboard.close();
}
