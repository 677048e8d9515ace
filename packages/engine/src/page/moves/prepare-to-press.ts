import type { Page } from "playwright-core";

/**
 * The driver puts a script of its own into each document that it is to press in, which takes the page a moment: one in
 * which it waits for its shop is best. Nobody waits for this, and it fails where the page goes meanwhile.
 */
export function prepareToPress(page: Page): void {
  page
    .locator("html")
    .count()
    .catch(() => undefined);
}
