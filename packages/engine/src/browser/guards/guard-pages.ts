import type { BrowserContext, Page } from "playwright-core";
import { type GuardedRun, hostOrScheme } from "./navigation-guard.ts";
import { isNavigationAllowed } from "./navigation-policy.ts";

export interface PageGuardOptions {
  readonly maxPages: number;
  readonly onPageCrashed: () => void;
}

/**
 * The second check after the navigation guard, on documents that have loaded: one outside the scope (`data:`
 * and `blob:` pop-ups make no request) has its tab closed and counts as a violation. Also limits how many
 * tabs a page may open. Dialogs are handled elsewhere: the driver dismisses them if there is no listener,
 * otherwise `page-dialogs` does.
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
  // What the browser shows for an unreachable address; no page can navigate there or write into it.
  if (url === "" || url.startsWith("chrome-error:") || isNavigationAllowed(run.scope(), url)) return;
  closePage(page);
  run.onViolation({ host: hostOrScheme(url) });
}

function closePage(page: Page): void {
  // Closing fails only if the page is already closed.
  page.close().catch(() => undefined);
}
