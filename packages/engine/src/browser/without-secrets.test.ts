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

it.each([
  ["in an address", "https://shop.example/?p=c%C3%B6rrect%20%22h%26rse%22"],
  ["in a form", "p=c%C3%B6rrect+%22h%26rse%22"],
  ["in JSON", '{"password":"cörrect \\"h&rse\\""}'],
  ["in JSON of ASCII alone", '{"password":"c\\u00f6rrect \\"h&rse\\""}'],
  ["in HTML", "<b>cörrect &quot;h&amp;rse&quot;</b>"],
  ["in base64", "Basic Y8O2cnJlY3QgImgmcnNlIg=="],
])("a secret is known by its spelling %s", (_where, text) => {
  expect(withoutSecrets(text, ['cörrect "h&rse"'])).toMatch(/\[hidden\]/);
  expect(withoutSecrets(text, ['cörrect "h&rse"'])).not.toMatch(/rse|Y8O2/);
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
