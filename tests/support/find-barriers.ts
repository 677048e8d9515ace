import type { Page } from "playwright-core";

declare const axe: typeof import("axe-core");

/** What would keep somebody from using the page, as axe-core sees it; empty for a page that all can use. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { source } = await import("axe-core");
  // Putting it into the page takes longer than asking it, and the same page is asked in several sizes and colours.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  return violations;
}
