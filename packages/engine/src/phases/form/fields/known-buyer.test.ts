import { expect, it } from "vitest";
import { knownBuyer, missingDetails, withAnswer } from "./known-buyer.ts";

const address = {
  addressLines: ["1 High Street"],
  locality: "London",
  postalCode: "SW1A 1AA",
  countryCode: "gb",
};
const known = knownBuyer({
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: " " },
  shipping: address,
});

it("misses nothing of a complete profile", () => {
  expect(missingDetails(known, [])).toEqual([]);
});

it("counts blanks as missing, and the phone only where the shop wants one", () => {
  expect(missingDetails(known, ["phone"])).toEqual(["phone"]);
});

it("needs a state in the United States and in Canada", () => {
  expect(missingDetails(withAnswer(known, { country_code: "us" }), [])).toEqual(["state"]);
  expect(missingDetails(withAnswer(known, { country_code: "CA", state: "ON" }), [])).toEqual([]);
});

it.each(["HK", "AE", "JM", "QA", "GH"])("needs no postal code in %s, where there is none", (country_code) => {
  const { postal_code: _, ...without } = withAnswer(known, { country_code });
  expect(missingDetails(without, [])).toEqual([]);
});

it.each(["GB", "DE", "JP", "BR", "IE"])("needs the postal code in %s", (country_code) => {
  const { postal_code: _, ...without } = withAnswer(known, { country_code });
  expect(missingDetails(without, [])).toEqual(["postal_code"]);
});

it("lays an answer over the profile without erasing what it leaves empty", () => {
  expect(withAnswer(known, { email: " new@example.com ", city: "" })).toMatchObject({
    email: "new@example.com",
    city: "London",
    country_code: "GB",
  });
});

it("asks for everything when nothing is known", () => {
  expect(missingDetails(knownBuyer({}), [])).toEqual([
    "email",
    "first_name",
    "last_name",
    "address_line1",
    "city",
    "country_code",
    "postal_code",
  ]);
});
