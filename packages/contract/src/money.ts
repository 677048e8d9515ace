import { z } from "zod";

/** A decimal string such as `"18.00"`: never a number, never negative. */
export const DecimalAmount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,6})?$/, 'must be a decimal string such as "18.00"');

/** An ISO 4217 code in capitals. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as "USD"');

export const Money = z.object({ amount: DecimalAmount, currency: CurrencyCode });
export type Money = z.infer<typeof Money>;

/** A merchant's page does not always state the currency of its total. */
export const DisplayedMoney = z.object({ amount: DecimalAmount, currency: CurrencyCode.optional() });
export type DisplayedMoney = z.infer<typeof DisplayedMoney>;

/** How many decimals the service itself writes for a currency: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  try {
    return (
      new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
      2
    );
  } catch {
    return 2;
  }
}

/** The amount with the currency's number of decimals: `("200", "USD")` becomes `"200.00"`. */
export function writeAmount(amount: string, currency: string): string {
  const digits = minorDigits(currency);
  const [whole = "0", fraction = ""] = amount.split(".");
  const beyond = fraction.slice(digits).replace(/(?<!0)0+$/, "");
  const kept = fraction.slice(0, digits).padEnd(digits, "0") + beyond;
  return kept === "" ? whole : `${whole}.${kept}`;
}

/** Negative, zero or positive if `left` is less than, equal to or more than `right`. Exact: no floats. */
export function compareAmounts(left: string, right: string): number {
  const difference = toMillionths(left) - toMillionths(right);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The exact sum of decimal strings, with as many decimals as the longer of them. */
export function addAmounts(left: string, right: string): string {
  const digits = Math.max(left.split(".")[1]?.length ?? 0, right.split(".")[1]?.length ?? 0);
  const sum = (toMillionths(left) + toMillionths(right)).toString().padStart(7, "0");
  const whole = sum.slice(0, -6);
  return digits === 0 ? whole : `${whole}.${sum.slice(-6, -6 + digits || undefined)}`;
}

function toMillionths(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, "0"));
}
