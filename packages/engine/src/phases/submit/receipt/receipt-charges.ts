import { compareAmounts } from "@cartwright/contract";
import { chargesInWords, otherCharges } from "../../../page/amounts/other-charges.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { isChargedAgain } from "../../../page/amounts/speaks-of-cost.ts";
import { languages } from "../../../words/languages.ts";
import { bindingWords } from "../../../words/money/binding-words.ts";
import { separateWords } from "../../../words/money/cost-words.ts";
import { lastingWords } from "../../../words/money/lasting-words.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { quoted } from "../../../words/quoted.ts";
import type { PlacedOrder } from "./placed-order.ts";

/** What only names a service ("Manage subscription") has fewer words. */
const leastWords = 4;
const mostQuotes = 2;
const longestLine = 300;

const lasting = [...languages.flatMap(({ repeating }) => repeating), ...lastingWords, ...bindingWords];

/**
 * What a receipt says is charged again, later or above the total, and no page before it has said. Empty if nothing
 * is.
 */
export function chargesOfReceipt(
  lines: readonly string[],
  { total, before = [] }: { total: PlacedOrder["total"]; before?: readonly string[] | undefined },
): string {
  const known = normalise(before.join(" "));
  // Without an amount, "every day" may be said of anything.
  const inWords = chargesInWords(lines).filter((line) => hasPhrase(normalise(line), lasting));
  const apart = lines.filter(isChargedApart);
  const above = lines.filter((line) => isAboveOnCard(line, total));
  const charges = [...otherCharges(lines, { total }), ...inWords, ...above, ...apart].filter((line) => {
    const plain = normalise(line);
    const isMore = isChargedAgain(line) || isStillDue(line, plain, total) || isChargedApart(line);
    return isMore && plain.split(" ").length >= leastWords && !known.includes(plain);
  });
  const words = [...new Set(charges)].slice(0, mostQuotes).map((line) => quoted(line.replace(/[.。]$/, "")));
  return words.length > 0 ? ` Its page also says: ${words.join(", ")}.` : "";
}

/** "We bill the remaining $220.00 on dispatch"; the parts of the total are never above it. */
function isStillDue(line: string, plain: string, total: PlacedOrder["total"]): boolean {
  return isAboveOnCard(line, total) || (namesAbove(line, total) && hasPhrase(plain, dueLater));
}

const dueLater = languages.flatMap((words) => words.total.later);

/** "Shipment 2 of 2 is charged separately". */
function isChargedApart(line: string): boolean {
  const plain = normalise(line);
  return line.length < longestLine && hasPhrase(plain, dueLater) && hasPhrase(plain, separateWords);
}

/** "Your card was authorised for up to $300.00". */
function isAboveOnCard(line: string, total: PlacedOrder["total"]): boolean {
  const plain = normalise(line);
  const isOfCard = languages.some(
    ({ payment }) => hasPhrase(plain, payment.card) && !hasPhrase(plain, payment.gift),
  );
  return isOfCard && line.length < longestLine && namesAbove(line, total);
}

function namesAbove(line: string, total: PlacedOrder["total"]): boolean {
  return (
    total !== undefined &&
    findAmounts(line, total.currency).some(({ amount }) => compareAmounts(amount, total.amount) > 0)
  );
}
