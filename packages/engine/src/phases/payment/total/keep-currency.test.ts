import { expect, it } from "vitest";
import { buttonAgainstConversion, buttonOfCurrency, choiceOfCurrency } from "./keep-currency.ts";

const offer = (...titles: string[]) => ({
  control: "radio" as const,
  enabled: true,
  isAside: false,
  choices: titles.map((title, at) => ({ value: String(at), title, enabled: true })),
});

it.each([
  ["amounts", ["EUR 76.12 (rate 0.9515, incl. 4 % margin)", "USD 80.00"], "USD 80.00"],
  ["signs", ["€76.12", "$80.00"], "$80.00"],
  ["names of currencies alone", ["Pay in EUR", "Pay in USD"], "Pay in USD"],
  ["deliveries at their prices", ["Standard $4.00", "Express $9.00"], undefined],
  ["ways to pay of which one names no currency", ["Pay in EUR", "PayPal"], undefined],
  ["others only", ["EUR 76.12", "GBP 64.00"], undefined],
])("of %s the approved currency is kept", (_what, titles, kept) => {
  expect(choiceOfCurrency(offer(...titles), "USD")?.title).toBe(kept);
});

it.each([
  ["its amount", ["Pay 76.12 EUR (1 USD = 0.9515 EUR)", "Pay 80.00 USD"], "Pay 80.00 USD"],
  ["no amount", ["Pay in EUR", "Pay in USD"], "Pay in USD"],
  ["another amount", ["Pay 76.12 EUR", "Pay 84.00 USD"], undefined],
  ["nothing beside it", ["Pay 80.00 USD", "Cancel"], undefined],
])("of buttons, the one in the approved currency with %s is pressed", (_what, texts, pressed) => {
  const buttons = texts.map((text) => ({ text }));
  expect(buttonOfCurrency(buttons, { amount: "80.00", currency: "USD" })?.text).toBe(pressed);
});

it.each([
  [
    "an offer",
    ["Order $80.00", "In euros €76.12"],
    ["Accept conversion", "Decline conversion"],
    "Decline conversion",
  ],
  [
    "an offer in German",
    ["80,00 $", "76,12 €"],
    ["Umrechnung annehmen", "Umrechnung ablehnen"],
    "Umrechnung ablehnen",
  ],
  [
    "the payment itself",
    ["Order $80.00", "In euros €76.12"],
    ["Accept payment", "Decline payment"],
    undefined,
  ],
  ["something else", ["Order $80.00", "In euros €76.12"], ["Confirm", "Decline"], undefined],
  [
    "an offer at another amount",
    ["Order $84.00", "In euros €76.12"],
    ["Accept rate", "Decline rate"],
    undefined,
  ],
  [
    "an offer in one currency",
    ["Order $80.00", "With insurance $84.00"],
    ["Accept cover", "Decline cover"],
    undefined,
  ],
])(
  "of %s, the button that declines a conversion is pressed, and no other",
  (_what, texts, words, pressed) => {
    const buttons = words.map((text) => ({ text }));
    expect(buttonAgainstConversion(buttons, texts, { amount: "80.00", currency: "USD" })?.text).toBe(pressed);
  },
);
