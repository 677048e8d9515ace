import type { DisplayedMoney } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { languages } from "../../words/languages.ts";
import { evaluateInFrame } from "../evaluate-in-page.ts";
import type { AmountsOnPage } from "../in-page/read-amounts.ts";
import {
  amountHolder,
  declaredCurrency,
  describeAmount,
  isMoneyAlone,
  labelOfAmount,
  offeredDollar,
  readAmounts,
  rowOf,
} from "../in-page/read-amounts.ts";
import { basicScope } from "../in-page-scopes.ts";
import type { Pace } from "../waiting/pace.ts";
import { pause } from "../waiting/pace.ts";
import { settle } from "../waiting/settle.ts";
import { pickTotal } from "./pick-total.ts";

/**
 * The grand total that the page shows now, shipping and tax included; undefined where none is shown or it is still being
 * worked out. `currency` is the shop's as known from elsewhere: it counts where the page itself leaves it open.
 */
export async function readTotal(
  page: Page,
  pace: Pace,
  currency?: string,
): Promise<DisplayedMoney | undefined> {
  try {
    const scope = [
      ...basicScope,
      amountHolder,
      isMoneyAlone,
      describeAmount,
      rowOf,
      labelOfAmount,
      declaredCurrency,
      offeredDollar,
    ];
    const found: AmountsOnPage = await evaluateInFrame(
      page.mainFrame(),
      { run: readAmounts, scope: scope, with: [] },
      pace,
    );
    return pickTotal(found, languages, currency);
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

const settleLimitMs = 15_000;

const betweenReadingsMs = 100;

/** The total once two readings with a pause between them agree and nothing is being recalculated. */
export async function settledTotal(
  page: Page,
  pace: Pace,
  currency?: string,
): Promise<DisplayedMoney | undefined> {
  const until = Date.now() + settleLimitMs;
  let former: DisplayedMoney | undefined;
  let readAt = 0;
  for (;;) {
    await settle(page, pace, { limitMs: 5_000 });
    await pause(pace, Math.max(0, readAt + betweenReadingsMs - Date.now()));
    readAt = Date.now();
    const total = await readTotal(page, pace, currency);
    const isSame =
      total !== undefined && total.amount === former?.amount && total.currency === former.currency;
    if (isSame || Date.now() >= until || pace.remainingMs() <= 0) return isSame ? total : undefined;
    former = total;
  }
}
