import type { Page } from "playwright-core";
import { callInPage } from "./call-in-page.ts";
import type { Pace } from "./waiting/pace.ts";

/**
 * The document's declared language (`de-AT`), or "" if it declares none. Each document is asked until it has
 * declared one.
 */
export async function pageLanguage(page: Page, pace: Pace): Promise<string> {
  const known = said.get(page) ?? listen(page);
  if (known.language !== "") return known.language;
  try {
    known.language = await callInPage({ frame: page.mainFrame(), pace }, "documentLanguage");
    return known.language;
  } catch {
    pace.signal.throwIfAborted();
    return "";
  }
}

const said = new WeakMap<Page, { language: string }>();

/** Replaces the whole record, so that a late answer from an older document is lost with it. */
function listen(page: Page): { language: string } {
  const record = { language: "" };
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) said.set(page, { language: "" });
  });
  said.set(page, record);
  return record;
}
