import { addAmounts, type DisplayedMoney, writeAmount } from "@cartwright/contract";
import { timesQuantity } from "../../../choosing/money/check-cost.ts";
import type { FormWork } from "../../form/form-work.ts";

/**
 * Where no total was shown, what the goods cost on their page, and the delivery that was chosen: taxes, fees and discounts
 * may change it.
 */
export function expectedTotal(
  currency: string | undefined,
  { item, delivery, deliveryPrice }: Pick<FormWork, "item" | "delivery" | "deliveryPrice">,
  { total, unseen }: Partial<Record<"total" | "unseen", DisplayedMoney | undefined>> = {},
): DisplayedMoney | undefined {
  if (total || unseen) return undefined;
  const { price } = item.variant;
  if (currency === undefined || price === undefined) return undefined;
  if (delivery !== "done" || deliveryPrice === undefined) return undefined;
  return {
    amount: writeAmount(addAmounts(timesQuantity(price, item.quantity), deliveryPrice), currency),
    currency,
  };
}
