import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { paymentNouns } from "../../../words/paying/unpaid-words.ts";
import { says } from "../../../words/says.ts";

/** Longer lines are texts about how paying works. */
const longestLine = 160;

/**
 * Whether a page says that it waits for the payment that was made: "One moment, please. We are waiting for the
 * confirmation of your payment." A provider may tell the shop minutes later than it leads back to it.
 */
export function awaitsPayment(lines: readonly string[]): boolean {
  const short = lines.filter((line) => line.length <= longestLine);
  const isAsked = short.some((line) => says(line, ({ busy }) => busy));
  return isAsked && short.some((line) => hasPhrase(normalise(line), paymentNouns));
}
