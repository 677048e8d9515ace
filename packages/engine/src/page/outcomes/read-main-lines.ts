import type { Page } from "playwright-core";
import { evaluateInFrame } from "../evaluate-in-page.ts";
import { isInView, mainText } from "../in-page/main-text.ts";
import type { Pace } from "../waiting/pace.ts";

/**
 * The lines of text in the main part of the page and in the dialogs in front of it; none where they cannot be read now.
 * A closed mini-cart is not read.
 */
export async function readMainLines(page: Page, pace: Pace): Promise<string[]> {
  const call = { run: mainText, scope: [isInView], with: [] as const };
  const text = await evaluateInFrame<readonly [], string>(page.mainFrame(), call, pace).catch(() => "");
  return text.split("\n");
}
