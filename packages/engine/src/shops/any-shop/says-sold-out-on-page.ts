import { findAmounts } from "../../page/amounts/parse-money.ts";
import { saysSoldOut } from "../../page/outcomes/says-sold-out.ts";
import { bounded } from "../../page/waiting/pace.ts";
import type { Visit } from "../../phases/visit.ts";

/** Between a product's name and the word that it is sold out stand its prices, old and new; in a list stand those of others. */
const mostOwnPrices = 2;

/** A short line of its own below the heading, as shops put it where the button would be. */
export async function saysSoldOutOnPage({ page, pace }: Visit): Promise<boolean> {
  const text = await bounded(pace, 3_000, () =>
    page.evaluate<string>(
      "(() => { const text = (document.querySelector('main, [role=main]') ?? document.body)?.innerText ?? ''; const name = document.querySelector('h1')?.innerText ?? ''; return text.slice(Math.max(0, text.toLowerCase().indexOf(name.trim().toLowerCase()))).slice(0, 6000); })()",
    ),
  ).catch(() => "");
  const lines = text.split("\n");
  const found = lines.findIndex((line) => line.trim().length < 60 && saysSoldOut(line));
  return (
    found !== -1 &&
    lines.slice(0, found).filter((line) => findAmounts(line).length > 0).length <= mostOwnPrices
  );
}
