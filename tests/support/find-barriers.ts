import type { Page } from "playwright-core";

declare const axe: typeof import("axe-core");

/** Accessibility violations found by axe-core; empty if there are none. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { default: core } = await import("axe-core");
  // Injecting axe takes longer than running it, and the same page is checked in several sizes and colours.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(core.source);
  const violations = await page.evaluate(async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  return violations;
}
