import type { Frame, Page } from "playwright-core";
import { getDomain } from "tldts";

/** Frames of the shop's own site; a stranger's frame holds wallets and advertisements. */
export function ownFrames(page: Page): Frame[] {
  const site = siteOf(page.url());
  return page
    .frames()
    .filter(
      (frame) => frame === page.mainFrame() || frame.url() === "about:srcdoc" || siteOf(frame.url()) === site,
    );
}

/** The registrable domain, or the host itself where it has none. */
export function siteOf(url: string): string {
  return getDomain(url) ?? URL.parse(url)?.hostname ?? "";
}
