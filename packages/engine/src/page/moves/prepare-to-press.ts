import type { Page } from "playwright-core";

/**
 * The driver injects a script into each document before it can press there, which takes a moment. Best done
 * while the page waits for its shop. Not awaited, and fails harmlessly if the page is replaced.
 */
export function prepareToPress(page: Page): void {
  page
    .locator("html")
    .count()
    .catch(() => undefined);
}
