import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

describe.concurrent("a checkout on one page", () => {
  it("takes no choice of a list that only asks to choose", async () => {
    const { outcome, host, shop } = await checkOutFromPages(pool, {
      ...productAndBasket,
      "/checkout": lists,
    });

    // A shop that writes a mere "$" means the dollars of the country that it sends the goods to.
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00", currency: "USD" } });
    expect(shop.orders).toMatchObject([{ shipping_method: "flat", payment_method: "cod" }]);
    expect(host.questions.at(-1)?.responseSchema.properties.payment_method?.oneOf).toEqual([
      { const: "cod", title: "Cash on delivery" },
    ]);
  });

  it("has the total approved that stands once the address is saved, though the e-mail was saved before", async () => {
    const pages = { ...productAndBasket, "/checkout": savesByItself, "/save": '{"ok":true}' };
    const { outcome, host } = await checkOutFromPages(pool, pages);

    expect(host.questions.at(-1)).toMatchObject({ detectedTotal: { amount: "87.10" } });
    expect(outcome).toMatchObject({ status: "succeeded" });
  });
});

const lists = `<h1>Checkout</h1><form action="/order">${addressFields}
  <label>Delivery method <select name="shipping_method" onchange="payments()"><option value=""> --- Please Select --- </option>
    <option value="flat">Flat rate - $5.00</option></select></label>
  <label>Payment method <select name="payment_method" onchange="ready()"><option value=""> --- Please Select --- </option></select></label>
  <p>Total $85.00</p><button id="pay" disabled>Place order</button></form>
  <script>
  const form = document.forms[0];
  function payments() { if (form.shipping_method.value && form.payment_method.length < 2) form.payment_method.add(new Option('Cash on delivery', 'cod')); }
  function ready() { document.getElementById('pay').disabled = form.payment_method.value === ''; }
  </script>`;

/** The e-mail is sent off as soon as it is left, the address after a pause: only then does the tax of the place count. */
const savesByItself = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <table><tr><th>Total</th><td id="total">$80.00</td></tr></table><button>Place order</button></form>
  <script>
  const form = document.forms[0];
  const save = () => fetch('/save', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))) });
  let timer;
  form.email.addEventListener('change', () => fetch('/save?email=' + encodeURIComponent(form.email.value)));
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await save();
      if (form.zip.value !== '') document.getElementById('total').textContent = '$87.10';
    }, 900);
  });
  </script>`;
