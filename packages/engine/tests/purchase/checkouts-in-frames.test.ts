import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A product whose licence has to be accepted, and whose button opens another site's checkout over the page. */
const pages: Record<string, ShopPage> = {
  "/product": ({ host }) => `<h1>Marrow Grotesk</h1><p style="font-size:2em">$80.00</p>
    <label><input type=checkbox id=eula> I agree to the font licence (EULA)</label><p class=error role=alert id=said></p>
    <button type=button onclick="buy()">Buy Marrow Grotesk</button>
    <script>function buy() {
      if (!eula.checked) { said.textContent = 'Please accept the licence first.'; return; }
      const frame = document.createElement('iframe'); frame.title = 'Checkout'; frame.style = 'position:fixed;inset:0;width:100%;height:100%;background:#fff';
      frame.src = 'http://card-fields.localhost:${host.split(":")[1]}/checkout'; document.body.append(frame); }</script>`,
  "/checkout": `<h1>Checkout</h1><p>1 × Marrow Grotesk $80.00</p><button aria-label="Close checkout">✕</button><form method="post" action="/order">${addressFields}
    <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
    <label><input type=checkbox name=news checked> The shop may send me offers via email</label><p>Total $80.00</p><button>Place order</button></form>`,
};

describe.concurrent("a checkout that another site shows in a frame over the product", () => {
  it("is worked as a page of its own, if the order names the site", async () => {
    const { outcome, shop } = await buyFromPages(pool, pages, { allowedDomains: ["card-fields.localhost"] });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(shop.orders[0]).not.toHaveProperty("news");
  });

  it("is worked so as well once a person has agreed to the site, which is told by its name", async () => {
    const { outcome, shop, host } = await buyFromPages(pool, pages, {
      answers: { confirm: [{ confirmed: "yes" }], payment_method: [{ payment_method: "bank" }] },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions[0]).toMatchObject({
      key: "confirm",
      message: expect.stringContaining("card-fields.localhost"),
    });
    expect(shop.orders).toHaveLength(1);
  });

  it("ends the purchase with the name of the site, if the order doesn't name it and nobody agrees", async () => {
    const { outcome, shop } = await buyFromPages(pool, pages, {
      answers: { confirm: [{ confirmed: "no" }] },
    });
    expect(outcome).toMatchObject({ status: "failed", code: "navigation_blocked" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("card-fields.localhost") });
    expect(shop.orders).toEqual([]);
  });

  it("gets nothing of the buyer, if nobody agrees to it and the shop's own page asks for the card", async () => {
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/checkout": ({ host }) => `<h1>Checkout</h1>
          <iframe src="http://card-fields.localhost:${host.split(":")[1]}/details" width=700 height=420></iframe>
          <form method="post" action="/order"><label>Card number <input name="number" autocomplete="cc-number"></label>
            <label>Expiry <input name="exp" autocomplete="cc-exp"></label><label>Security code <input name="cvc" autocomplete="cc-csc"></label>
            <p>Total $80.00</p><button>Place order</button></form>`,
        "/details": `<form>${addressFields}</form><script>addEventListener('input', (e) => navigator.sendBeacon('/heard', e.target.value))</script>`,
      },
      { answers: { confirm: [{ confirmed: "no" }] } },
    );
    expect(outcome).toMatchObject({ status: "failed", code: "navigation_blocked" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/heard");
  });
});
