import { describe, expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isOtherPurchase, purchaseIn } from "./form-as-agreed.ts";

const frame = { url: () => "https://shop.example/checkout" };
const field = (role: string, value: string, more: object = {}) =>
  ({
    ...{
      role,
      value,
      control: "text",
      enabled: true,
      selector: `#${role}`,
      name: role,
      label: role,
      form: 0,
    },
    ...{ frame, score: 1, ...more },
  }) as Field;
const chosen = (role: string, value: string) => field(role, value, { control: "radio", choices: [] });
const ways = [
  { value: "card", title: "Credit card", enabled: true },
  { value: "credit", title: "Store credit line", enabled: true },
];
const way = (value: string) => field("paymentMethod", value, { control: "radio", choices: ways });
const city = (value: string) => field("city", value);
const parties = { buyer: { city: "San Francisco" } };

describe("a form in which the page has changed something since a person has agreed to the total", () => {
  it.each([
    ["the delivery", chosen("shippingMethod", "home"), chosen("shippingMethod", "pick-up"), true],
    ["the address", city("San Francisco"), city("Elsewhere"), true],
    ["how the address is written", city("San Francisco"), city("SAN FRANCISCO"), false],
    ["an address that it had not yet", city(""), city("Elsewhere"), false],
    ["the number of the card", field("cardNumber", "4242"), field("cardNumber", "4242 4242"), false],
    ["how it is paid", chosen("paymentMethod", "invoice"), chosen("paymentMethod", "card"), false],
    ["how it is paid, no longer by card", way("card"), way("credit"), true],
    ["how it is paid, by card now", way("credit"), way("card"), false],
    ["what is turned down after that", chosen("extra", "yes"), chosen("extra", "no"), false],
  ])("%s", (_what, before, now, isOther) => {
    expect(isOtherPurchase([now], { agreed: purchaseIn([before]), parties })).toBe(isOther);
  });

  it("not the way to pay that a person has decided on after that", () => {
    const agreed = purchaseIn([way("card")]);
    expect(isOtherPurchase([way("credit")], { agreed, parties, way: "credit" })).toBe(false);
    expect(
      isOtherPurchase([way("credit")], { agreed: purchaseIn([way("credit")]), parties, way: "card" }),
    ).toBe(true);
  });

  it("an extra, between the record of the press and the press", () => {
    const [before, now] = [chosen("extra", "no"), chosen("extra", "yes")];
    expect(isOtherPurchase([now], { agreed: undefined, prepared: purchaseIn([before]), parties })).toBe(true);
  });

  it("nothing that is known: a field that is new, or gone", () => {
    expect(isOtherPurchase([city("Elsewhere")], { agreed: purchaseIn([]), parties })).toBe(false);
    expect(isOtherPurchase([], { agreed: purchaseIn([city("San Francisco")]), parties })).toBe(false);
  });
});
