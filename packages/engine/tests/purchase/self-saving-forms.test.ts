import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import type { ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<h1>Payment</h1><form action="/order"><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label>
  <p>Total $80.00</p><button>Place order</button></form>`;

/** What the shop knows so far is drawn anew after each answer. Of several that are sent at once it hears the last. */
const saver = `<script>
  let latest = new AbortController();
  async function send(path, values) {
    latest.abort(); latest = new AbortController();
    const sent = await fetch(path, { method: 'POST', body: new URLSearchParams(values), signal: latest.signal }).catch(() => undefined);
    if (sent) show(await sent.json());
  }
  </script>`;

describe.concurrent("a form without a button of its own", () => {
  it("is saved as it is left, before the next one is filled in, though its script hears of a change a moment later", async () => {
    const forms = `<h1>Checkout</h1><form><h2>Contact</h2><label>E-mail <input name="email" type="email"></label>
        <label>First name <input name="first"></label><label>Last name <input name="last"></label></form>
      <form><h2>Delivery address</h2><label>Street address <input name="street"></label><label>City <input name="city"></label>
        <label>Postcode <input name="zip"></label></form><button id="on" disabled onclick="location = '/payment'">Proceed to payment</button>
      ${saver}<script>
      function show(known) { on.disabled = !(known.last && known.zip); }
      for (const form of document.forms) {
        let isChanged = false;
        form.addEventListener('input', () => queueMicrotask(() => { isChanged = true; }));
        form.addEventListener('focusout', () => {
          const values = new FormData(form);
          if (isChanged && [...values.values()].every(Boolean)) { isChanged = false; send('/save', values); }
        });
      }</script>`;
    const known: Record<string, string> = {};
    const save: ShopPage = async ({ sent }) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return JSON.stringify(Object.assign(known, sent));
    };
    const pages = { "/checkout": forms, "/save": save, "/payment": payment };
    const { outcome, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ last: "Lovelace", zip: "94104" }]);
    expect(shop.visits.filter(({ path }) => path === "/save")).toHaveLength(2);
  });

  it("is complete when it is saved for the first time, since of two saves on their way either may come last", async () => {
    const form = `<h1>Checkout</h1><form><label>E-mail <input name="email" type="email"></label>
        <label>First name <input name="first"></label><label>Last name <input name="last"></label>
        <label>Street address <input name="street"></label><label>City <input name="city"></label>
        <label>Postcode <input name="zip"></label><label>Phone <input name="phone"></label></form>
      <button id="on" disabled onclick="location = '/payment'">Proceed to payment</button>
      ${saver}<script>
      const [form] = document.forms;
      function show() { on.disabled = false; }
      form.addEventListener('focusout', () => {
        const { phone, ...needed } = Object.fromEntries(new FormData(form));
        if (Object.values(needed).every(Boolean)) send('/save', new FormData(form));
      });</script>`;
    const known: Record<string, string> = {};
    const save: ShopPage = async ({ sent }) => {
      await new Promise((resolve) => setTimeout(resolve, sent.phone ? 50 : 400));
      return JSON.stringify(Object.assign(known, sent));
    };
    const pages = { "/checkout": form, "/save": save, "/payment": payment };
    const { outcome } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(known.phone).not.toBe("");
  });

  it("shows a choice as made once the shop has answered, and is not pressed again until then", async () => {
    const form = `<h1>Checkout</h1><form><label>E-mail <input name="email" type="email"></label>
        <label>First name <input name="first"></label><label>Last name <input name="last"></label>
        <label>Street address <input name="street"></label><label>City <input name="city"></label>
        <label>Postcode <input name="zip"></label></form>
      <h2 id="how">Delivery method</h2><div role="radiogroup" aria-labelledby="how">
        <div role="radio" aria-checked="false" tabindex="0" id="post">Post $0.00</div>
        <div role="radio" aria-checked="false" tabindex="-1" id="express">Express $9.00</div></div>
      <button id="on" disabled onclick="location = '/payment'">Proceed to payment</button>
      ${saver}<script>
      function show({ ship }) {
        for (const radio of [post, express]) radio.setAttribute('aria-checked', String(radio.id === ship));
        on.disabled = false;
      }
      for (const radio of [post, express]) radio.onclick = () => send('/ship', { ship: radio.id });
      </script>`;
    const ship: ShopPage = async ({ sent }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return JSON.stringify(sent);
    };
    const pages = { "/checkout": form, "/ship": ship, "/payment": payment };
    const { outcome, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/ship")).toHaveLength(1);
  });

  it("brings up its deliveries only once it has saved the address after a pause, and its total with them", async () => {
    const form = `<h1>Checkout</h1><form method="post" action="/order"><label>E-mail <input name="email" type="email"></label>
        <label>First name <input name="first"></label><label>Last name <input name="last"></label>
        <label>Street address <input name="street"></label><label>City <input name="city"></label>
        <label>Postcode <input name="zip"></label><div id="ways"></div>
        <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
        <p>Total <b id="total">$80.00</b></p><button>Place order</button></form><script>
      const [form] = document.forms; let timer;
      form.addEventListener('input', ({ target }) => { if (target.name === 'ship') return; clearTimeout(timer); timer = setTimeout(rates, 1400); });
      async function rates() {
        await fetch('/rates', { method: 'POST', body: new URLSearchParams(new FormData(form)) });
        if (form.zip.value) ways.innerHTML = '<p>Shipping method</p><label><input type="radio" name="ship" value="express" onchange="sum(15)"> Express $15.00</label>'
          + '<label><input type="radio" name="ship" value="post" onchange="sum(5)"> Post $5.00</label>';
      }
      function sum(shipping) { setTimeout(() => { total.textContent = '$' + (80 + shipping) + '.00'; }, 400); }
      </script>`;
    const rates: ShopPage = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return "{}";
    };
    const pages = { "/checkout": form, "/rates": rates };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(host.questions).toMatchObject([{ key: "payment_method", detectedTotal: { amount: "85.00" } }]);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ship: "post" }]);
  });
});
