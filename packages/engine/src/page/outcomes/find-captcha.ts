import type { Page } from "playwright-core";
import { says } from "../../words/says.ts";
import { callInPage } from "../call-in-page.ts";
import { describeFrame } from "../describe-frame.ts";
import { framesOf } from "../frames-of.ts";
import type { Pace } from "../waiting/pace.ts";

/** Addresses of challenge widgets that a person has to answer; invisible ones don't block. */
const challengeFrames =
  /(recaptcha\/(api2|enterprise)\/bframe|hcaptcha\.com.*frame=challenge|challenges\.cloudflare\.com|arkoselabs|funcaptcha|geo\.captcha-delivery\.com|perimeterx|px-captcha|awswaf.*captcha|datadome)/i;

/** In characters. A wall replaces the whole page, so a long page isn't one. */
const longestWall = 1_500;

const longestHead = 2_000;

/** The address or the words of a challenge or robot wall that is visible on the page now. */
export async function findCaptcha(page: Page, pace: Pace): Promise<string | undefined> {
  for (const frame of framesOf(page)) {
    if (!challengeFrames.test(frame.url())) continue;
    if (await describeFrame(frame, pace)) return URL.parse(frame.url())?.hostname ?? "";
  }
  const text = await headOfPage(page, pace);
  const lines = text.length < longestWall ? text.split("\n") : [];
  return lines.find((line) => says(line, ({ robotWall }) => robotWall))?.trim();
}

async function headOfPage(page: Page, pace: Pace): Promise<string> {
  try {
    const { title, text } = await callInPage({ frame: page.mainFrame(), pace }, "pageText", longestHead);
    return `${title}\n${text}`.slice(0, longestHead);
  } catch {
    pace.signal.throwIfAborted();
    return "";
  }
}
