import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A shop without a server of its own: its script keeps the cart, and `said` is all that it says of it. */
const product = (said: string) => `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
  <button id="add">Add to cart</button><a href="/cart">Cart</a><script>
    add.onclick = () => { localStorage.cart = Number(localStorage.cart ?? 0) + 1; ${said} };</script>`;
const cart = `<h1>Your cart</h1><div id="lines"></div><script>
  const pieces = Number(localStorage.cart ?? 0);
  lines.innerHTML = pieces ? '<p>Garden Chair, quantity: ' + pieces + '</p><p>Total $' + 80 * pieces + '.00</p><a href="/checkout">Proceed to checkout</a>' : '<p>Your cart is empty.</p>';</script>`;
const checkout = (ended: string) => `<h1>Checkout</h1><form id="form">${addressFields}
  <p id="total"></p><button>Place order</button></form><script>
    total.textContent = 'Total $' + 80 * Number(localStorage.cart ?? 0) + '.00';
    form.onsubmit = async (event) => {
      event.preventDefault();
      await fetch('/order?pieces=' + localStorage.cart, { method: 'POST' });
      localStorage.removeItem('cart');
      ${ended}
    };</script>`;
const receipt =
  "form.outerHTML = '<h1>Thank you for your order</h1><p>Your order has been placed.</p><p>Order number: PS-1</p>';";

describe.concurrent("a shop whose cart is in the browser's storage", () => {
  it.each([
    ["says nothing when it takes an item", ""],
    ["says so in a window of the browser's own", "alert('Garden Chair was added to your cart!')"],
  ])("sells one piece where it %s", async (_how, said) => {
    const { outcome, shop } = await buyFromPages(pool, {
      "/product": product(said),
      "/cart": cart,
      "/checkout": checkout(receipt),
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
    expect(shop.orders).toMatchObject([{ pieces: "1" }]);
  });

  it("has its word for the order where that is said in such a window, before its front page comes", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, {
      "/product": product(""),
      "/cart": cart,
      "/checkout": checkout("alert('Order placed successfully! Thank you.'); location.href = '/';"),
      "/": "<h1>Welcome</h1><p>Garden Chair $80.00</p>",
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
    expect(host.submissions).toHaveLength(1);
    expect(shop.orders).toHaveLength(1);
  });

  it("has not taken the order where such a window refuses it", async () => {
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        "/product": product(""),
        "/cart": cart,
        "/checkout": checkout("alert('Sorry, your order could not be placed.'); location.href = '/';"),
        "/": "<h1>Welcome</h1><p>Garden Chair $80.00</p>",
      },
      { patience: 0.2 },
    );

    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toHaveLength(1);
  });
});
