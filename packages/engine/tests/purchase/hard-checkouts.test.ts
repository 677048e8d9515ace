import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, thanks } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const ending = `${payment}<p>Total $80.00</p><button>Place order</button>`;

describe.concurrent("a checkout", () => {
  it("that refuses a form sent too soon, without marking a field, is sent the same again", async () => {
    const begunAt = { ms: 0 };
    const checkout = `<h1>Checkout</h1><form method="post" action="/place">${addressFields}${ending}</form>`;
    const pages = {
      "/checkout": () => {
        begunAt.ms = Date.now();
        return checkout;
      },
      "/place": () =>
        Date.now() - begunAt.ms < 4_000
          ? `<div class="alert error" role="alert">Something went wrong. Please try again.</div>${checkout}`
          : thanks,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    const [first, ...later] = shop.visits.filter(({ path }) => path === "/place");
    for (const again of later) expect(again.sent).toEqual(first?.sent);
    expect(host.submissions.length).toBe(1 + later.length);
  });

  it("with a step of nothing but choices has them made before it is sent, though none is marked", async () => {
    const days = ["mo", "tu"].map(
      (day) => `<label><input type="radio" name="day" value="${day}"> ${day}</label>`,
    );
    const step = `<h1>Delivery</h1><form method="post" action="/day"><p>Delivery day</p>${days.join(" ")}<button>Continue</button></form>`;
    const pages = {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/step">${addressFields}<button>Continue</button></form>`,
      "/step": step,
      "/day": ({ sent }: { sent: Record<string, string> }) =>
        sent.day === undefined
          ? `<div class="error" role="alert">Please pick a delivery day.</div>${step}`
          : `<h1>Payment</h1><form method="post" action="/order">${ending}</form>`,
    };
    const answers = { details: [{ day: "tu" }], payment_method: [{ payment_method: "bank" }] };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.visits.filter(({ path }) => path === "/day")).toMatchObject([{ sent: { day: "tu" } }]);
  });

  it("that knows the e-mail address shows a password: the guest goes on without it", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <div id="known"></div>${ending}</form>
      <script>document.forms[0].email.addEventListener('change', () => {
        document.getElementById('known').innerHTML = '<p>You already have an account. Sign in for a faster checkout (optional).</p>'
          + '<label>Password (optional) <input type="password" name="password"></label>';
      });</script>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", password: "" }]);
  });

  it("with two fields for a telephone number gets it in the one that must not stay empty", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <label>Phone <input name="phone" placeholder="Phone (Required)"></label>
      <label>Mobile <input name="mobile" placeholder="Mobile"></label>${ending}</form>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ phone: "+1 415 555 0134", mobile: "" }]);
  });

  it("whose confirmation is drawn row by row has the total on its receipt that stands in the end", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${ending}</form>`;
    const order = `${thanks}<p>Total: <b id="total">$5.00</b></p><script>
      fetch('/rows').then((rows) => rows.json()).then(({ total: sum }) => { document.getElementById('total').textContent = sum; });</script>`;
    const rows = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return '{"total":"$80.00"}';
    };
    const pages = { "/checkout": checkout, "/order": order, "/rows": rows };
    const { outcome } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00", currency: "USD" } });
  });

  it("shows delivery and payment as texts, each with a button that opens the choice in a dialog", async () => {
    const chooser = (
      name: string,
      label: string,
      radios: string,
    ) => `<label>${label} <input id="${name}_shown" readonly placeholder="None chosen"></label>
      <button type="button" onclick="${name}_choice.showModal()">Choose</button><input type="hidden" name="${name}">
      <dialog id="${name}_choice"><p>${label}</p>${radios}<button type="button" onclick="take('${name}')">Continue</button></dialog>`;
    const radio = (name: string, value: string, words: string) =>
      `<label><input type="radio" name="${name}_of" value="${value}"> ${words}</label>`;
    const ship = radio("ship", "flat", "Flat rate $5.00") + radio("ship", "express", "Express $15.00");
    const pay = radio("pay", "cheque", "Cheque") + radio("pay", "bank", "Bank transfer");
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      ${chooser("ship", "Shipping method", ship)}${chooser("pay", "Payment method", pay)}
      <p>Total $80.00</p><button id="place" hidden>Place order</button></form>
      <script>function take(name) {
        const one = document.querySelector('[name=' + name + '_of]:checked');
        if (!one) return;
        document.forms[0][name].value = one.value;
        document.getElementById(name + '_shown').value = one.parentElement.textContent.trim();
        document.getElementById('place').hidden = !(document.forms[0].ship.value && document.forms[0].pay.value);
        document.getElementById(name + '_choice').close();
      }</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ship: "flat", pay: "cheque" }]);
  });

  it("folds away the way to pay that the request names", async () => {
    const way = (value: string, words: string) =>
      `<label><input type="radio" name="pay" value="${value}"> ${words}</label>`;
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<fieldset><legend>Payment method</legend>
      ${way("cheque", "Cheque")}${way("cash", "Cash on delivery")}<div id="more" hidden>${way("bank", "Bank transfer")}</div>
      <button type="button" aria-expanded="false" aria-controls="more" onclick="more.hidden = false; this.remove()">Show more</button></fieldset>
      <p>Total $80.00</p><button>Place order</button></form>`;
    const { outcome, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout },
      {
        request: "One Garden Chair, by bank transfer",
        answers: { payment_method: [{ payment_method: "bank" }] },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ pay: "bank" }]);
  });

  it("comes as an accordion whose next step slides open", async () => {
    const checkout = `<h1>Checkout</h1><style>.step { max-height: 0; overflow: hidden; transition: max-height .4s } .step.open { max-height: 900px }</style>
      <form method="post" action="/order"><h2>1 Address</h2><div class="step open" id="one">${addressFields}
      <button type="button" onclick="next('one', 'two')">Continue</button></div>
      <h2>2 Payment</h2><div class="step" id="two">${ending}</div></form>
      <script>function next(from, to) {
        document.getElementById(from).classList.remove('open');
        setTimeout(() => document.getElementById(to).classList.add('open'), 450);
      }</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ zip: "94104", pay: "bank" }]);
  });

  it("comes as an accordion whose next step stays shut until its heading is pressed", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order"><h2>1 Address</h2><div id="one">${addressFields}
      <button type="button" onclick="one.hidden = true; fetch('/save', { method: 'POST' })">Continue</button></div>
      <h2><button type="button" aria-expanded="false" onclick="two.hidden = false">2 Payment</button></h2><div id="two" hidden>${ending}</div></form>`;
    const { outcome, shop } = await checkOutFromPages(pool, {
      "/checkout": checkout,
      "/save": "<p></p>",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ zip: "94104", pay: "bank" }]);
  });

  it("re-renders when a box is cleared that it ticked by itself: what was typed is put back", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order"><div id="fields">${addressFields}</div>
      <label><input type="checkbox" name="newsletter" checked onchange="again()"> Send me your newsletter</label>
      <label><input type="checkbox" name="createaccount" checked onchange="again()"> Create an account?</label>
      <label><input type="checkbox" name="terms"> I have read and agree to the terms and conditions *</label>${ending}</form>
      <script>const fields = document.getElementById('fields'); const fresh = fields.innerHTML;
      function again() { setTimeout(() => { fields.innerHTML = fresh; }, 200); }</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", zip: "94104", terms: "on" }]);
    expect(shop.orders[0]).not.toHaveProperty("newsletter");
    expect(shop.orders[0]).not.toHaveProperty("createaccount");
  });

  it("whose stock has run out meanwhile ends the purchase: nothing is substituted", async () => {
    const gone = `<h1>Checkout</h1><div class="alert error" role="alert">Garden Chair is no longer available and was removed from your basket.</div>
      <p>Your basket is empty.</p>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": gone });

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
    expect(shop.orders).toEqual([]);
    expect(host.submissions).toEqual([]);
  });
});
