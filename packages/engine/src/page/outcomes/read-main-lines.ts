import type { Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "../waiting/pace.ts";

/**
 * The lines of text in the main part of the page and in the dialogs in front of it; none where they cannot be read now.
 * A closed mini-cart is not read.
 */
export async function readMainLines(page: Page, pace: Pace): Promise<string[]> {
  const text = await callInPage({ frame: page.mainFrame(), pace }, "mainText").catch(() => "");
  return text.split("\n");
}
