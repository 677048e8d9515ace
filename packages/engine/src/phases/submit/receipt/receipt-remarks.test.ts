import { expect, it } from "vitest";
import { otherCurrencyRemark, receiptRemarks } from "./receipt-remarks.ts";

const item = {
  variant: { id: "chair", values: [], price: "80.00", isAvailable: true },
  options: [],
  quantity: 1,
};
const order = { url: "https://garden-shop.example/chair", allowedDomains: [], buyer: {} };
const buyer = { email: "ada@example.com", address_line1: "548 Market Street", postal_code: "94104" };
const remarks = (...lines: string[]) =>
  receiptRemarks(["Thank you for your order", ...lines], { goods: "Garden Chair", order }, { item, buyer });

it.each([
  [["1 × Velvet Sofa", "$80.00"], ' It lists "1 × Velvet Sofa", and does not name what should be bought.'],
  [["1 × Garden Chair", "1 × Oak+ club"], ' It also lists "1 × Oak+ club".'],
  [["2 × Garden Chair"], " It counts 2 of the goods, where 1 should be bought."],
  [
    ["Garden Chair", "Delivery address", "Bob Miller", "7 Elm Road", "Reno, NV 89501"],
    ' It says that it delivers to "Bob Miller, 7 Elm Road, Reno, NV 89501", which is not the address of this order.',
  ],
  [
    ["1 × Garden Chair", "Your licence key was sent to mallory@evil.example."],
    ' It names the e-mail address "mallory@evil.example", which is not the buyer\'s.',
  ],
  [
    ["Garden Chair", "The Garden Chair is out of stock: we have put you on the waiting list."],
    ' It also says: "The Garden Chair is out of stock: we have put you on the waiting list.".',
  ],
  [
    ["Garden Chair", "Your order is under review. You will hear from us within 48 hours."],
    ' It also says: "Your order is under review. You will hear from us within 48 hours.".',
  ],
  [
    ["Order number EV1009", "1 × Garden Chair", "Order number EV1010", "1 × Garden Chair"],
    ' It names more than one order: "EV1009", "EV1010".',
  ],
])("a receipt with %o is told", (lines, words) => {
  expect(remarks(...lines)).toBe(words);
});

it.each([
  [["1 × Garden Chair", "Total $80.00"]],
  [["Garden Chair × 1", "Ship to", "548 Market Street", "San Francisco, CA 94104"]],
  [["Your order number is 20417."]],
  [["You may also like", "Velvet Sofa", "Out of stock"]],
])("nothing is told of one with %o", (lines) => {
  expect(remarks(...lines)).toBe("");
});

it("a receipt in another currency is told, however low its number is", () => {
  const approved = { amount: "80.00", currency: "USD" };
  expect(otherCurrencyRemark(approved, { amount: "60.000", currency: "KWD" })).toBe(
    " Its receipt says 60.000 KWD, where 80.00 USD were approved.",
  );
  expect(otherCurrencyRemark(approved, { amount: "79.00", currency: "USD" })).toBe("");
  expect(otherCurrencyRemark({ amount: "80.00" }, { amount: "80.00", currency: "USD" })).toBe("");
});
