import { expect, it } from "vitest";
import type { Buyer } from "../../checkout-host.ts";
import { sendAsRequested } from "./send-as-requested.ts";

const ada: Buyer = {
  name: { first: "Ada", last: "Byron" },
  contact: { email: "ada@example.com", phone: "+14155550123" },
  shipping: { addressLines: ["1 Loop Road"], locality: "Austin", postalCode: "78701", countryCode: "US" },
};
const order = (request: string, buyer: Buyer = ada) => ({
  url: "https://shop.example",
  allowedDomains: [],
  request,
  buyer,
});
const toAnna = "two mugs to Anna Schmidt, Hauptstraße 5, 10115 Berlin, Germany";
const anna = {
  name: { first: "Anna", last: "Schmidt" },
  shipping: { addressLines: ["Hauptstraße 5"], locality: "Berlin", postalCode: "10115", countryCode: "DE" },
};

it("sends the goods to whom the request names, and leaves the bill with the profile's buyer", () => {
  const sent = sendAsRequested(order(toAnna));
  expect(sent.buyer).toEqual({ ...anna, contact: ada.contact });
  expect(sent.payer).toEqual(ada);
  expect(sent.request).toBe("two mugs to");
});

it("takes the request's address for both where the profile has none", () => {
  const contact = { email: "anna@example.com", phone: "+49 30 1234567" };
  const sent = sendAsRequested(order(`${toAnna}, anna@example.com, +49 30 1234567`, {}));
  expect(sent.buyer).toEqual({ ...anna, contact });
  expect(sent.payer).toBeUndefined();
});

it("keeps the payer's name where only the parcel's is another", () => {
  const sent = sendAsRequested(order(toAnna, { name: { first: "Ada", last: "Byron" } }));
  expect(sent.payer?.name).toEqual({ first: "Ada", last: "Byron" });
  expect(sent.buyer.name).toEqual(anna.name);
});

it("takes the profile's address where the request repeats it", () => {
  const sent = sendAsRequested(order("A lamp to 1 Loop Rd, Austin, TX 78701"));
  expect(sent.buyer).toEqual(ada);
  expect(sent.payer).toBeUndefined();
  expect(sent.request).toBe("A lamp to");
});

it("takes the country of the profile for an address without one", () => {
  const sent = sendAsRequested(order("A lamp to Grace Hopper, 9 Hill Street, 90210 Beverly Hills"));
  expect(sent.buyer.shipping?.countryCode).toBe("US");
});

it("leaves an order without an address in its request as it is", () => {
  const plain = order("two mugs, blue");
  expect(sendAsRequested(plain)).toBe(plain);
});
