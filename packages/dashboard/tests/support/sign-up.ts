import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Opens an account at the real provider, through its pages, and returns signed in. */
export async function signUp(page: Page): Promise<Account> {
  const account = {
    name: "Ada Lovelace",
    email: `${randomUUID()}@example.com`,
    password: "correct horse battery",
  };
  await page.getByRole("button", { name: "Sign in or open an account" }).click();
  await page.getByRole("link", { name: "Open one" }).click();
  await page.getByLabel("Name").fill(account.name);
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Open the account" }).click();
  await page.getByRole("heading", { name: "Name your workspace" }).waitFor();
  return account;
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("button", { name: "Sign in or open an account" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

export async function createWorkspace(page: Page, name = "Analytical Engines"): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create the workspace" }).click();
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
}
