import { compareAmounts } from "@cartwright/contract";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import type { AmountsOnPage } from "../in-page/amounts/read-amounts.ts";
import { parseMoney } from "./parse-money.ts";
import { pickTotal } from "./pick-total.ts";

/** Longer labels are sentences, such as one about free delivery above some amount. */
const longestLabel = 60;

/**
 * Whether a row beside the total states the delivery price, as in "Flat rate $6.50": then the shop has
 * settled on a method, whether or not there was a choice.
 */
export function namesDeliveryPrice(found: AmountsOnPage, currency?: string): boolean {
  const shown = pickTotal(found, currency);
  if (!shown) return false;
  return found.amounts.some(({ text, label, isStruck, isCovered }) => {
    if (isStruck || isCovered || !isOfDelivery(label)) return false;
    const amount = parseMoney(text, shown.total.currency)?.amount;
    const isCharged = amount !== undefined && compareAmounts(amount, "0") > 0;
    return isCharged && compareAmounts(amount, shown.total.amount) < 0;
  });
}

function isOfDelivery(words: string): boolean {
  const label = normalise(words);
  return (
    label.length <= longestLabel &&
    says(label, ({ delivery }) => delivery.names) &&
    !says(label, ({ total }) => [...total.pending, ...total.including])
  );
}
