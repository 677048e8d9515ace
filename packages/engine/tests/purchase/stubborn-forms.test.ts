import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada } from "./support/ada.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, thanks } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const ending = `${payment}<p>Total $80.00</p><button>Place order</button>`;

describe.concurrent("a checkout form", () => {
  it("that is wiped when its framework takes over is filled again before the order is sent", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order"><div id="app">${addressFields}</div>${ending}</form>
      <script>const app = document.getElementById('app'); const fresh = app.innerHTML;
      setTimeout(() => { app.innerHTML = fresh; }, 1800);</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", last: "Lovelace", zip: "94104" }]);
  });

  it("that refuses every answer to a question ends the purchase, and does not ask for ever", async () => {
    const checkout = `<h1>Checkout</h1><form id="f" action="/review">${addressFields}
      <label>Member number <input name="member" required></label><p id="said"></p><button>Continue</button></form>
      <script>const form = document.getElementById('f');
      form.addEventListener('submit', (event) => { event.preventDefault();
        form.member.setAttribute('aria-invalid', 'true'); form.member.setAttribute('aria-describedby', 'said');
        document.getElementById('said').textContent = 'This member number is not known'; });</script>`;
    const { outcome, host } = await checkOutFromPages(
      pool,
      { "/checkout": checkout },
      { answers: { details: Array.from({ length: 9 }, () => ({ member: "12345" })) } },
    );

    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
    const asked = host.questions.filter(({ key }) => key === "details");
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked.at(-1)?.message).toContain("This member number is not known");
  });

  it("that ignores the order button while it saves is sent once the save is over, and once only", async () => {
    const checkout = `<h1>Checkout</h1><form id="f">${addressFields}${payment}<p>Total $80.00</p>
      <button type="button" onclick="place()">Place order</button></form>
      <script>const form = document.getElementById('f'); let saving = 0;
      form.addEventListener('change', () => { saving++;
        setTimeout(() => fetch('/save', { method: 'POST' }).finally(() => { saving--; }), 700); });
      function place() { if (saving === 0) { form.method = 'post'; form.action = '/order'; form.submit(); } }</script>`;
    const pages = {
      "/checkout": checkout,
      "/save": () => new Promise<string>((resolve) => setTimeout(() => resolve('{"ok":true}'), 900)),
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(host.submissions.length).toBeGreaterThanOrEqual(1);
  });

  it("whose last step shows no total is paid at the one that the step before showed", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/review">${addressFields}
      <fieldset><legend>Shipping method</legend><label><input type="radio" name="ship" value="a"> Flat rate $5.00</label>
      <label><input type="radio" name="ship" value="b"> Express $15.00</label></fieldset><button>Next</button></form>`;
    const review = `<h1>Order</h1><table><tr><td>Shipping</td><td>$5.00</td></tr><tr><th>Total</th><td>$85.00</td></tr></table>
      <form action="/payment"><button>Next</button></form>`;
    const { host, shop } = await checkOutFromPages(pool, {
      "/checkout": checkout,
      "/review": review,
      "/payment": `<h1>Payment</h1><form method="post" action="/order">${payment}<button>Place order</button></form>`,
    });

    expect(host.questions).toMatchObject([{ key: "payment_method", detectedTotal: { amount: "85.00" } }]);
    expect(shop.orders).toHaveLength(1);
  });

  it("whose platform's own order button says no more than next is sent by the button of the page after it", async () => {
    const marks = `<form class="cart" method="post" action="/basket"><button class="single_add_to_cart_button">Add to basket</button></form>`;
    const { outcome, host, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>${marks}`,
      "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}${payment}<p>Total $80.00</p><button id="place_order">Next</button></form>`,
      "/review": `<h1>Look it over</h1><p>Total $80.00</p><form method="post" action="/order"><button>Place order</button></form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.visits.filter(({ path }) => path === "/review")).toHaveLength(1);
    expect(shop.orders).toHaveLength(1);
  });

  it("with one line for the address gets both lines of the buyer's in it", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${ending}</form>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ street: "548 Market Street, Floor 3" }]);
  });

  it("whose order button stays shut until the address is saved beside it has it saved", async () => {
    const checkout = `<h1>Checkout</h1><div id="address"><form>${addressFields}</form><button type="button" id="save">Update</button></div>
      <form method="post" action="/order" id="pay">${payment}<p>Total $80.00</p>
      <button id="place" type="button" class="primary disabled" style="opacity: .5">Place order</button></form>
      <script>let isSaved = false;
      document.getElementById('save').onclick = () => fetch('/save', { method: 'POST', body: new URLSearchParams(new FormData(document.forms[0])) })
        .then(() => { isSaved = true; const place = document.getElementById('place'); place.className = 'primary'; place.style = '';
          document.getElementById('address').innerHTML = 'Ada Lovelace <a href="#">Edit</a>'; });
      document.getElementById('place').onclick = () => { if (isSaved) document.getElementById('pay').submit(); };</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, {
      "/checkout": checkout,
      "/save": '{"ok":true}',
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ last: "Lovelace", zip: "94104" }]);
  });

  it("that presets a wrong state is set right, and the total with its tax is the one agreed to", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <label>State <select name="state"><option value="12">Alabama</option><option value="23">California</option></select></label>
      ${payment}<table><tr><td>Tax</td><td id="tax">$3.20</td></tr><tr><th>Order total</th><td id="total">$83.20</td></tr></table>
      <button>Place order</button></form>
      <script>document.forms[0].state.addEventListener('change', (event) => setTimeout(() => {
        const isThere = event.target.value === '23';
        document.getElementById('tax').textContent = isThere ? '$7.20' : '$3.20';
        document.getElementById('total').textContent = isThere ? '$87.20' : '$83.20';
      }, 600));</script>`;
    const { host, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(host.questions).toMatchObject([{ key: "payment_method", detectedTotal: { amount: "87.20" } }]);
    expect(shop.orders).toMatchObject([{ state: "23" }]);
  });

  it("that puts a list of states in place of a text once the country is chosen", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">
      <label>Country <select name="country" onchange="states()"><option value="DE">Germany</option><option value="US">United States</option></select></label>
      ${addressFields}<p id="region"><label>Region (optional) <input name="state"></label></p>${ending}</form>
      <script>async function states() {
        if (document.forms[0].country.value !== 'US') return;
        await fetch('/states');
        document.getElementById('region').innerHTML = '<label>State <select name="state" required><option value="">Select…</option>'
          + '<option value="NY">New York</option><option value="CA">California</option></select></label>';
      }</script>`;
    const pages = { "/checkout": checkout, "/states": '{"states":[]}' };
    const { outcome, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ country: "US", state: "CA" }]);
  });

  it("that does not deliver to the shopper's country ends the purchase and says so", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <label>Country <select name="country" required><option value="">Choose…</option><option value="DE">Germany</option>
      <option value="AT">Austria</option></select></label>${ending}</form>`;
    const known = ada("pages@example.com");
    const inNoCountry = { ...known, shipping: { ...known.shipping, countryCode: "USA" } };
    const buyers = [
      { buyer: known, name: "United States" },
      { buyer: inNoCountry, name: "USA" },
    ];
    for (const { buyer, name } of buyers) {
      const pages = { "/checkout": checkout };
      const { outcome, shop } = await checkOutFromPages(pool, pages, { buyer });

      expect(outcome).toMatchObject({ status: "failed", code: "country_not_served" });
      expect(outcome.status === "failed" && outcome.message).toContain(`does not deliver to ${name}`);
      expect(shop.orders).toEqual([]);
    }
  });

  it("that says that it has no delivery to the address ends the purchase before anybody is asked to pay", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <h2>Shipping</h2><p>There are no shipping options available. Please check your address.</p>${ending}</form>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "failed", code: "no_shipping_method" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("no shipping options available") });
    expect(host.questions).toEqual([]);
    expect(shop.orders).toEqual([]);
  });

  /** An account that nobody has to open, and a script that asks the shop for something else. */
  const withAccount = `<label><input type="checkbox" name="account" checked> I would like to create an account</label>
    <div id="secrets"><label>Password <input type="password" name="one"></label><label>Repeat password <input type="password" name="two"></label></div>
    <script>fetch('/bell'); document.forms[0].account.onchange = ({ target }) => { setTimeout(() => { secrets.hidden = !target.checked; }, 200); };</script>`;

  it.each([
    ["has nothing else", ""],
    ["has a script, and an account that may be opened besides", withAccount],
    [
      "has a script that empties its fields after a moment",
      `<script>setTimeout(() => { for (const field of document.querySelectorAll('input:not([type=radio])')) field.value = ''; }, 500);</script>`,
    ],
    [
      "has a choice that may stay open",
      `<p>Title <label><input type="radio" name="title" value="ms"> Ms</label> <label><input type="radio" name="title" value="mr"> Mr</label></p>`,
    ],
  ])(
    "that takes a step for a robot's when it comes back too soon is given the time of a person: it %s",
    async (_what, more) => {
      const shown = { atMs: 0 };
      const address = () => {
        shown.atMs = Date.now();
        return `<h1>Address</h1><form method="post" action="/last">${addressFields}${more}<button>Continue</button></form>`;
      };
      const pages = {
        "/checkout": address,
        "/bell": "{}",
        "/last": () =>
          Date.now() - shown.atMs < 4_000
            ? `<div class="alert" role="alert">Your request could not be processed.</div>${address()}`
            : `<h1>Payment</h1><form method="post" action="/order">${ending}</form>`,
      };
      const { outcome, host, shop } = await checkOutFromPages(pool, pages);

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
      expect(shop.orders).toMatchObject([{ email: "pages@example.com", zip: "94104" }]);
    },
  );

  it("whose list of parishes comes with the postal code, after a moment, is chosen from that list", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <label>Parish * <select name="parish" required><option value="">Type your postcode</option></select></label>
      <p>Kind of building * <label><input type="radio" name="kind" value="house" required> House</label> <label><input type="radio" name="kind" value="work"> Work</label></p>${ending}</form>
      <script>const form = document.forms[0];
      form.zip.oninput = () => setTimeout(() => { form.parish.innerHTML = '<option value="">Choose</option><option>North</option><option>South</option>'; }, 600);</script>`;
    const answers = {
      details: [{ parish: "South", kind: "house" }],
      payment_method: [{ payment_method: "bank" }],
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": checkout }, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    const [asked] = host.questions;
    expect(asked?.responseSchema.properties.parish?.oneOf?.map(({ title }) => title)).toEqual([
      "North",
      "South",
    ]);
    expect(shop.orders).toMatchObject([{ parish: "South", kind: "house" }]);
  });

  it("with a privacy box on the address and two more on the last step has all ticked, and the newsletter not", async () => {
    const address = `<h1>Address</h1><form method="post" action="/last">${addressFields}
      <label><input type="checkbox" name="privacy"> I have read the privacy policy and agree to it *</label>
      <label><input type="checkbox" name="news" checked> Send me offers and news by e-mail</label><button>Continue</button></form>`;
    const pages = {
      "/checkout": address,
      "/last": ({ sent }: { sent: Record<string, string> }) =>
        sent.privacy === undefined
          ? `<p class="error" role="alert">Please agree to the privacy policy.</p>${address}`
          : `<h1>Overview</h1><form method="post" action="/done"><label><input type="checkbox" name="tos"> I agree to the terms of sale</label>
            <label><input type="checkbox" name="withdrawal"> I have read the right of withdrawal *</label>${ending}</form>`,
      "/done": ({ sent }: { sent: Record<string, string> }) =>
        sent.tos && sent.withdrawal ? thanks : "<p role='alert'>You must agree to the terms of sale.</p>",
    };
    const { outcome, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    const address_ = shop.visits.find(({ path }) => path === "/last")?.sent;
    expect(address_).toMatchObject({ privacy: "on" });
    expect(address_).not.toHaveProperty("news");
  });

  it("whose order button exists only once delivery, payment and terms are set", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <fieldset><legend>Shipping method</legend><label><input type="radio" name="ship" value="post"> Post $5.00</label>
      <label><input type="radio" name="ship" value="courier"> Courier $9.00</label></fieldset>
      <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="cod"> Cash on delivery</label>
      <label><input type="radio" name="pay" value="cheque"> Cheque</label></fieldset>
      <label><input type="checkbox" name="terms"> I accept the terms and conditions</label>
      <p>Total $85.00</p><div id="end"></div></form>
      <script>document.forms[0].addEventListener('change', () => {
        const form = document.forms[0];
        document.getElementById('end').innerHTML = form.ship.value && form.pay.value && form.terms.checked ? '<button>Place order</button>' : '';
      });</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ship: "post", pay: "cod", terms: "on" }]);
  });

  it("is sent in the cheapest way, though the tax on each price stands behind it", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
      <fieldset><legend>Shipping method</legend>
      <label><input type="radio" name="ship" value="courier" checked> Courier $9.00 (+ $0.25 tax)</label>
      <label><input type="radio" name="ship" value="post"> Post $5.00 (+ $0.90 tax)</label></fieldset>${ending}</form>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ship: "post" }]);
  });

  it("whose order button turns into a message ends as out of stock", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}<p>Total $80.00</p>
      <p class="unavailable">This product is currently out of stock and cannot be ordered.</p></form>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
    expect(shop.orders).toEqual([]);
    expect(host.submissions).toEqual([]);
  });
});
