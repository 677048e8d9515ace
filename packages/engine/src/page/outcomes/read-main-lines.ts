import type { Page } from "playwright-core";
import { bounded, type Pace } from "../waiting/pace.ts";

/** The lines of text in the main part of the page; none where it cannot be read now. A closed mini-cart is not read. */
export async function readMainLines(page: Page, pace: Pace): Promise<string[]> {
  const text = await bounded(pace, 3_000, () => page.evaluate<string>(mainText)).catch(() => "");
  return text.split("\n");
}

const mainText =
  "((document.querySelector('main, [role=main], #content, #main') ?? document.body)?.innerText ?? '').slice(0, 20000)";
