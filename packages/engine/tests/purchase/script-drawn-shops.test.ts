import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}</form>`;

/** No form, no name, no mark: rows of bare buttons, and a button that is shut until each row has been pressed. */
const bareButtons = `<div><div><h2>Garden Chair</h2><p>Sit.</p></div><div><span>Select Colour</span><div><button>Moss</button><button>Slate</button></div></div>
  <div><span>Select Size</span><div><button>S</button><button>XL</button></div></div><span>$80.00</span>
  <button id="add" disabled>Out of stock</button></div>
  <script>
  const chosen = new Map();
  for (const button of document.querySelectorAll('div > div > button')) button.onclick = () => {
    // A second press takes the choice back.
    if (chosen.get(button.parentElement) === button.textContent) chosen.delete(button.parentElement);
    else chosen.set(button.parentElement, button.textContent);
    add.disabled = chosen.size < 2; add.textContent = chosen.size < 2 ? 'Out of stock' : 'Add to cart';
  };
  add.onclick = async () => {
    await fetch('/keep?chosen=' + encodeURIComponent([...chosen.values()].join(' ')), { method: 'POST' });
    document.querySelector('nav').innerHTML = '<a href="/basket">Cart (1)</a>';
  };
  </script><nav></nav>`;

describe.concurrent("a shop that is drawn by script", () => {
  it("shows its options as bare buttons in no form", async () => {
    const pages = { ...productAndBasket, "/product": bareButtons, "/keep": "{}", "/checkout": checkout };
    const { cart } = await fillCartFromPages(pool, pages, { request: "slate, size XL" });

    expect(cart).toMatchObject({ chosen: "Slate XL" });
  });

  it("says on its own button how many are in the cart: another press would add one more", async () => {
    let count = 0;
    const product = `<header><button id="tray" aria-label="Open cart tray">0</button></header><h1>Garden Chair</h1>
      <form><p style="font-size:2em">$80.00</p><button id="add">Add to cart</button></form><div id="drawer"></div><script>
      document.forms[0].onsubmit = (event) => { event.preventDefault(); put(); };
      async function put() {
        const { now } = await (await fetch('/put', { method: 'POST' })).json();
        add.textContent = now + ' in cart'; tray.textContent = now;
      }
      tray.onclick = () => { drawer.innerHTML = '<div role="dialog"><h2>Shopping cart</h2><a href="/checkout">Checkout</a></div>'; };
      </script>`;
    const put = () => {
      count += 1;
      return `{ "now": ${count} }`;
    };
    const pages = { "/product": product, "/put": put, "/checkout": checkout };
    const { outcome } = await buyFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(count).toBe(1);
  });

  it("fetches its words: until then its buttons say nothing", async () => {
    const product = `<h1>catalogue.title</h1><p>price.now</p><span>Out of stock</span><label>Size <select onchange="document.querySelector('span').remove()">
      <option>Small</option><option>Large</option></select></label><button id="add" onclick="location = '/basket'">product.action</button>
      <script>setTimeout(() => {
        document.querySelector('h1').textContent = 'Garden Chair'; document.querySelector('p').textContent = '$80.00';
        add.textContent = 'Add to basket';
      }, 700);</script>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { outcome } = await buyFromPages(pool, pages, { request: "the large one" });

    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("fetches its cart: until then the page says that it is empty, and does not lead on", async () => {
    const basket = `<h1>Your basket</h1><div id="lines">Your basket is empty.</div>
      <script>setTimeout(() => { lines.innerHTML = 'Garden Chair $80.00'; }, 300);
      setTimeout(() => { lines.innerHTML += '<a href="/checkout">Checkout</a>'; }, 1500);</script>`;
    const pages = { ...productAndBasket, "/basket": basket, "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/product")).toHaveLength(1);
  });

  it("asks for the number of pieces in its cart alone, in a list without a name", async () => {
    let kept = "1";
    const pages = {
      ...productAndBasket,
      "/count": ({ sent }: { sent: Record<string, string> }) => {
        kept = sent.count ?? kept;
        return "{}";
      },
      "/basket":
        () => `<h1>Your basket</h1><table><tr><th>Item</th><th>Quantity</th></tr><tr><td>Garden Chair</td>
        <td><select onchange="fetch('/count?count=' + this.value, { method: 'POST' })">
        ${[1, 2, 3].map((n) => `<option ${String(n) === kept ? "selected" : ""}>${n}</option>`).join("")}</select></td></tr></table>
        <a href="/checkout">Checkout</a>`,
      "/checkout": checkout,
    };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ count: "2" }]);
  });

  it.each([
    ["says so", '<button onclick="show()">Cart</button>'],
    [
      "has only a picture and a number",
      '<button name="Cart" onclick="show()"><svg width=20 height=20></svg> 1<span style="position:absolute;width:1px;height:1px;overflow:hidden"> items in cart</span></button>',
    ],
  ])(
    "has its cart in a dialog behind a button that %s, shut again when the page is looked at anew, and holds the number once the shop has heard of it",
    async (_how, opener) => {
      let kept = "1";
      const count: ShopPage = async ({ sent }) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        kept = sent.count ?? kept;
        return "{}";
      };
      const product =
        () => `<header>${opener}</header><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <button onclick="fetch('/put', { method: 'POST' }).then(show)">Add to cart</button><div id="drawer"></div><script>
      function show() {
        drawer.innerHTML = \`<div role="dialog"><label>Quantity <select onchange="keep(this)">
        ${[1, 2, 3].map((n) => `<option ${String(n) === kept ? "selected" : ""}>${n}</option>`).join("")}</select></label><a href="/checkout">Checkout</a></div>\`;
      }
      async function keep(list) {
        const wanted = list.value; list.value = '1';
        await fetch('/count?count=' + wanted, { method: 'POST' });
        list.value = wanted;
      }</script>`;
      const pages = { "/product": product, "/put": "{}", "/count": count, "/checkout": checkout };
      const { cart, shop } = await fillCartFromPages(pool, pages, { request: "two of them" });

      expect(cart).toMatchObject({ count: "2" });
      expect(shop.visits.filter(({ path }) => path === "/count")).toHaveLength(1);
    },
  );

  it("whose cart does not keep the number of pieces ends the purchase with nothing ordered", async () => {
    const basket = `<h1>Your basket</h1><select><option>1</option><option>2</option></select><a href="/checkout">Checkout</a>`;
    const pages = { ...productAndBasket, "/basket": basket, "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
    expect(shop.orders).toEqual([]);
  });

  it("draws a radio inside a radio, and the inner one always says that it is chosen", async () => {
    const drawn = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<h2>Payment</h2>
      <div role="radiogroup"><span role="radio" tabindex="0" aria-checked="false" onclick="choose(this)">
      <button type="button" role="radio" aria-checked="true" data-state="unchecked">o</button><p>Manual payment</p></span></div>
      <input type="hidden" name="pay"><p>Total $80.00</p><button id="go" disabled>Place order</button></form>
      <script>function choose(one) { one.setAttribute('aria-checked', 'true'); document.forms[0].pay.value = 'manual'; go.disabled = false; }</script>`;
    const { outcome, shop } = await buyFromPages(pool, { ...productAndBasket, "/checkout": drawn });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ pay: "manual" }]);
  });
});
