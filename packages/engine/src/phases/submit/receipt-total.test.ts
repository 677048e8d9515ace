import { expect, it } from "vitest";
import { receiptTotal } from "./receipt-total.ts";

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
