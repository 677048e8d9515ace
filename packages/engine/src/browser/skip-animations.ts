import type { BrowserContext, CDPSession } from "playwright-core";

/**
 * Nothing is read or pressed before the page rests, and what slides or fades rests only at its end. So animations are
 * over at once: here those of style sheets, in the session's page.
 */
export async function skipStyleAnimations(session: CDPSession): Promise<void> {
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 100 });
}

/** Those of jQuery, which moves things by itself, and has a switch for it. In all pages of the context. */
export async function skipScriptAnimations(context: BrowserContext): Promise<void> {
  await context.addInitScript(switchOff);
}

/** Runs in the world of the page's own scripts. A page may put anything else in the place of jQuery. */
const switchOff = `for (const moment of ["DOMContentLoaded", "load"])
  addEventListener(moment, () => {
    try {
      if (typeof jQuery === "function" && typeof jQuery.fx === "function") jQuery.fx.off = true;
    } catch {}
  }, { capture: true, once: true });`;
