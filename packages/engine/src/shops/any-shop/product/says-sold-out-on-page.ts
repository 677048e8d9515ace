import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { saysSoldOut } from "../../../page/outcomes/says-sold-out.ts";
import type { Visit } from "../../../phases/visit.ts";

/**
 * Only the product's own prices, old and new, are between its name and the sold-out line; in a list there are
 * also those of others.
 */
const mostOwnPrices = 2;

/** A short separate line below the heading, where shops put it instead of the button. */
export async function saysSoldOutOnPage({ page, pace }: Visit): Promise<boolean> {
  const frame = page.mainFrame();
  const text = await callInPage({ frame, pace }, "textFromHeading", 6_000).catch(() => "");
  const lines = text.split("\n");
  const found = lines.findIndex((line) => line.trim().length < 60 && saysSoldOut(line));
  return (
    found !== -1 &&
    lines.slice(0, found).filter((line) => findAmounts(line).length > 0).length <= mostOwnPrices
  );
}
