import { expect, it } from "vitest";
import { addressLinesOf, findPurchase, nameOfDelivery } from "./purchases.ts";

const step = (data: Record<string, unknown>) => ({ kind: "step" as const, data }) as never;
const dollars = (amount: string) => ({ amount, currency: "USD" });

it("reads what is bought out of the facts of the steps, the latest of each", () => {
  const items = [
    step({ step: "variant_chosen", title: "Tee", variant: { Size: "L" }, quantity: 2, price: "32.00" }),
    step({ step: "total_read", total: dollars("10.00") }),
    step({ step: "shipping_chosen", method: "Post", price: "4.90" }),
    step({ step: "total_read", total: dollars("71.00"), shipping: dollars("4.90"), tax: null }),
    step({ step: "card_entered", host: "shop.test", last4: "4242" }),
  ];
  expect(findPurchase(items)).toEqual({
    item: { title: "Tee", options: { Size: "L" }, quantity: 2, price: "32.00" },
    delivery: { method: "Post", price: "4.90" },
    total: dollars("71.00"),
    shipping: dollars("4.90"),
    tax: null,
    cardLast4: "4242",
  });
});

it("is not led astray by odd facts, and knows nothing before something is chosen", () => {
  expect(findPurchase([step({ step: "total_read", total: dollars("1.00") })])).toBeUndefined();
  expect(
    findPurchase([
      step({ step: "variant_chosen", title: "Tee", variant: "?", quantity: "many", price: 3 }),
      step({ step: "total_read", total: "a lot" }),
      step({ step: "card_entered", last4: "4242 4242" }),
    ]),
  ).toEqual({
    item: { title: "Tee", options: {}, quantity: 1, price: null },
    delivery: null,
    total: null,
    shipping: null,
    tax: null,
  });
});

it("writes an address as on a parcel, with what was answered in the place of what the profile says", () => {
  const profile = {
    name: { first: "Ada", last: "Lovelace" },
    shipping: {
      addressLines: ["1 Analytical Way", ""],
      locality: "San Francisco",
      administrativeAreaCode: "CA",
      postalCode: "94107",
      countryCode: "US",
    },
  };
  expect(addressLinesOf({ ...profile, answers: null })).toEqual([
    "Ada Lovelace",
    "1 Analytical Way",
    "94107 San Francisco CA",
    "US",
  ]);
  expect(
    addressLinesOf({ ...profile, answers: [{ address_line1: "2 Loop", postal_code: "94108" }] }).slice(1, 3),
  ).toEqual(["2 Loop", "94108 San Francisco CA"]);
  expect(addressLinesOf({ name: null, shipping: null, answers: null })).toEqual([]);
});

it.each([
  ["Standard 4 to 7 business days $4.90", "4.90", "Standard 4 to 7 business days"],
  ["Post 4,90 €", "4.90", "Post"],
  ["Courier (USD 12.00)", "12.00", "Courier"],
  ["Express 1 to 2 days", "14.90", "Express 1 to 2 days"],
  ["Parcel 24", "4.90", "Parcel 24"],
  ["$4.90", "4.90", "$4.90"],
  ["Post $4.90", null, "Post $4.90"],
])("names the delivery %s at %s as %s, beside its price", (method, price, name) => {
  expect(nameOfDelivery({ method, price })).toBe(name);
});
