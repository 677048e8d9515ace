import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers } from "../../../../tests/support/find-barriers.ts";

/** Checks sizes of a phone and a desktop, in light and dark: accessible, and without horizontal overflow. */
export async function expectUsable(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findBarriers(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
