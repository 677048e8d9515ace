import { expect, it } from "vitest";
import { describeTotal } from "./describe-total.ts";

const read = { total: { amount: "15.00", currency: "USD" }, contradicting: [], isOnPage: true };

it.each([
  [read, "The total is 15.00 USD, shipping and tax included."],
  [
    { ...read, total: { amount: "800.00" } },
    "The total is 800.00, shipping and tax included. Its page does not say in which currency.",
  ],
  [
    { ...read, total: { amount: "0.00", currency: "USD" } },
    "The total is 0.00 USD, shipping and tax included. A total of zero may mean an empty cart or a trial: look at the page before you answer.",
  ],
  [
    { ...read, ofPieces: { pieces: 2, price: { amount: "9.99", currency: "USD" } } },
    "The total is 15.00 USD, shipping and tax included. That is less than 2 pieces at 9.99 USD each: there may be fewer in the cart.",
  ],
  [
    { ...read, ofPieces: { pieces: 2, price: { amount: "7.50", currency: "USD" } } },
    "The total is 15.00 USD, shipping and tax included.",
  ],
  [
    {
      ...read,
      total: { amount: "218.70", currency: "USD" },
      ofPieces: { pieces: 3, price: { amount: "72.90", currency: "USD" } },
    },
    "The total is 218.70 USD, shipping and tax included.",
  ],
  [
    { ...read, otherAddress: '1 Thief Lane, 99999 "Elsewhere"' },
    "The total is 15.00 USD, shipping and tax included. It says that it delivers to \"1 Thief Lane, 99999 'Elsewhere'\", which is not the address of this order.",
  ],
  [
    { ...read, says: { address: "", lines: [], charges: ["Renews at $99.00 per month.", "Tip $3.00"] } },
    'The total is 15.00 USD, shipping and tax included. Its page also says: "Renews at $99.00 per month", "Tip $3.00".',
  ],
  [
    { ...read, otherGoods: 'It also lists "Velvet Sofa × 1".' },
    'The total is 15.00 USD, shipping and tax included. It also lists "Velvet Sofa × 1".',
  ],
  [
    { ...read, rest: { amount: "5.00", currency: "USD" } },
    "The total is 15.00 USD, shipping and tax included. Nothing on its page says what 5.00 USD of it are for.",
  ],
  [
    { ...read, unmatched: ["red", "M"] },
    'The total is 15.00 USD, shipping and tax included. The request asks for "red" and "M", which the shop gave no choice of and the order does not name.',
  ],
  [
    { ...read, unshown: ["Terracotta"] },
    'The total is 15.00 USD, shipping and tax included. The page of the goods did not show that "Terracotta" was chosen, and the order does not name it.',
  ],
  [
    { ...read, total: undefined, unseen: read.total },
    "Its page does not clearly say the total: look at it before you answer. Its text has 15.00 USD, but a picture of the page does not show that amount.",
  ],
  [
    { ...read, total: undefined, expected: read.total },
    "Its page does not clearly say the total: look at it before you answer. The goods and the delivery come to 15.00 USD: if a page shows another total before the order is placed, that is asked about.",
  ],
])("%o is described", (one, words) => {
  expect(describeTotal(one, undefined)).toBe(words);
});

it.each([[["Shipping –"]], [["Shipping", "–"]], [["Versandkosten: —"]]])(
  "a total whose page has no price for the delivery yet is not said to include it: %o",
  (lines) => {
    const words = describeTotal({ ...read, says: { address: "", lines, charges: [] } }, undefined);
    expect(words).toBe("The total is 15.00 USD. What delivery costs is not said yet.");
  },
);
