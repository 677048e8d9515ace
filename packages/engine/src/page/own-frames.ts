import type { Frame, Page } from "playwright-core";
import { getDomain } from "tldts";
import { framesOf } from "./frames-of.ts";

/** Frames of the shop's own site; third-party frames contain wallets and advertisements. */
export function ownFrames(page: Page): Frame[] {
  const site = siteOf(page.url());
  return framesOf(page).filter((frame) => isOwn(frame, site));
}

/** A `srcdoc` frame belongs to its parent. */
function isOwn(frame: Frame, site: string): boolean {
  const parent = frame.parentFrame();
  if (!parent) return true;
  return frame.url() === "about:srcdoc" ? isOwn(parent, site) : siteOf(frame.url()) === site;
}

/**
 * The registrable domain, with each shop on a hosting platform counted separately. Falls back to the
 * hostname.
 */
export function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? URL.parse(url)?.hostname ?? "";
}
