import { countryOf } from "../browser/country.ts";
import type { CheckoutOrder } from "../checkout-host.ts";
import { shareASign } from "../page/amounts/currency-signs.ts";

/** Of the countries whose money is written with a sign that others use too. */
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
 * What a shared sign (`$`, `kr`, `¥`) means where the shop itself does not say: the money of its country, else of the one that
 * the goods go to. The order's limit goes first where it is in money of the same sign, so that no guess sets the limit aside.
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
