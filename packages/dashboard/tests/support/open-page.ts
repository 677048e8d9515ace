import type { Page } from "playwright-core";

/** Goes to a page of the dashboard by its navigation, and waits for what is on it. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name, exact: true })
    .first()
    .click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  // Whatever is being loaded.
  await page.getByRole("status", { name: "Loading" }).waitFor({ state: "detached" });
}
