import type { Page } from "playwright-core";
import { openPage } from "../tests/support/open-page.ts";

export type Shoot = (page: Page, name: string) => Promise<void>;

/** Every page of the account while there is nothing on it yet, and the forms that change that. */
export async function shootAccountPages(page: Page, shoot: Shoot): Promise<void> {
  await openPage(page, "Buyer profiles");
  await shoot(page, "profiles-none");
  await page.getByRole("button", { name: "New profile" }).click();
  await shoot(page, "profile-new");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByLabel("Phone").fill("+14155550123");
  await page.getByLabel("Country").selectOption("US");
  await page.getByLabel("Street and number").fill("1 Analytical Way");
  await page.getByLabel("City").fill("San Francisco");
  await page.getByLabel("State or province").selectOption("CA");
  await page.getByLabel("Postal code").fill("94107");
  await page.getByRole("button", { name: "Create the profile" }).click();
  await page.getByRole("table", { name: "Buyer profiles" }).waitFor();
  await shoot(page, "profiles");
  await openPage(page, "Buyer sessions");
  await shoot(page, "sessions-none");
  await shootKeys(page, shoot);
  await shootWebhooks(page, shoot);
  await shootGuides(page, shoot);
  await openPage(page, "Workspace");
  await page.getByLabel("Send me an e-mail").click();
  await page.getByText(/reminder at half time, to|verified/).waitFor();
  await shoot(page, "workspace");
  await openPage(page, "Usage");
  await page.getByRole("heading", { name: "Completed checkouts" }).waitFor();
  await shoot(page, "usage");
  await openPage(page, "Billing");
  await page.getByRole("button", { name: "Choose Personal" }).waitFor();
  await shoot(page, "billing");
  await page.getByRole("button", { name: "Read and accept" }).click();
  await shoot(page, "billing-policy");
  await page.getByRole("button", { name: "Accept the policy" }).click();
  await page.getByRole("button", { name: "Read it again" }).waitFor();
}

async function shootKeys(page: Page, shoot: Shoot): Promise<void> {
  await openPage(page, "API keys");
  await shoot(page, "keys-none");
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByLabel("Label").fill("Ada's agent");
  await page.getByLabel("Permissions").selectOption("some");
  await shoot(page, "key-new");
  await page.getByRole("button", { name: "Create the key" }).click();
  await page.getByRole("button", { name: "Copy API key" }).waitFor();
  await shoot(page, "key-created");
  await page.getByRole("button", { name: "Done" }).click();
  await shoot(page, "keys");
  await page.getByRole("button", { name: "Revoke Ada's agent" }).click();
  await shoot(page, "key-revoke");
  await page.getByRole("button", { name: "Keep it" }).click();
}

async function shootWebhooks(page: Page, shoot: Shoot): Promise<void> {
  await openPage(page, "Webhooks");
  await shoot(page, "webhooks-none");
  await page.getByRole("button", { name: "New endpoint" }).click();
  await page.getByRole("button", { name: "Use the test receiver" }).click();
  await shoot(page, "webhook-new");
  await page.getByRole("button", { name: "Register the endpoint" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("table", { name: "Endpoints" }).waitFor();
  await shoot(page, "webhooks-quiet");
  await page.getByRole("button", { name: /^Send test event/ }).click();
  await page.getByRole("table", { name: "Latest deliveries" }).getByText("Test event").waitFor();
  await shoot(page, "webhooks");
  await page.getByRole("button", { name: /^Payload/ }).click();
  await shoot(page, "webhook-payload");
  await page.keyboard.press("Escape");
}

async function shootGuides(page: Page, shoot: Shoot): Promise<void> {
  await openPage(page, "Quick start");
  await shoot(page, "quick-start");
  await page.getByRole("button", { name: "Create a test key" }).click();
  await page.getByRole("button", { name: "Copy API key" }).waitFor();
  await page.getByRole("tab", { name: "TypeScript" }).click();
  await shoot(page, "quick-start-typescript");
  await openPage(page, "API reference");
  await page.getByText("Create a checkout", { exact: true }).click();
  await page.getByRole("heading", { name: "Responses" }).waitFor();
  await shoot(page, "reference");
}
