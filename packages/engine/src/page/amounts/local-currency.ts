/** Of the countries whose money is written with a sign that others use too. */
const currencies: Readonly<Record<string, string>> = {
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

/** What a shared sign such as `$` or `kr` means to people in a country. */
export function localCurrency(country: string | undefined): string | undefined {
  return country === undefined ? undefined : currencies[country];
}
