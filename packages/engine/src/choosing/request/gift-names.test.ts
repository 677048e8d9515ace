import { expect, test } from "vitest";
import { giftNames } from "./gift-names.ts";

const names = ["Recipient name", "Your name"];

test.each([
  ["$75 gift card for Sam, sam@example.org, from Ada, with the message Enjoy", names, ["Ada", "Sam"]],
  ["a gift card to Karin Lind", names, ["Karin Lind"]],
  ["a gift voucher for £65, it is for Priya", ["Recipient's name"], ["Priya"]],
  ["a card for Christmas, to Sam", names, ["Sam"]],
  ["a gift card for my brother", names, []],
  ["for Sam", ["Name"], []],
  ["ein Gutschein für Jonas von Marie", ["Empfänger", "Absender"], ["Marie", "Jonas"]],
])("%s, for %j, names %j", (request, fields, values) => {
  expect(giftNames(fields, request).map(({ value }) => value)).toEqual(values);
});
