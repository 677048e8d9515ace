import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const bank = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${bank}<p>Total $80.00</p><button>Place order</button></form>`;
const selling = (form: string) => ({
  ...productAndBasket,
  "/product": `<h1>Clean Rivers</h1><p>$25.00</p><form method="post" action="/basket">${form}<button>Add to basket</button></form>`,
  "/checkout": checkout,
});
const payableInTwoWays = {
  ...selling(""),
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<fieldset><legend>Payment method</legend>
    <label><input type="radio" name="pay" value="card" checked> Credit card</label><label><input type="radio" name="pay" value="invoice"> Invoice</label></fieldset>
    <div id="card"><label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiry <input name="expiry" autocomplete="cc-exp"></label><label>Security code <input name="cvc" autocomplete="cc-csc"></label></div>
    <p>Total $80.00</p><button>Place order</button></form><script>for (const way of document.querySelectorAll("[name=pay]")) way.onchange = () => { card.hidden = way.value !== "card"; };</script>`,
};
const listed = (checked: number) =>
  [25, 50, 100]
    .map(
      (sum) =>
        `<label><input type="radio" name="sum" value="${sum}"${sum === checked ? " checked" : ""}> $${sum}</label>`,
    )
    .join("");

describe.concurrent("what a request asks for", () => {
  it("is an amount that the page doesn't list: it goes into the field for it", async () => {
    const form = `<fieldset><legend>Amount</legend>${listed(50)}</fieldset><label>Other amount (USD) <input name="other"></label>`;
    const { cart } = await fillCartFromPages(pool, selling(form), {
      request: "a donation of 35 dollars",
    });
    expect(cart).toMatchObject({ other: "35" });
  });

  it("is an amount whose field comes with the choice of another", async () => {
    const form = `<fieldset><legend>Amount</legend>${listed(50)}<label><input type="radio" name="sum" value="other"> Other</label></fieldset>
      <label id="own" hidden>Amount <input name="other"></label>
      <script>for (const box of document.querySelectorAll("[name=sum]")) box.onchange = () => { own.hidden = box.value !== "other"; };</script>`;
    const { cart } = await fillCartFromPages(pool, selling(form), { request: "give $35" });
    expect(cart).toMatchObject({ sum: "other", other: "35" });
  });

  it("is one of the amounts listed: the field for others stays empty", async () => {
    const form = `<fieldset><legend>Amount</legend>${listed(50)}</fieldset><label>Other amount (USD) <input name="other"></label>`;
    const { cart } = await fillCartFromPages(pool, selling(form), { request: "give 100 dollars" });
    expect(cart).toMatchObject({ sum: "100", other: "" });
  });

  it("is an amount for which the page has no place: whoever pays is told", async () => {
    const form = `<fieldset><legend>Amount</legend>${listed(50)}</fieldset>`;
    const { cart, host } = await fillCartFromPages(pool, selling(form), {
      request: "give 35 dollars",
      answers: { variant: [{ Amount: "$50" }], payment_method: [{ payment_method: "bank" }] },
    });
    expect(host.questions[0]).toMatchObject({
      key: "variant",
      message: expect.stringContaining('35 dollars"'),
    });
    expect(cart).toMatchObject({ sum: "50" });
  });

  it("are extras that are optional: these are ticked, and no others", async () => {
    const extra = (name: string, title: string) =>
      `<label><input type="checkbox" name="${name}" value="yes"> ${title}</label>`;
    const form = `<fieldset><legend>Add extras</legend>${extra("egg", "Fried egg +$1.00")}${extra("cheese", "Cheese +$1.00")}${extra("wrap", "Gift wrap +$2.00")}</fieldset>`;
    const { cart } = await fillCartFromPages(pool, selling(form), {
      request: "with a fried egg and gift wrap, no cheese",
    });
    expect(cart).toMatchObject({ egg: "yes", wrap: "yes" });
    expect(cart).not.toHaveProperty("cheese");
  });

  it("is found in a form whose fields have the names of properties", async () => {
    const form = `<label>Children <select name="children"><option selected>0</option><option>1</option></select></label>
      <label>Colour <select name="title"><option value="">Choose</option><option>Red</option><option>Blue</option></select></label><input type="hidden" name="method" value="x">`;
    const { cart } = await fillCartFromPages(pool, selling(form), { request: "in blue" });
    expect(cart).toMatchObject({ title: "Blue" });
  });

  it("is a way to pay: it is chosen instead of the card, and a person agrees before the order is placed", async () => {
    const { host, shop } = await buyFromPages(pool, payableInTwoWays, {
      request: "Please pay by invoice",
      answers: { payment_method: [{ payment_method: "invoice" }] },
    });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.message).toContain('The request asks to pay pages.localhost by "Invoice"');
    expect(shop.orders).toMatchObject([{ pay: "invoice", number: "" }]);
  });

  it("is a way to pay that a person overrules: the card is asked for, and one order is placed", async () => {
    const { host, shop } = await buyFromPages(pool, payableInTwoWays, {
      request: "Please pay by invoice",
      answers: { payment_method: [{ payment_method: "card" }], card: [goodCard] },
    });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "card"]);
    expect(shop.orders).toMatchObject([{ pay: "card", number: "4242424242424242" }]);
  });

  it("is a plan for a number of seats that does not renew, paid in the open one of several tabs", async () => {
    const plan = (name: string, words: string, checked = "") =>
      `<label><input type="radio" name="plan" value="${name}" ${checked}> <b>${name}</b><br><small>${words}</small></label>`;
    const form = `<div role="radiogroup" aria-label="License">${plan("Personal", "$25.00<br>1 year of updates", "checked")}${plan("Perpetual", "$40.00<br>pay once, updates for 1 year")}</div>
      <p>Seats <button type="button" onclick="count(-1)" aria-label="Fewer seats">−</button> <span id="shown">1</span>
      <button type="button" onclick="count(1)" aria-label="More seats">+</button></p><input type="hidden" name="seats" value="1">
      <label><input type="checkbox" name="renew" value="1" checked> Renew automatically every year</label>
      <script>function count(by) { shown.textContent = document.querySelector("[name=seats]").value = Number(shown.textContent) + by; }</script>`;
    const tab = (name: string, isOpen: boolean) =>
      `<button type="button" role="tab" aria-selected="${isOpen}" onclick="card.hidden = ${!isOpen}">${name}</button>`;
    const pay = `<h1>Checkout</h1><form method="post" action="/order"><h2>License holder</h2>
      <label>Email <input name="email"></label><label>Name <input name="name"></label><label>Billing ZIP / postal code <input name="zip"></label>
      <h2>Payment</h2><div role="tablist">${tab("Card", true)}${tab("Bank transfer", false)}${tab("Pay by invoice", false)}</div>
      <div id="card"><label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiration (MM/YY) <input name="exp" autocomplete="cc-exp"></label>
      <label>CVC <input name="cvc" autocomplete="cc-csc"></label></div><p>Order total: $50.00</p><button>Complete purchase</button></form>`;
    const pages = { ...selling(form), "/checkout": pay };
    const request = "Personal license, 2 seats, without automatic renewal";
    const answers = { card: [goodCard] };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request, answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toMatchObject([{ plan: "Personal", seats: "2", number: "4242424242424242" }]);
    expect(shop.orders[0]).not.toHaveProperty("renew");
  });
});
