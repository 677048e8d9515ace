import type { AnswerValues } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { giving, goodCard } from "../purchase/support/ada.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkoutWith, framedValues, nested, providerHost, putting } from "./support/provider-frames.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

async function buy(payment: string, card: AnswerValues = goodCard) {
  const bought = await checkOutFromPages(
    pool,
    { "/checkout": checkoutWith(payment), "/nested": nested },
    {
      answers: { card: [giving(card)] },
      privateHosts: [providerHost, "bank-search.localhost", "pay.hartwell-payments.localhost"],
    },
  );
  return { ...bought, values: framedValues(bought.shop.orders[0]) };
}

/** As Braintree's frames have them: for the browser's own filling, and out of everybody's sight. */
const decoys = ["cc-number", "cc-exp", "cc-csc", "cc-name"]
  .map(
    (kind) =>
      `<input class="autofill-field" autocomplete="${kind}" name="decoy-${kind}" aria-hidden="true" tabindex="-1" style="position:absolute;opacity:0;height:1px;width:1px;z-index:-1">`,
  )
  .join("");

const number =
  '<input name="number" id="number" type="tel" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" aria-label="Card number">';
const expiry =
  '<input name="expiry" id="expiry" type="tel" autocomplete="cc-exp" placeholder="MM / YY" aria-label="Expiration date">';
const cvc =
  '<input name="cvc" id="cvc" type="tel" autocomplete="cc-csc" placeholder="CVC" aria-label="Security code">';
const combined = `<div>${number}</div><div>${expiry}${cvc}</div>`;
const typed = { number: "4242424242424242", expiry: "1234", cvc: "123" };
const amex = { card_number: "3782 822463 10005", card_expiry: "12/34", card_cvc: "1234" };

const shut = '<div id="fields" hidden>';
const opens = "fields.hidden = false;";

interface Form {
  payment: string;
  values?: Record<string, string>;
  card?: AnswerValues;
}

