import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** One document for all addresses: its script draws each page, and forgets the cart when it is loaded again. */
const shop = `<nav><a href="/product">Chair</a> <a href="/cart">Cart</a></nav><main id="view"></main><script>
  let pieces = 0;
  const pages = {
    '/product': () => '<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><button id="add">Add to cart</button><p id="said"></p>',
    '/cart': () => '<h1>Your cart</h1>' + (pieces ? '<p>Garden Chair, quantity: ' + pieces + '</p><p>Total $80.00</p><a href="/checkout">Proceed to checkout</a>' : '<p>Your cart is empty.</p>'),
    '/checkout': () => pieces ? \`<h1>Checkout</h1><form id="form">${addressFields}<p>Total $80.00</p><button>Place order</button></form>\` : (history.replaceState(null, '', '/cart'), pages['/cart']()),
  };
  function draw() {
    view.innerHTML = pages[location.pathname]();
    if (view.querySelector('#add')) add.onclick = () => { pieces += 1; said.textContent = 'Added to cart.'; };
    if (view.querySelector('#form')) form.onsubmit = async (event) => {
      event.preventDefault();
      await fetch('/order?pieces=' + pieces, { method: 'POST' });
      view.innerHTML = '<h1>Thank you for your order</h1><p>Your order has been placed.</p><p>Order number: PS-1</p>';
    };
  }
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    draw();
  });
  addEventListener('popstate', draw);
  draw();</script>`;

it.concurrent("a shop that keeps its cart in its script's memory sells what was put into it", async () => {
  const { outcome, shop: seen } = await buyFromPages(pool, {
    "/product": shop,
    "/cart": shop,
    "/checkout": shop,
  });

  expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
  expect(seen.orders).toMatchObject([{ pieces: "1" }]);
  expect(seen.visits.filter(({ path }) => path === "/product")).toHaveLength(1);
});

/** Nothing but one document: its button replaces the product by the checkout, and a link to anywhere loses it. */
const inPlace = `<nav><a href="/questions">Basket questions</a></nav><main id="view"><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
  <button id="add">Reserve</button></main><script>
  add.onclick = () => { view.innerHTML = \`<h1>Your details</h1><form method="post" action="/order">${addressFields}<p>Garden Chair</p><p>Total $80.00</p><button>Place order</button></form>\`; };</script>`;

it.concurrent("a shop whose button shows the checkout in the product's place sells without a cart", async () => {
  const { outcome, shop: seen } = await buyFromPages(pool, {
    "/product": inPlace,
    "/questions": "<h1>Questions</h1>",
  });

  expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
  expect(seen.visits.filter(({ path }) => path === "/product" || path === "/questions")).toHaveLength(1);
});
