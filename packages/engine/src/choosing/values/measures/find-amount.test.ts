import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

const cards = ["£25", "£50", "£100"];

test.each([
  ["a fifty pound gift card", cards, "£50"],
  ["give 100 pounds", cards, "£100"],
  ["one card, it may cost up to 50 pounds", cards, undefined],
  ["for 30 pounds", cards, undefined],
  ["un buono da 50 euro", ["€ 25,00", "€ 50,00"], "€ 50,00"],
  ["ett presentkort på 500 kronor", ["200 kr", "500 kr", "1 000 kr"], "500 kr"],
  ["1000 kr", ["200 kr", "500 kr", "1 000 kr"], "1 000 kr"],
  ["in 50 g", ["Tin 50 g – £5.00", "Tin 100 g – £50.00"], "Tin 50 g – £5.00"],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Gift card", options: [{ name: "Amount", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Amount")?.[0]).toBe(meant);
});
