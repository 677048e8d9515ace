import {
  cardSchema,
  cardSchemaNaming,
  choicesSchema,
  credentialsSchema,
  detailsSchema,
  doneElsewhereSchema,
  otpSchema,
  type Question,
  type ResponseSchema,
  shippingSchema,
} from "@cartwright/contract";
import { expect, it } from "vitest";
import { isOfItsKind } from "./is-of-its-kind.ts";

const choice = choicesSchema(new Map([["Size", [{ const: "M", title: "M" }]]]));
const open = detailsSchema([{ name: "card_number", title: "Delivery note" }]);

it.each<[Question["key"], ResponseSchema, boolean]>([
  ["card", cardSchema, true],
  ["card", cardSchemaNaming("pay.example"), true],
  ["card", open, false],
  ["credentials", credentialsSchema, true],
  ["credentials", cardSchema, false],
  ["otp", otpSchema, true],
  ["otp", credentialsSchema, false],
  ["shipping", shippingSchema(["city"]), true],
  ["shipping", open, false],
  ["shipping", cardSchema, false],
  ["variant", choice, true],
  ["variant", open, false],
  ["payment_method", choice, true],
  ["payment_method", open, false],
  ["confirm", choice, true],
  ["confirm", doneElsewhereSchema, true],
  ["confirm", otpSchema, false],
  ["details", open, true],
])("a question of the key %s that wants %o is one: %s", (key, responseSchema, isOne) => {
  expect(isOfItsKind({ key, responseSchema })).toBe(isOne);
});
