import { expect, it } from "vitest";
import { impliedCurrency } from "./implied-currency.ts";

const to = (countryCode: string) => ({ shipping: { countryCode } });

it("is that of the limit, else that of the country that the goods go to, else none", () => {
  expect(impliedCurrency({ maxCost: { amount: "5", currency: "CAD" }, buyer: to("US") })).toBe("CAD");
  expect(impliedCurrency({ buyer: to("us") })).toBe("USD");
  expect(impliedCurrency({ buyer: to("CA") })).toBeUndefined();
  expect(impliedCurrency({ buyer: {} })).toBeUndefined();
});
