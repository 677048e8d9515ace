import { describe, expect, it } from "vitest";
import { cleanAddress } from "./clean-address.ts";
import { cleanSession } from "./clean-session.ts";
import { valueWithoutSecrets, withoutSecrets } from "./without-secrets.ts";

const secrets = ["4929 1234 5678 1234", "12 / 34", "739", "correct horse", "804612"];

it.each([
  ["Card 4929123456781234 was declined.", "Card [hidden] was declined."],
  ["Card 4929-1234-5678-1234 was declined.", "Card [hidden] was declined."],
  ["EV4929123456781234", "EV[hidden]"],
  ["x4929123456781234y", "x[hidden]y"],
  ["174929123456781234993", "17[hidden]993"],
  ["https://shop.example/?seen=4929%201234%205678%201234", "https://shop.example/?seen=[hidden]"],
  ['It says: "The password correct horse is wrong."', 'It says: "The password [hidden] is wrong."'],
  ['It says: "Code 739 of 12/34 is wrong."', 'It says: "Code [hidden] of [hidden] is wrong."'],
  ['It says: "CVC739 is wrong."', 'It says: "CVC[hidden] is wrong."'],
  ["CVC739", "CVC[hidden]"],
  ["cvc=739", "cvc=[hidden]"],
  ["/4929123456781234/739/1234", "/[hidden]/[hidden]/[hidden]"],
  ['It says: "804 612 is not the code."', 'It says: "[hidden] is not the code."'],
  ["A804612B", "A[hidden]B"],
  [
    'It says: "Password esroh tcerroc is wrong, and 216-408 is."',
    'It says: "Password [hidden] is wrong, and [hidden] is."',
  ],
  ["https://shop.example/?p=esroh%20tcerroc", "https://shop.example/?p=[hidden]"],
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

it.each([
  "The total is 739 JPY.",
  "Order 17390 of 2012/345",
  "The total is 739.00 USD.",
  "Confirmed the order HW1739.",
  "Confirmed the order 1000234.",
  "Paid with the card that ends in 1234.",
])("what only looks like a secret stays: %s", (text) => {
  expect(withoutSecrets(text, secrets)).toBe(text);
});

it.each([
  "EV-4A-9B-2C-9D-1E-2F-3G-4H-5J-6K-7L-8M-1",
  "EV4A9B2C9D1E2F3G4H5J6K7L",
  "4AX9BX2CX9DX1EX2FX3GX4HX5JX6KX7LX8MX1NX2",
  "item a 4 pieces, item b 9 pieces, item c 2 pieces, item d 9 pieces, item e 1 pieces, item f 2 pieces, item g 3 pieces, item h 4 pieces, item i 5 pieces",
  "5x 4x 3x 2x 1x 9x 2x 9x 4x",
])("nine digits of a card in their order are found, whatever is between them: %s", (text) => {
  expect(withoutSecrets(text, secrets).replace(/\D/g, "").length).toBeLessThan(6);
});

it("a card of few digits is found by twelve of them", () => {
  const card = ["4242 4242 4242 4242"];
  expect(withoutSecrets("EV-4A-2B-4C-2D-4E-2F-4G-2H-4J-2K-4L-2M-4", card)).toBe("EV-[hidden]");
  expect(withoutSecrets("4 items, 2 days, 4.2 stars", card)).toBe("4 items, 2 days, 4.2 stars");
});

it.each([
  "4 of 9 pieces, 2 of 9 in stock, 1 or 2 days, 3 to 4 weeks",
  "Total 80.00, 80.00, 80.00, 0.00, 0.00",
])("fewer are not: %s", (text) => {
  expect(withoutSecrets(text, [...secrets, "4000 0000 0000 0002"])).toBe(text);
});

it.each([
  "Your card was declined: code 739 (seven three nine) with 12/34 is wrong.",
  "four nine two nine one two three four, five six seven eight one two three four",
  "4 items, 9 days, 2 pieces, 9 kg, 1 m, 2 l, 3 t, 4 s",
])("a shop's words hide nothing of the service's own: %s", (words) => {
  const warning = "An order may exist: look for it before you agree. The total is 56.78 USD.";
  const clean = withoutSecrets(`The shop refused the payment. It says: "${words}". ${warning}`, secrets);
  expect(clean).toMatch(/^The shop refused the payment\. It says: ".*\[hidden\].*"\. /);
  expect(clean).toContain(warning);
});

it("data is cleaned to its depths, and keeps what is no text", () => {
  const facts = { words: "804612?", method: { price: 5, names: ["correct horse"] }, total: null };
  expect(valueWithoutSecrets(facts, secrets)).toEqual({
    words: "[hidden]?",
    method: { price: 5, names: ["[hidden]"] },
    total: null,
  });
});

const base64 = (text: string) => Buffer.from(text).toString("base64");

const buyer = {
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: "+1 415 555 0134" },
  shipping: { addressLines: ["548 Market Street"], locality: "San Francisco", postalCode: "94104" },
};

describe("an address that is kept", () => {
  it.each([
    ["/thank-you?order=1001&key=wc_order_5fG", "/thank-you?order=1001&key=wc_order_5fG"],
    ["/order?number=4929123456781234&cvc=739&expiry=12%2F34&id=7", "/order?id=7"],
    ["/done/x4929123456781234x/739/1234", "/done"],
    ["/done/4929/1234/5678/1234", "/"],
    [
      "/done?email=ada%40example.com&name=Lovelace&zip=94104&tel=4155550134&s=548+Market+Street&id=7",
      "/done?id=7",
    ],
    ["/done#card=4929123456781234", "/done"],
    ["/done#/orders/1001", "/done#/orders/1001"],
    [`/done?state=${base64('{"n":"4929123456781234"}')}&id=7`, "/done?id=7"],
    ["/done?q=%2534%2539%2532%2539%2531%2532%2533%2534%2535%2536%2537%2538%2531%2532%2533%2534", "/done"],
    ["/done?code=804612", "/done"],
    ["/ada@example.com/done", "/done"],
  ])("of %s is %s", (path, kept) => {
    const clean = cleanAddress(`https://user:secret@shop.example${path}`, { secrets, buyers: [buyer] });
    expect(clean?.replace(/\/$/, "")).toBe(`https://shop.example${kept}`.replace(/\/$/, ""));
  });

  it("is none where the host itself carries the card", () => {
    expect(
      cleanAddress("https://4929123456781234.shop.example/", { secrets, buyers: [buyer] }),
    ).toBeUndefined();
  });
});

it("a sign-in is kept without the entries that hold a secret", () => {
  const entry = (name: string, value: string) => ({ name, value });
  const session = {
    cookies: [
      entry("sid", "f3a9c1"),
      entry("card", "4929123456781234"),
      entry("remember", base64("ada:correct horse")),
      entry("x", "739"),
    ],
    origins: [
      { origin: "https://shop.example", localStorage: [entry("cart", "1"), entry("form", '{"cvc":"739"}')] },
    ],
  };
  expect(cleanSession(session, secrets)).toEqual({
    cookies: [entry("sid", "f3a9c1")],
    origins: [{ origin: "https://shop.example", localStorage: [entry("cart", "1")] }],
  });
});

it("an address is one word in Markdown too", () => {
  const address = "https://shop.example/order/)![x](http://evil.example/leak)?a=[1](2)#](x)";
  const clean = cleanAddress(address, { secrets, buyers: [] }) ?? "";
  expect(clean).not.toMatch(/[()[\]]/);
  expect(decodeURIComponent(clean)).toContain("/order/)![x](http:");
  expect(cleanAddress("https://[2606:4700::1]/a", { secrets, buyers: [] })).toBe("https://[2606:4700::1]/a");
});
