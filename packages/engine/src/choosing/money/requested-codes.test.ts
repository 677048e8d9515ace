import { expect, it } from "vitest";
import { requestedCodes } from "./requested-codes.ts";

it.each([
  ["One throw. Use gift card CEDAR-2026-7788 and pay the rest by card.", ["CEDAR-2026-7788"], true],
  ["Two mugs, promo code SAVE10, by card", ["SAVE10"], false],
  ["Ein Becher, Gutschein: nein. Gutscheincode HERBST24 einlösen", ["HERBST24"], false],
  ["Merino socks. Please use the code WELCOME10", ["WELCOME10"], false],
  ["Strumpor i grått, använd koden? nej, använd kod HOST24", ["HOST24"], false],
  ["The door code is A12345", [], false],
  ["Pay with gift card 6006 4912", [], true],
  ["gift card 6006491234567890", ["6006491234567890"], true],
  ["a gift card of 50 USD for Sam", [], true],
  ["the model XR-2000, by card", [], false],
  [undefined, [], false],
])("%o names %o", (request, codes, isGift) => {
  const found = requestedCodes(request);
  expect(found.map(({ code }) => code)).toEqual(codes);
  expect(found.every((one) => one.isGift === isGift)).toBe(true);
});

it.each([
  ["Pay with my gift card 6006491234567890, PIN 4821, and the rest by card", "4821"],
  ["gift card GIFT-0000-7788 (pin: 0042)", "0042"],
  ["gift card GIFT-0000-7788 with PIN 0042", "0042"],
  ["gift card GIFT-0000-7788, and my PIN is 0042", undefined],
])("%o gives the PIN %o with the code", (request, pin) => {
  expect(requestedCodes(request).map((one) => one.pin)).toEqual([pin]);
});
