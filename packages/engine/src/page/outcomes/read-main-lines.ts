import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "../waiting/pace.ts";

/**
 * The lines of text in the main part of the page and in the dialogs in front of it; empty if they can't be
 * read now. Excludes a closed mini-cart.
 */
export async function readMainLines(page: Page, pace: Pace): Promise<string[]> {
  const text = await callInPage({ frame: page.mainFrame(), pace }, "mainText").catch(() => "");
  return text.split("\n");
}
