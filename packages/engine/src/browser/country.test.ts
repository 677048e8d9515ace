import { expect, it } from "vitest";
import { countryOf, homeIn } from "./country.ts";

it.each([
  ["https://shop.example.de/item", undefined, "DE"],
  ["https://www.shop.co.uk/", undefined, "GB"],
  ["https://shop.com.au./", undefined, "AU"],
  ["https://shop.example.de/", "at", "AT"],
  ["https://shop.com/", undefined, undefined],
  ["https://shop.com/", "US", "US"],
  ["https://start-up.io/", undefined, undefined],
  ["https://shop.eu/", undefined, undefined],
  ["https://shop.xy/", undefined, undefined],
  ["http://fennelrye.localhost:4100/", undefined, undefined],
  ["http://192.0.2.7/", undefined, undefined],
])("a shop at %s, asked for in %s, is visited from %s", (url, asked, country) => {
  expect(countryOf(url, asked)).toBe(country);
});

it.each([
  ["DE", "de-DE", "Europe/Berlin"],
  ["US", "en-US", "America/New_York"],
  ["GB", "en-GB", "Europe/London"],
  ["CH", "de-CH", "Europe/Zurich"],
  ["BR", "pt-BR", "America/Sao_Paulo"],
  ["JP", "ja-JP", "Asia/Tokyo"],
  ["IN", "en-IN", "Asia/Calcutta"],
])("a browser in %s speaks %s in the zone %s", (country, locale, timezoneId) => {
  expect(homeIn(country)).toEqual({ locale, timezoneId });
});

it("of every country of the world there is a locale and a zone that the platform knows", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const countries = letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => names.of(code) !== undefined);
  expect(countries.length).toBeGreaterThan(200);
  for (const country of countries) {
    const { locale, timezoneId } = homeIn(country);
    expect(() => new Intl.DateTimeFormat(locale, timezoneId ? { timeZone: timezoneId } : {})).not.toThrow();
  }
});
