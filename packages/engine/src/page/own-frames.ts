import type { Frame, Page } from "playwright-core";
import { getDomain } from "tldts";
import { framesOf } from "./frames-of.ts";

/** Frames of the shop's own site; a stranger's frame holds wallets and advertisements. */
export function ownFrames(page: Page): Frame[] {
  const site = siteOf(page.url());
  return framesOf(page).filter((frame) => isOwn(frame, site));
}

/** What a page writes into a frame itself is as much its own as the page. */
function isOwn(frame: Frame, site: string): boolean {
  const parent = frame.parentFrame();
  if (!parent) return true;
  return frame.url() === "about:srcdoc" ? isOwn(parent, site) : siteOf(frame.url()) === site;
}

/** The registrable domain, where shops of a hosting platform are strangers to each other; or the host itself where it has none. */
export function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? URL.parse(url)?.hostname ?? "";
}
