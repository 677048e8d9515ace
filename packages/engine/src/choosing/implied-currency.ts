import { countryOf } from "../browser/country.ts";
import type { CheckoutOrder } from "../checkout-host.ts";
import { shareASign } from "../page/amounts/currency-signs.ts";

/** For countries whose currency symbol is shared with others. */
const byCountry: Readonly<Record<string, string>> = {
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  HK: "HKD",
  SG: "SGD",
  MX: "MXN",
  TW: "TWD",
  JP: "JPY",
  CN: "CNY",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  IS: "ISK",
};

/**
 * What a shared symbol (`$`, `kr`, `¥`) means if the shop does not say: the currency of its country, or else
 * of the delivery country. If the order's limit is in a currency with the same symbol, that one wins, so that
 * a guess never disables the limit.
 */
export function impliedCurrency({
  url,
  countryCode,
  maxCost,
  buyer,
}: Pick<CheckoutOrder, "url" | "countryCode" | "maxCost" | "buyer">): string | undefined {
  const country = countryOf(url, countryCode) ?? buyer.shipping?.countryCode?.toUpperCase();
  const local = country === undefined ? undefined : byCountry[country];
  const limit = maxCost?.currency;
  if (local === undefined || limit === undefined) return local ?? limit;
  return shareASign(local, limit) ? limit : local;
}
