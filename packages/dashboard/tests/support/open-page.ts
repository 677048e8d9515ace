import type { Page } from "playwright-core";

/** Opens a page of the dashboard through its navigation, and waits for its content. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name, exact: true })
    .first()
    .click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  // Wait until loading has finished.
  await page.getByRole("status", { name: "Loading" }).waitFor({ state: "detached" });
}
