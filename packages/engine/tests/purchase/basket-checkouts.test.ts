import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const insisted = addressFields.replaceAll("<input ", "<input required ");
const signIn = `<div class="sidebar"><h3>Log in</h3><form method="post" action="/session">
  <input name="username" placeholder="Username"><input type="password" name="password" placeholder="Password">
  <button>Log in</button></form></div>`;
const order = (address: string, button: string) => `<h1>Cart</h1><h2>Billing details</h2>${address}
  <form method="post" action="/sent"><table><tr><td>Garden Chair</td><td>$80.00</td></tr>
  <tr><td><input name="coupon" placeholder="Enter your coupon code"><input type="submit" name="setcoupon" value="Save"></td></tr>
  <tr><td><label><input type="radio" name="pay" value="cod" checked> Cash on delivery</label></td></tr>
  <tr><td>Total:</td><td>$80.00</td></tr></table>
  <label>Terms of service <input type="checkbox" name="agreed"></label>
  <button name="checkout" value="1">${button}</button></form>${signIn}`;

describe.concurrent("a basket that is the checkout too", () => {
  it("leads a buyer whom it does not know to the address first, and is no sign-in for the one beside it", async () => {
    const pages = {
      ...productAndBasket,
      "/basket": order('<a href="/address">Add billing details</a>', "Check out now"),
      "/sent": ({ all }: { all: Record<string, string> }) => (all.street ? "to /order" : "to /address"),
      "/address": `<h1>Your details</h1><form method="post" action="/known">${addressFields}<button>Save</button></form>`,
      "/known": order("<p>12 Analytical Row</p>", "Confirm purchase"),
    };
    const { outcome, host, shop } = await buyFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00", currency: "USD" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ street: expect.any(String), pay: "cod", agreed: "on" }]);
    expect(shop.orders[0]).not.toHaveProperty("setcoupon");
    expect(shop.visits.map(({ path }) => path)).not.toContain("/session");
  });

  it.each([["Commander !"], ["Checkout"]])(
    "is not ordered from before a person has agreed, where its last button only says %s",
    async (button) => {
      const cart = `<h1>Your cart</h1><form id="form" method="post" action="/order"><p>Garden Chair
      <label>Quantity <input type="number" name="pieces" value="1" min="1"></label></p><p>Total: $80.00</p>
      ${insisted}<button>${button}</button></form>`;
      const { outcome, host, shop } = await buyFromPages(pool, { ...productAndBasket, "/basket": cart });

      expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
      expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
      expect(host.submissions).toHaveLength(1);
      expect(shop.orders).toHaveLength(1);
    },
  );
});