const forms: Record<string, Form> = {
  "three frames with decoys that nobody sees": {
    payment: [number, expiry, cvc]
      .map((field, at) =>
        putting(decoys + field, { name: `hosted-field-${at}`, title: "Secure payment field" }),
      )
      .join(""),
    values: { ...typed, "decoy-cc-csc": "", "decoy-cc-number": "", "decoy-cc-name": "" },
  },
  "one frame for all": { payment: putting(combined, { title: "Secure card payment input frame" }) },
  "a frame in a frame in a frame": { payment: putting(combined, { title: "Secure payment", depth: 2 }) },
  "a frame that comes three seconds late": {
    payment: `<label><input type="radio" name="pay" value="card" checked> Credit card</label>${putting(combined, { title: "Secure card payment", laterMs: 3_000 })}`,
  },
  "fields in another order": {
    payment: [cvc, expiry, number].map((field) => putting(field, { title: "Secure payment field" })).join(""),
  },
  "a form that follows the brand, with an American Express card": {
    payment: putting(
      `${combined}<script>number.oninput = () => { const isAmex = /^3[47]/.test(number.value);
        number.maxLength = isAmex ? 17 : 19; cvc.maxLength = isAmex ? 4 : 3; cvc.placeholder = isAmex ? '4 digits' : '3 digits';
        const plain = number.value.replace(/\\D/g, ''); number.value = isAmex ? plain.replace(/^(.{4})(.{1,6})/, '$1 $2 ') : plain.replace(/(.{4})(?=.)/g, '$1 '); };
        cvc.maxLength = 3;</script>`,
      { title: "Secure card payment" },
    ),
    card: amex,
    values: { number: "378282246310005", expiry: "1234", cvc: "1234" },
  },
  "a number in four boxes": {
    payment: putting(
      `<p>Card number ${[1, 2, 3, 4].map((at) => `<input name="n${at}" maxlength="4" size="4">`).join(" ")}</p>${expiry}${cvc}`,
      { title: "Secure card payment" },
    ),
    values: { n1: "4242", n2: "4242", n3: "4242", n4: "4242", expiry: "1234", cvc: "123" },
  },
  "a month and a year to choose, the year by two digits": {
    payment: putting(
      `${number}<select name="month" aria-label="Month"><option value="">MM</option>${Array.from({ length: 12 }, (_, at) => `<option>${String(at + 1).padStart(2, "0")}</option>`).join("")}</select>
      <select name="year" aria-label="Year"><option value="">YY</option>${Array.from({ length: 12 }, (_, at) => `<option>${26 + at}</option>`).join("")}</select>${cvc}`,
      { title: "Secure card payment" },
    ),
    values: { number: typed.number, month: "12", year: "34", cvc: "123" },
  },
  "two expiry fields in frames of their own": {
    payment: [
      number,
      '<input name="month" autocomplete="cc-exp-month" placeholder="MM" maxlength="2">',
      '<input name="year" autocomplete="cc-exp-year" placeholder="YYYY" maxlength="4">',
      cvc,
    ]
      .map((field) => putting(field, { title: "Secure payment field" }))
      .join(""),
    values: { number: typed.number, month: "12", year: "2034", cvc: "123" },
  },
  "an expiry with a year of four digits": {
    payment: putting(`${number}<input name="expiry" placeholder="MM/YYYY" aria-label="Expiry">${cvc}`, {
      title: "Secure card payment",
    }),
    values: { ...typed, expiry: "122034" },
  },
  "a name, a country and a postal code beside the card": {
    payment: putting(
      `${combined}<input name="holder" autocomplete="cc-name" placeholder="Full name on card">
      <select name="country" aria-label="Country or region"><option value="DE">Germany</option><option value="US">United States</option></select>
      <input name="zip" placeholder="ZIP" aria-label="ZIP code" autocomplete="billing postal-code">`,
      { title: "Secure payment input frame", height: 200 },
    ),
    values: { ...typed, holder: "AdaLovelace", country: "US", zip: "94104" },
  },
  "a box that keeps the card, and is ticked": {
    payment: putting(
      `${combined}<label><input type="checkbox" name="keep" checked> Remember me for faster checkout</label>`,
      { title: "Secure payment input frame", height: 140 },
    ),
    values: { ...typed, keep: "false" },
  },
  "a box that keeps the card in a frame of its own": {
    payment: `${putting(combined, { title: "Secure card payment" })}${putting('<label><input type="checkbox" name="keep" checked> Remember me next time</label>', { title: "Secure payment field" })}`,
    values: { ...typed, keep: "false" },
  },
  "payments in instalments that stand at three": {
    payment: putting(
      `${combined}<label>Instalments <select name="rate"><option value="3" selected>3 payments of $26.67</option><option value="6">6 payments of $13.34</option><option value="1">One-time payment of $80.00</option></select></label>`,
      { title: "Secure payment input frame", height: 140 },
    ),
    values: { ...typed, rate: "1" },
  },
  "a bank search and an address in frames beside it": {
    payment: `${putting('<input name="bank" type="search" placeholder="Search for your bank" aria-label="Bank">', { title: "Secure bank search input frame" })}
      ${putting(combined, { title: "Secure payment input frame" })}
      ${putting('<input name="line1" placeholder="Address" autocomplete="address-line1"><input name="town" placeholder="City" autocomplete="address-level2">', { title: "Secure address input frame" })}`,
    values: { ...typed, bank: "", line1: "", town: "" },
  },
  ...Object.fromEntries(
    ["Debit / Credit Card", "Credit card (Visa, Amex)", "Kreditkarte"].map((words) => [
      `a part for cards that is called "${words}"`,
      {
        payment: putting(
          `<button type="button" aria-expanded="false">PayPal</button><button type="button" aria-expanded="false">Gift card</button><button type="button" aria-expanded="false" onclick="this.ariaExpanded='true';${opens}">${words}</button>${shut}${combined}</div>`,
          { title: "Secure payment input frame", height: 220 },
        ),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      "a tab": `<div role="tablist"><button type="button" role="tab" aria-selected="true">PayPal</button><button type="button" role="tab" aria-selected="false" onclick="${opens}">Card</button></div>${shut}${combined}</div>`,
      "a radio": `<label><input type="radio" name="method" value="pp" checked> PayPal</label><label><input type="radio" name="method" value="cc" onchange="${opens}"> Card</label>${shut}${combined}</div>`,
      "an accordion": `<button type="button" aria-expanded="false">Klarna</button><button type="button" aria-expanded="false" onclick="this.ariaExpanded='true';${opens}">Credit or debit card</button>${shut}${combined}</div>`,
      "a drawn radio": `<div role="radiogroup" aria-label="Payment method"><div role="radio" aria-checked="true" tabindex="0">Bank transfer</div><div role="radio" aria-checked="false" tabindex="0" onclick="this.previousElementSibling.ariaChecked='false';this.ariaChecked='true';${opens}">Card</div></div>${shut}${combined}</div>`,
    }).flatMap(([kind, html]): [string, Form][] => [
      [
        `a part for cards behind ${kind} in the frame`,
        { payment: putting(html, { title: "Secure payment input frame", height: 220 }) },
      ],
    ]),
  ),
};

describe.concurrent("a card goes into", () => {
  it.each(Object.entries(forms))("%s", async (_name, { payment, values = typed, card }) => {
    const bought = await buy(payment, card);

    expect(
      bought.outcome,
      JSON.stringify([bought.outcome, bought.host.questions.map(({ message }) => message)]),
    ).toMatchObject({ status: "succeeded" });
    expect(bought.values).toMatchObject(values);
    expect(bought.host.questions.map(({ key }) => key)).toEqual(["card"]);
  });
});
