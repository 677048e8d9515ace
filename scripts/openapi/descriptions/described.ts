/** A description and an example value of a property or parameter. */
export type Described = readonly [description: string, example: unknown];

/**
 * By property of a schema. Nested properties are joined by dots (`browser.embedTokenUrl`), without an index
 * for list items (`byDay.day`).
 */
export type DescribedProperties = Readonly<Record<string, Described>>;

/** Values shared by the examples. */
export const sample = {
  checkoutId: "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c",
  actionId: "3f0c2a55-7a39-4f0e-9d52-5f3b1c9a7e10",
  profileId: "5c1c6a0e-2f4b-4f53-9b0a-7f1f8a0f9d21",
  otherId: "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c",
  createdAt: "2026-03-02T09:30:00.000Z",
  laterAt: "2026-03-02T09:32:41.208Z",
  productUrl: "https://shop.example/products/trail-tee",
  webhookUrl: "https://example.com/hooks/cartwright",
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: "+14155550123" },
  shipping: {
    addressLines: ["1 Analytical Way"],
    locality: "San Francisco",
    administrativeAreaCode: "CA",
    postalCode: "94107",
    countryCode: "US",
  },
  money: { amount: "48.60", currency: "USD" },
  target: {
    url: "https://shop.example/products/trail-tee",
    kind: "direct_url",
    request: "size L in slate",
  },
  constraints: { maxCost: { amount: "60.00", currency: "USD" } },
  metadata: { order: "1234" },
} as const;
