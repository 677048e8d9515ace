import type { DisplayedMoney } from "@cartwright/contract";

/** Prints money in English notation, such as `$39.22`. Prints the bare amount if the currency is unknown. */
export function printMoney({ amount, currency }: DisplayedMoney): string {
  if (currency === undefined) return amount;
  try {
    // Formats the string itself, because converting it to a number could lose digits.
    return new Intl.NumberFormat("en", { style: "currency", currency }).format(
      amount as Intl.StringNumericLiteral,
    );
  } catch {
    return `${amount} ${currency}`;
  }
}
