import { expect, it } from "vitest";
import { valueWithoutSecrets, withoutSecrets } from "./without-secrets.ts";

const secrets = ["4929 1234 5678 1234", "12 / 34", "739", "correct horse", "804612"];

it.each([
  ["Card 4929123456781234 was declined.", "Card [hidden] was declined."],
  ["Card 4929-1234-5678-1234 was declined.", "Card [hidden] was declined."],
  ["https://shop.example/?seen=4929%201234%205678%201234", "https://shop.example/?seen=[hidden]"],
  ['It says: "The password correct horse is wrong."', 'It says: "The password [hidden] is wrong."'],
  ['It says: "Code 739 of 12/34 is wrong."', 'It says: "Code [hidden] of [hidden] is wrong."'],
  ['It says: "804 612 is not the code."', 'It says: "[hidden] is not the code."'],
])("%s", (text, clean) => {
  expect(withoutSecrets(text, secrets)).toBe(clean);
});

it.each(["The total is 739 JPY.", "Order 17390 of 2012/345", "The total is 739.00 USD."])(
  "what only looks like a short secret stays: %s",
  (text) => {
    expect(withoutSecrets(text, secrets)).toBe(text);
  },
);

it("data is cleaned to its depths, and keeps what is no text", () => {
  const facts = { words: "804612?", method: { price: 5, names: ["correct horse"] }, total: null };
  expect(valueWithoutSecrets(facts, secrets)).toEqual({
    words: "[hidden]?",
    method: { price: 5, names: ["[hidden]"] },
    total: null,
  });
});
