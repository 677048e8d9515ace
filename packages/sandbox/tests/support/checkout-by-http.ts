import type { Shopper } from "./shopper.ts";

export const PAYMENTS_HOST = "pay.hartwell-payments.localhost";

export const ADDRESS = {
  firstName: "Ada",
  lastName: "Lovelace",
  address1: "12 Mill Lane",
  address2: "",
  city: "Burlington",
  zone: "VT",
  postalCode: "05401",
  countryCode: "US",
  phone: "+1 802 555 0101",
};

export interface Totals {
  readonly subtotalMinor: number;
  readonly shippingMinor: number | null;
  readonly taxMinor: number | null;
  readonly totalMinor: number;
}

export interface Rates {
  readonly methods: readonly { readonly id: string; readonly name: string; readonly priceMinor: number }[];
  readonly totals: Totals;
}

interface AjaxProduct {
  readonly variants: readonly { readonly id: number; readonly title: string }[];
}

export async function variantId(shopper: Shopper, handle: string, title = "Default Title"): Promise<number> {
  const product = (await shopper.get(`/products/${handle}.js`)).json<AjaxProduct>();
  const variant = product.variants.find((candidate) => candidate.title === title);
  if (!variant) throw new Error(`${handle} has no variant ${title}`);
  return variant.id;
}

/** Adds one item to the cart and opens the checkout. Returns the checkout's path without its locale. */
export async function openCheckout(shopper: Shopper, handle: string, title?: string): Promise<string> {
  await shopper.send("POST", "/cart/add.js", {
    items: [{ id: await variantId(shopper, handle, title), quantity: 1 }],
  });
  const { location } = (await shopper.get("/checkout")).headers;
  return String(location).replace(/\/en-us.*/, "");
}

export async function saveAddress(shopper: Shopper, checkout: string, address: object = {}): Promise<Rates> {
  const details = { email: "ada@example.com", address: { ...ADDRESS, ...address } };
  await shopper.send("PUT", `${checkout}/details`, details);
  return (await shopper.get(`${checkout}/shipping-rates`)).json<Rates>();
}

export async function cardToken(shopper: Shopper, number: string): Promise<string> {
  const card = { number, expiry: "12 / 34", verificationValue: "123", name: "Ada Lovelace" };
  const answer = await shopper.send("POST", "/sessions", card, { host: PAYMENTS_HOST });
  return answer.json<{ token: string }>().token;
}
