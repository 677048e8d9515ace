import type { Frame, Page } from "playwright-core";
import { registrableDomain } from "../registrable-domain.ts";
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

/** The registrable domain. Falls back to the hostname. */
export function siteOf(url: string): string {
  return registrableDomain(url) ?? URL.parse(url)?.hostname ?? "";
}
