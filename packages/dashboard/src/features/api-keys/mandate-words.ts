import type { ApiKey } from "@cartwright/contract";
import { formatMoney } from "../../lib/money.ts";

type Mandate = Pick<ApiKey, "budget" | "spent" | "merchants" | "expiresAt">;

/** How much the key may spend, where and until when; empty if it has no restrictions. */
export function describeMandate({ budget, spent, merchants, expiresAt }: Mandate): string {
  const parts = [
    ...(budget ? describeBudget(budget, spent) : []),
    ...(merchants ? [`only at ${merchants.join(", ")}`] : []),
    ...(expiresAt === undefined ? [] : [`until ${dayInWords(expiresAt)}`]),
  ];
  return parts.join("; ");
}

function describeBudget(
  { currency, perCheckout, perDay, total }: NonNullable<Mandate["budget"]>,
  spent: Mandate["spent"],
): string[] {
  const money = (amount: string) => formatMoney(amount, currency);
  const used = (amount: string | undefined) => (amount === undefined ? "" : ` (${money(amount)} used)`);
  return [
    ...(perCheckout === undefined ? [] : [`${money(perCheckout)} a purchase`]),
    ...(perDay === undefined ? [] : [`${money(perDay)} a day${used(spent?.today)}`]),
    ...(total === undefined ? [] : [`${money(total)} in all${used(spent?.total)}`]),
  ];
}

/** In UTC, like budgets. */
function dayInWords(at: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(at));
}
