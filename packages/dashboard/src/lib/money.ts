/** An amount formatted for display; without a known currency it stays a plain number. */
export function formatMoney(amount: string, currency: string | undefined): string {
  if (currency === undefined)
    return new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(Number(amount));
  return new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "symbol" }).format(
    Number(amount),
  );
}
