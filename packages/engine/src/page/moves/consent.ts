import type { Page } from "playwright-core";
import { says } from "../../words/says.ts";
import { callInPage } from "../call-in-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { optOutByRules } from "./opt-out.ts";
import { press } from "./press.ts";
import { type Pressable, readPressables } from "./read-moves.ts";

export interface ConsentOutcome {
  /** Whether a banner was found at all. */
  found: boolean;
  /** Whether it is gone now. */
  gone: boolean;
}

/**
 * Refuses cookies if there is a banner: by its own buttons, otherwise by the rules for known platforms;
 * closes or accepts it only if refusing isn't possible. Without a banner it costs one check.
 */
export async function answerConsent(page: Page, pace: Pace): Promise<ConsentOutcome> {
  const banner = await bannerOf(page, pace);
  if (banner === null) return { found: false, gone: true };
  const isGone = async () => (await bannerOf(page, pace)) === null;
  const closing = (["decline_offer", "dismiss", "accept_cookies"] as const).map(
    (move) => (one: Pressable) => one.move === move,
  );
  const answers = [
    () => pressWithin(page, banner, [(one) => one.move === "reject_cookies", refuses], pace),
    () => optOutByRules(page, isGone, pace),
    () => pressWithin(page, banner, closing, pace),
  ];
  for (const answer of answers) {
    await answer();
    if (await isGone()) return { found: true, gone: true };
  }
  return { found: true, gone: false };
}

async function bannerOf(page: Page, pace: Pace): Promise<string | null> {
  try {
    return await callInPage({ frame: page.mainFrame(), pace }, "findBanner");
  } catch {
    pace.signal.throwIfAborted();
    return null;
  }
}

/** If something covers the banner, a later press beneath both closes it. */
const pressLimitMs = 1_500;

/** Presses the first that is wanted, in the order of what is wanted. */
async function pressWithin(
  page: Page,
  banner: string,
  wanted: readonly ((one: Pressable) => boolean)[],
  pace: Pace,
): Promise<void> {
  const offered = (await readPressables(page, pace, { within: banner })).filter(isAnswer);
  const chosen = wanted.map((isWanted) => offered.find(isWanted)).find((one) => one !== undefined);
  if (chosen) await press(page, chosen.locator, pace, { clickMs: pressLimitMs });
}

/** Among other words: "Reject the optional ones". */
function refuses({ text, move }: Pressable): boolean {
  return move === undefined && says(text, ({ moves }) => moves.reject_cookies);
}

/** A banner's links lead to its policy, away from the shop. */
function isAnswer({ disabled, href }: Pressable): boolean {
  return !disabled && (!/^https?:/.test(href) || href.endsWith("#"));
}
