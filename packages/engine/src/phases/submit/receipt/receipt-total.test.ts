import { expect, it } from "vitest";
import { chargedAbove, isBeforeGift, receiptTotal } from "./receipt-total.ts";

const dollars = (amount: string) => ({ amount, currency: "USD" });

it.each([
  ["what the confirmation says", dollars("15.00"), dollars("16.00"), dollars("16.00")],
  ["what was approved where it says nothing", dollars("15.00"), undefined, dollars("15.00")],
  ["what was approved where the cart beside it is empty", dollars("15.00"), dollars("0"), dollars("15.00")],
  ["nothing where nothing was approved", dollars("0.00"), dollars("0"), dollars("0")],
  ["its amount in the approved currency", dollars("15.00"), { amount: "15" }, dollars("15")],
  ["unknown where no page named a currency", undefined, { amount: "15" }, null],
])("a receipt's total is %s", (_what, approved, confirmed, total) => {
  expect(receiptTotal(approved, confirmed)).toEqual(total);
});

it.each([
  ["Your card was charged $900.00.", "900.00"],
  ["Ihre Kreditkarte wird mit 900,00 $ belastet.", "900.00"],
  ["Your card was charged $15.00.", undefined],
  ["The remaining balance of your gift card is $100.00.", undefined],
  ["You may also like: Sofa $900.00", undefined],
])("a sum above the approved one that a card was charged with counts: %s", (line, amount) => {
  expect(chargedAbove(["Thank you", line], dollars("15.00"))?.amount).toBe(amount);
});

it("the number of the order is no sum", () => {
  const lines = ["Order PC-5201. $488.73 charged to your card ending 4242."];
  expect(chargedAbove(lines, dollars("488.73"), "PC-5201")).toBeUndefined();
  expect(receiptTotal(dollars("488.73"), dollars("5201"), "PC-5201")).toEqual(dollars("488.73"));
  expect(receiptTotal(dollars("488.73"), dollars("495.00"), "PC-5201")).toEqual(dollars("495.00"));
});

it.each([
  [["Total", "£32.50", "Gift card", "−£20.00"], "32.50", true],
  [["Total £32.50", "Gift card −£10.00"], "32.50", false],
  [["Total £32.50", "Service −£20.00"], "32.50", false],
  [["Total £12.50", "Gift card −£20.00"], "12.50", false],
])("a receipt that says %o at %s names the total before a gift card: %o", (lines, amount, isBefore) => {
  const pounds = (sum: string) => ({ amount: sum, currency: "GBP" });
  expect(isBeforeGift(lines, pounds("12.50"), pounds(amount))).toBe(isBefore);
});
