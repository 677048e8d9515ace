import { chargesInWords, otherCharges } from "../../page/amounts/other-charges.ts";
import { isChargedAgain } from "../../page/amounts/speaks-of-cost.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { quoted } from "../../words/quoted.ts";
import type { PlacedOrder } from "./placed-order.ts";

/** What only names a service ("Manage subscription") has fewer words. */
const leastWords = 4;
const mostQuotes = 2;

const subscriptions = languages.flatMap(({ repeating }) => repeating);

/** What a receipt says is charged again, and no page before it has said. Empty if nothing is. */
export function chargesOfReceipt(
  lines: readonly string[],
  { total, before = [] }: { total: PlacedOrder["total"]; before?: readonly string[] | undefined },
): string {
  const known = normalise(before.join(" "));
  // Without an amount, "every day" may be said of anything.
  const inWords = chargesInWords(lines).filter((line) => hasPhrase(normalise(line), subscriptions));
  const charges = [...otherCharges(lines, { total }), ...inWords].filter((line) => {
    const plain = normalise(line);
    return isChargedAgain(line) && plain.split(" ").length >= leastWords && !known.includes(plain);
  });
  const words = [...new Set(charges)].slice(0, mostQuotes).map((line) => quoted(line.replace(/[.。]$/, "")));
  return words.length > 0 ? ` Its page also says: ${words.join(", ")}.` : "";
}
