import { describe, expect, it } from "vitest";
import { languages } from "../../words/languages.ts";
import { type ReceiptReading, type SubmittedOrder, sureReceipt, weighReceipt } from "./weigh-receipt.ts";

const dollars = { amount: "80.00", currency: "USD" };
const order: SubmittedOrder = {
  piecesBefore: ["Checkout", "Garden Chair", "ARTICLE-77", "$80.00"],
  isFormGone: true,
  isElsewhere: false,
  approved: dollars,
  email: "ada@example.com",
  given: ["ada@example.com", "+1 415 555 0134", "94104", "12 Elm Street"],
  heard: [],
};
const page = (...pieces: string[]): ReceiptReading => ({
  pieces,
  lines: pieces,
  path: "/step",
  total: undefined,
  order,
});
const isReceipt = (reading: ReceiptReading) => weighReceipt(reading, languages).weight >= sureReceipt;

describe("after an order was submitted, a receipt is", () => {
  it.each<[string, ReceiptReading]>([
    ["known words", { ...page("Your order has been placed."), order: undefined }],
    [
      "known words beside a form",
      { ...page("Your order has been placed."), order: { ...order, isFormGone: false } },
    ],
    [
      "a code and the total in unknown words",
      { ...page("Aitäh!", "Tellimus", "KX-20417", "Kokku $80.00"), total: dollars },
    ],
    ["a code and the buyer's e-mail in unknown words", page("Aitäh!", "KX-20417", "ada@example.com")],
    ["a confirmed appointment", page("Appointment confirmed!", "Paid $80.00. We wrote to ada@example.com.")],
    ["a number with its name", page("All done", "Order number", "7")],
    ["thanks and the buyer's e-mail", page("Thank you", "We write to ada@example.com")],
    ["thanks amid other words", page("All done, thank you!", "Look out for us at ada@example.com")],
    ["what became of the order in words of its own", page("Great! We got your order and will call you.")],
    ["the same in other languages", page("Super, wir haben deinen Auftrag erhalten!")],
    [
      "the customer's list of orders, with the approved total",
      page("My Orders", "1007", "$80.00", "Pending"),
    ],
    [
      "what a window of the browser has said, on any page",
      { ...page("Welcome to our shop"), order: { ...order, heard: ["Order placed successfully!"] } },
    ],
  ])("%s", (_what, reading) => {
    expect(isReceipt(reading)).toBe(true);
  });
});

describe("no receipt is", () => {
  it.each<[string, ReceiptReading]>([
    ["a mere thanks", page("Thank you")],
    ["thanks for nothing", page("No thanks, not now", "We write to ada@example.com")],
    ["thanks for what is not done yet", page("Thank you once you have paid!", "ada@example.com")],
    ["a question about the order", page("Got all that you want in your order?")],
    ["an order that is still to come", page("Your order will be confirmed when you have paid")],
    ["an order that was not taken", page("Your order could not be placed. Thank you for your patience.")],
    ["a list of orders without this one", page("My Orders", "You have no orders yet")],
    [
      "what was said before",
      {
        ...page("Thanks for looking at our order form"),
        order: { ...order, piecesBefore: ["Thanks for looking at our order form"] },
      },
    ],
    [
      "what became of the order beside its form",
      { ...page("Great! We got your order."), order: { ...order, isFormGone: false } },
    ],
    ["a page without the form", page("Hello", "Welcome to our shop")],
    ["the buyer's e-mail alone", page("We have sent a link to ada@example.com", "Open it")],
    ["a total alone", { ...page("Garden Chair", "$80.00"), total: dollars }],
    ["a code that was there before", { ...page("ARTICLE-77", "$80.00"), total: dollars }],
    ["what the buyer has given", { ...page("94104", "4155550134"), total: dollars }],
    [
      "a code beside the form",
      { ...page("KX-20417"), total: dollars, order: { ...order, isFormGone: false } },
    ],
    ["a code on a page that asks for patience", { ...page("Please wait", "KX-20417") }],
    [
      "a code on another site",
      { ...page("KX-20417"), total: dollars, order: { ...order, isElsewhere: true } },
    ],
    ["a date", { ...page("2026-11-22", "22/11/2026"), total: dollars }],
  ])("%s", (_what, reading) => {
    expect(isReceipt(reading)).toBe(false);
  });
});

describe("the number of a receipt", () => {
  it.each<[string, string[], string | null]>([
    ["is glued to no neighbouring word", ["Order number", "OK-4000-1000", "Details"], "OK-4000-1000"],
    ["is found in a sentence", ["Order number OK-4000-1000. Continue shopping."], "OK-4000-1000"],
    ["is found behind its label", ["Order number:", "OK-4000-1000"], "OK-4000-1000"],
    ["is none where none is shown", ["Your order has been placed.", "Continue shopping"], null],
  ])("%s", (_what, pieces, number) => {
    expect(weighReceipt(page(...pieces), languages).orderNumber).toBe(number);
  });
});

it.each<[string, boolean, ReceiptReading]>([
  ["thanks", true, page("Thank you", "Order number", "7")],
  ["the words that it was placed", true, page("Your order has been placed.")],
  ["what became of it", true, page("Great! We got your order and will call you.")],
  [
    "its number and amount alone, as a page that asks for money has them",
    false,
    page("Payment for order L-1010", "Total: $80.00"),
  ],
])("a receipt says in words that there is an order by %s: %s", (_what, isSaid, reading) => {
  expect(weighReceipt(reading, languages)).toMatchObject({ isSaid });
  expect(isReceipt(reading)).toBe(true);
});
