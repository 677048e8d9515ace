import type { BrowserContext, Page } from "playwright-core";
import { type GuardedRun, placeOf } from "./navigation-guard.ts";
import { isNavigationAllowed } from "./navigation-policy.ts";

export interface PageGuardOptions {
  readonly maxPages: number;
  readonly onPageCrashed: () => void;
}

/**
 * The second net below the navigation guard, on what has arrived: a document outside the scope (`data:` and `blob:`
 * pop-ups ask no server) closes its tab and counts as a violation. Also bounds how many tabs a page may open.
 * Dialogs need no care: the driver dismisses them as long as nobody listens, and `page-dialogs` where somebody does.
 */
export function guardPages(context: BrowserContext, run: GuardedRun, options: PageGuardOptions): void {
  context.on("page", (page) => {
    if (context.pages().length > options.maxPages) return closePage(page);
    page.on("crash", options.onPageCrashed);
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) checkArrival(page, run);
    });
    checkArrival(page, run);
  });
}

function checkArrival(page: Page, run: GuardedRun): void {
  const url = page.url();
  // What the browser shows when an address could not be reached; no page can navigate there or write into it.
  if (url === "" || url.startsWith("chrome-error:") || isNavigationAllowed(run.scope(), url)) return;
  closePage(page);
  run.onViolation({ host: placeOf(url) });
}

function closePage(page: Page): void {
  // Closing fails only when the page is closed already.
  page.close().catch(() => undefined);
}
