import type { Frame, Page } from "playwright-core";

/** More than any shop's page has: frames added by advertisements come last. */
const mostFrames = 60;
const deepestFrame = 6;

/** The frames of a page that are read: the main frame first, then nested ones by depth. */
export function framesOf(page: Page): Frame[] {
  const found = [page.mainFrame()];
  let level = found;
  for (let depth = 0; depth < deepestFrame && level.length > 0 && found.length < mostFrames; depth += 1) {
    level = level.flatMap((frame) => frame.childFrames());
    found.push(...level);
  }
  return found.slice(0, mostFrames);
}
