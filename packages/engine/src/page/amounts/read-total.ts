import type { DisplayedMoney } from "@cartwright/contract";
import type { Frame, Page } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { pause } from "../waiting/pace.ts";
import { settle } from "../waiting/settle.ts";
import {
  type AmountsOfPage,
  currencySaid,
  pickTotal,
  type ShownTotal,
  showsTotal,
  unnamedCharge,
} from "./pick-total.ts";

/** A total with all amounts among which it was found. */
export interface ReadTotal extends ShownTotal {
  found: AmountsOfPage;
}

/**
 * The grand total that a person reads on the page now, shipping and tax included. Undefined if none is shown
 * or it is still being calculated. `currency` is the shop's currency if known; it is used if the page doesn't
 * settle it.
 */
export async function readTotal(
  page: Page,
  pace: Pace,
  currency?: string,
): Promise<DisplayedMoney | undefined> {
  return (await readShownTotal(page, pace, currency))?.total;
}

/** Same, with any other sum that the page labels as its total, and all amounts on the page. */
export async function readShownTotal(
  page: Page,
  pace: Pace,
  currency?: string,
): Promise<ReadTotal | undefined> {
  try {
    const found = await amountsOn(page, pace);
    const shown = pickTotal(found, currency);
    return shown && { ...shown, found };
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** What a provider's frame that contains the pay button charges. */
export async function readFrameTotal(
  frame: Frame,
  pace: Pace,
  known: KnownOfTotal,
): Promise<ShownTotal | undefined> {
  try {
    const amounts = await callInPage({ frame, pace }, "readAmounts");
    const found = { ...amounts, isOfPayment: true };
    const shown = pickTotal(found, known.currency) ?? unnamedCharge(found, known);
    return shown && { ...shown, isCharge: true };
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** The shop's currency, and what was approved. */
export interface KnownOfTotal {
  currency: string | undefined;
  approved: DisplayedMoney | undefined;
}

/** What a payment's page charges, if it calls no sum its total; see `unnamedCharge`. */
export async function readUnnamedCharge(
  page: Page,
  pace: Pace,
  known: KnownOfTotal,
): Promise<ShownTotal | undefined> {
  try {
    return unnamedCharge(await amountsOn(page, pace), known);
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** Same, from a reading. */
export function unnamedChargeOf(seen: SeenAmounts, known: KnownOfTotal): ShownTotal | undefined {
  const found = amountsIn(seen);
  return found && unnamedCharge(found, known);
}

export async function amountsOn(page: Page, pace: Pace): Promise<AmountsOfPage> {
  const found = await callInPage({ frame: page.mainFrame(), pace }, "readAmounts");
  return { ...found, isOfPayment: pace.recipients?.isOfPayment(page.url()) ?? false };
}

/** Same, from a reading. */
export function totalOf(seen: SeenAmounts, currency?: string): ShownTotal | undefined {
  const found = amountsIn(seen);
  return found && pickTotal(found, currency);
}

/** Same, whether it shows a total at all, however unclear. */
export function showsTotalIn(seen: SeenAmounts, currency?: string): boolean {
  const found = amountsIn(seen);
  return found !== undefined && showsTotal(found, currency);
}

/** The currency that a page says itself, from a reading. */
export function currencyOf(seen: SeenAmounts): string | undefined {
  const found = amountsIn(seen);
  return found && currencySaid(found);
}

type SeenAmounts = Pick<SeenPage, "reading" | "isOfPayment">;

export function amountsIn({ reading, isOfPayment }: SeenAmounts): AmountsOfPage | undefined {
  const [page] = reading.frames;
  return page && { ...page.amounts, isOfPayment };
}

const settleLimitMs = 15_000;

const standingMs = 100;
/** A page that has been idle this long shows no total; some shops show it on the page after the card. */
const absentMs = 1_500;
/** Checking an idle page takes less; if it took longer, it waited for something. */
const mostRestMs = 1_000;

/**
 * The total once the page has been idle with it for a moment or has shown it twice, and nothing is being
 * recalculated.
 */
export async function settledTotal(
  page: Page,
  pace: Pace,
  { currency, limitMs = settleLimitMs }: { currency?: string | undefined; limitMs?: number } = {},
): Promise<ReadTotal | undefined> {
  const until = Date.now() + limitMs;
  let former: DisplayedMoney | undefined;
  let stillSince = Date.now();
  for (;;) {
    const begunAt = Date.now();
    const isStill = await settle(page, pace, { limitMs: 5_000, quietMs: standingMs });
    const hasWaited = Date.now() - begunAt > mostRestMs;
    if (!isStill || hasWaited) stillSince = Date.now();
    const shown = await readShownTotal(page, pace, currency);
    const total = shown?.total;
    const isSame =
      total !== undefined && total.amount === former?.amount && total.currency === former.currency;
    if (isSame || (isStill && total !== undefined)) return shown;
    const isAbsent = total === undefined && Date.now() - stillSince >= absentMs;
    if (isAbsent || Date.now() >= until || pace.remainingMs() <= 0) return undefined;
    former = total;
    await pause(pace, standingMs);
  }
}
