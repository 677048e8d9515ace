import { expect, it } from "vitest";
import { impliedCurrency } from "./implied-currency.ts";

const url = "https://shop.example/mug";
const to = (countryCode: string) => ({ shipping: { countryCode } });
const limit = (currency: string) => ({ maxCost: { amount: "5", currency } });

it("is that of the country that the goods go to", () => {
  expect(impliedCurrency({ url, buyer: to("us") })).toBe("USD");
  expect(impliedCurrency({ url, buyer: to("SE") })).toBe("SEK");
  expect(impliedCurrency({ url, buyer: {} })).toBeUndefined();
});

it("is that of the shop's own country before", () => {
  expect(impliedCurrency({ url: "https://shop.ca/mug", buyer: to("US") })).toBe("CAD");
  expect(impliedCurrency({ url, countryCode: "AU", buyer: to("US") })).toBe("AUD");
});

it("is none where the page is in the language of another country with the same sign", () => {
  expect(impliedCurrency({ url, buyer: to("US") }, "en-AU")).toBeUndefined();
  expect(impliedCurrency({ url, buyer: to("US") }, "es-MX")).toBeUndefined();
  expect(impliedCurrency({ url, buyer: to("CA") }, "en-US")).toBe("CAD");
  expect(impliedCurrency({ url, buyer: to("US") }, "en-GB")).toBe("USD");
  expect(impliedCurrency({ url, buyer: to("US") }, "es")).toBe("USD");
  expect(impliedCurrency({ url: "https://shop.ca/mug", buyer: to("US") }, "en-AU")).toBe("CAD");
  expect(impliedCurrency({ url, buyer: to("US"), ...limit("USD") }, "en-AU")).toBe("USD");
});

it("is that of the limit where both are written with the same sign, so that the limit holds", () => {
  expect(impliedCurrency({ url, buyer: to("CA"), ...limit("USD") })).toBe("USD");
  expect(impliedCurrency({ url: "https://shop.ca/mug", buyer: to("US"), ...limit("USD") })).toBe("USD");
  expect(impliedCurrency({ url, buyer: to("SE"), ...limit("USD") })).toBe("SEK");
  expect(impliedCurrency({ url, buyer: {}, ...limit("USD") })).toBe("USD");
});
