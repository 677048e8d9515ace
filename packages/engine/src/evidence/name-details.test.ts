import { expect, test } from "vitest";
import { nameDetails } from "./name-details.ts";

const buyer = {
  name: { first: "Philippa", last: "Buyer" },
  contact: { email: "philippa.w+buy@post.example", phone: "+44 20 7946 0812" },
  shipping: {
    addressLines: ["19b Kestrel's Wharf", "7 Umber Street"],
    locality: "Tynemouth",
    postalCode: "NE30 4JH",
    countryCode: "GB",
  },
};

test.each([
  ["Deliver to Philippa  Buyer", "Deliver to {buyer.first_name}  {buyer.last_name}"],
  ["19B KESTREL'S WHARF, Tynemouth", "{buyer.address_line1}, {buyer.city}"],
  ["NE304JH or ne30 4jh", "{buyer.postal_code} or {buyer.postal_code}"],
  ["philippa.w+buy@post.example, other@post.example", "{buyer.email}, {email}"],
  ["Call +44 20 7946 0812 or 442079460812", "Call {buyer.phone} or {buyer.phone}"],
  ["Order 884213377 for $57.55", "Order {number} for $57.55"],
  ["Street address, Umber", "Street address, {buyer.address_line2}"],
  ["Rebuyers welcome", "Rebuyers welcome"],
])("%s is told as %s", (text, told) => {
  expect(nameDetails(buyer).name(text)).toBe(told);
});

test("what an answer tells is named from then on", () => {
  const names = nameDetails({});
  names.learn({ city: "Oban" });
  expect(names.name("To Oban")).toBe("To {buyer.city}");
  expect(names.learned()).toEqual(["Oban"]);
});
