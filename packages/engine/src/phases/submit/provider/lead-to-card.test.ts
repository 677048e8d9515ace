import type { Frame } from "playwright-core";
import { expect, it } from "vitest";
import type { Look } from "../../form/ways/read-ways.ts";
import { findCards } from "./lead-to-card.ts";

const frame = { url: () => "https://pay.example/start" } as Frame;
const list = (...texts: string[]) => ({
  pressables: texts.map(
    (text) =>
      ({
        text,
        selector: text,
        frame,
        href: "",
        isLink: false,
        isAside: false,
        disabled: false,
      }) as Look["pressables"][number],
  ),
});

it.each([
  ["the card", ["PayPal", "Credit card", "Visa"], "Credit card"],
  ["the brand of the given card", ["Mastercard", "Visa", "TWINT"], "Visa"],
  ["its bare name beside wallets", ["iDEAL | Wero", "Kaart", "PayPal", "Klarna"], "Kaart"],
  ["a sentence with it", ["Pay with Mastercard", "Pay with Visa"], "Pay with Visa"],
])("in a list of payment methods, takes %s", (_what, texts, taken) => {
  expect(findCards(list(...texts), "Visa")?.text).toBe(taken);
});

it.each([
  ["a card on file", ["Visa 1111", "PayPal"]],
  ["a map", ["Lijst", "Kaart"]],
  ["another brand", ["Mastercard", "TWINT"]],
  ["text about it", ["How we protect payments by Visa and others", "Cancel"]],
])("doesn't take %s", (_what, texts) => {
  expect(findCards(list(...texts), "Visa")).toBeUndefined();
});
