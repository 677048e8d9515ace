import { expect, it } from "vitest";
import { requestAmount } from "./request-amounts.ts";
import { readTokens } from "./tokens.ts";

it.each([
  ["one-time donation of 35 dollars", "35"],
  ["$35", "35"],
  ["give €12.50 every month", "12.50"],
  ["35,5 EUR", "35.5"],
  ["donate 1,500 USD", "1500"],
  ["a gift card for 40 euros", "40"],
  ["the tee, under 50 USD", undefined],
  ["25 USD or less", undefined],
  ["between $10 and $20", undefined],
  ["35 mugs", undefined],
  ["", undefined],
])("%j asks for %j", (request, amount) => {
  expect(requestAmount(readTokens(request))?.amount).toBe(amount);
});
