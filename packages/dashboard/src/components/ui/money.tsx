import { formatMoney } from "../../lib/money.ts";

export function Money({ amount, currency }: { amount: string; currency: string | undefined }) {
  return <span>{formatMoney(amount, currency)}</span>;
}
