import { expect, test } from "vitest";
import type { PageReading } from "../../page/reading/page-reading.ts";
import { saysHowToPay } from "./says-how-to-pay.ts";

function page(texts: readonly (string | { text: string; isAside: true })[], language = "en") {
  const pieces = texts.map((one) => (typeof one === "string" ? { text: one, isAside: false } : one));
  return { frames: [{ language, texts: { texts: pieces } }] } as unknown as PageReading;
}

test.each(["Payment method", "Invoice", "You pay the courier at your door", "Wir liefern gegen Nachnahme"])(
  "%s says how to pay",
  (text) => {
    expect(saysHowToPay(page(["Your order", text]))).toBe(true);
  },
);

test.each(["To pay", "Amount due", "Order total", "Check out as guest"])("the label %s does not", (text) => {
  expect(saysHowToPay(page(["Your order", text, "$15.00"]))).toBe(false);
});

test("what the footer says of cards is about the shop, not about this order", () => {
  expect(saysHowToPay(page(["Your address", { text: "We take credit cards", isAside: true }]))).toBe(false);
});

test("a page in a language that is not read may say it", () => {
  expect(saysHowToPay(page(["Din ordre", "Din adresse"], "xx"))).toBe(true);
});
