import type { Page } from "playwright-core";
import { callInPage } from "./call-in-page.ts";
import type { Pace } from "./waiting/pace.ts";

/**
 * The language the document says it is in (`de-AT`), or "" where it says nothing. Each document is asked until it has
 * said one.
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

/** What an older document answers late is forgotten with it: the record goes, not only what stands in it. */
function listen(page: Page): { language: string } {
  const record = { language: "" };
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) said.set(page, { language: "" });
  });
  said.set(page, record);
  return record;
}
