import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { restOfCard } from "./rest-of-card.ts";
import { isEntered, wholeOf } from "./type-card.ts";

const field = (role: Field["role"], value = "") => ({ role, value, score: 1, enabled: true }) as Field;

it("what a page asks for without a number is of the card that was given", () => {
  const asked = [field("cardExpiry"), field("cardCode"), field("cardHolder")];

  expect(restOfCard([field("email", "ada@example.com"), ...asked])).toEqual(asked);
});

it.each([
  ["beside an empty number", [field("cardNumber"), field("cardCode")]],
  ["that is filled in", [field("cardCode", "123")]],
  ["that isn't there", [field("oneTimeCode")]],
  ["beside nothing but a name", [field("cardHolder")]],
])("nothing more of it is given %s", (_where, fields) => {
  expect(restOfCard(fields)).toEqual([]);
});

const brands = [
  { value: "001", title: "Visa", enabled: true },
  { value: "002", title: "Mastercard", enabled: true },
];

it.each(["select", "radio"] as const)(
  "a brand is chosen by its name in a %s whose values are codes",
  (control) => {
    const list = { ...field("cardBrand", "001"), control, choices: brands };

    expect([isEntered(list, "Visa"), isEntered(list, "Mastercard")]).toEqual([true, false]);
  },
);

const answer = { card_number: "4242 4242 4242 4242", card_expiry: "12 / 2034", card_cvc: "123" };
const named = (role: Field["role"], label: string, placeholder = "") => ({ role, label, placeholder });

it.each([
  named("cardNumber", "Card number, expiry and CVC"),
  named("cardNumber", "Card details", "Card number  MM / YY  CVC"),
])("a single field that names all of a card gets all of it: %o", (field) => {
  expect(wholeOf([field, named("cardHolder", "Name on card")], answer)).toBe("42424242424242421234123");
});

it.each([
  [[named("cardNumber", "Card number")]],
  [[named("cardNumber", "Card number, expiry and CVC"), named("cardCode", "CVC")]],
  [[named("cardNumber", "Card number and expiry date")]],
  [[]],
])("any other form gets the number in its field: %o", (fields) => {
  expect(wholeOf(fields, answer)).toBeUndefined();
});
