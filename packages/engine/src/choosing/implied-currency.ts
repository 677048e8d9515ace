import type { CheckoutOrder } from "../checkout-host.ts";

/** Countries whose own money is meant by a sign that several currencies share: `$`, `kr`, `¥`. */
const byCountry: Readonly<Record<string, string>> = {
  US: "USD",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  IS: "ISK",
  JP: "JPY",
  CN: "CNY",
};

/**
 * What a shared sign means where the shop itself does not say: the currency of the order's limit, else that of the
 * country that the goods go to. Undefined where neither settles it: a Canadian may well be shown the dollars of another country.
 */
export function impliedCurrency({
  maxCost,
  buyer,
}: Pick<CheckoutOrder, "maxCost" | "buyer">): string | undefined {
  return maxCost?.currency ?? byCountry[buyer.shipping?.countryCode?.toUpperCase() ?? ""];
}
