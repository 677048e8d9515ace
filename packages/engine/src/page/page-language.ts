import type { Page } from "playwright-core";
import type { Pace } from "./waiting/pace.ts";
import { bounded } from "./waiting/pace.ts";

/** The language the document says it is in (`de-AT`), or "" where it says nothing. */
export async function pageLanguage(page: Page, pace: Pace): Promise<string> {
  try {
    return await bounded(pace, 3_000, () => page.evaluate<string>("document.documentElement?.lang ?? ''"));
  } catch {
    pace.signal.throwIfAborted();
    return "";
  }
}
