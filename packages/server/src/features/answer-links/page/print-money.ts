import type { DisplayedMoney } from "@cartwright/contract";

/** As it is written in English: `$39.22`, `EUR` in its sign. An amount whose currency is not known stands alone. */
export function printMoney({ amount, currency }: DisplayedMoney): string {
  if (currency === undefined) return amount;
  try {
    // The text itself, so that no digit is lost on the way through a number.
    return new Intl.NumberFormat("en", { style: "currency", currency }).format(
      amount as Intl.StringNumericLiteral,
    );
  } catch {
    return `${amount} ${currency}`;
  }
}
