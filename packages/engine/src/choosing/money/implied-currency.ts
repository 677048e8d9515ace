import { countryOf } from "../../browser/country.ts";
import type { CheckoutOrder } from "../../checkout-host.ts";
import { shareASign } from "../../page/amounts/currency-signs.ts";

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
 * a guess never disables the limit. None is guessed where the page is in the language of another country with the same
 * sign: "en-AU" for a buyer in the United States.
 */
export function impliedCurrency(
  { url, countryCode, maxCost, buyer }: Pick<CheckoutOrder, "url" | "countryCode" | "maxCost" | "buyer">,
  language = "",
): string | undefined {
  const own = countryOf(url, countryCode);
  const country = own ?? buyer.shipping?.countryCode?.toUpperCase();
  const local = country === undefined ? undefined : byCountry[country];
  const limit = maxCost?.currency;
  if (own === undefined && speaksElsewhere(language, local)) return limit;
  if (local === undefined || limit === undefined) return local ?? limit;
  return shareASign(local, limit) ? limit : local;
}

function speaksElsewhere(language: string, local: string | undefined): boolean {
  const region = /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase();
  // Many shops anywhere are left in the language that their software came with.
  if (region === undefined || region === "US") return false;
  const spoken = byCountry[region];
  return spoken !== undefined && local !== undefined && spoken !== local && shareASign(spoken, local);
}
