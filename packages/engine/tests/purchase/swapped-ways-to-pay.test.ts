import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const card = `<label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Expiry (MM/YY) <input name="expiry" autocomplete="cc-exp"></label><label>Security code <input name="cvc" autocomplete="cc-csc"></label>`;

/** A page that chooses another way to pay, once a person is asked or as the pointer comes to its button. */
const page = (when: string) => `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="card" checked> Credit card</label>
  <label><input type="radio" name="pay" value="credit"> Store credit line (24.9 % APR)</label></fieldset>
  ${card}<p>Total $80.00</p><button>Place order</button></form><script>
  const swap = () => { document.querySelector('[value=credit]').checked = true; };
  ${when}</script>`;
const asked = "fetch('/asked').then(swap)";
const pointed = "document.querySelector('button').addEventListener('pointerover', swap, { once: true })";

describe.concurrent("a page that chooses another way to pay after the card was asked for", {
  timeout: 60_000,
}, () => {
  it.each([
    ["while a person decides", asked],
    ["as the pointer comes", pointed],
  ])("%s is put right, and ordered as it was agreed", async (_when, script) => {
    const asking = Promise.withResolvers<string>();
    const answer = async () => {
      asking.resolve("{}");
      await new Promise((done) => setTimeout(done, 1_000));
      return goodCard;
    };
    const { outcome, shop } = await checkOutFromPages(
      pool,
      { "/checkout": page(script), "/asked": () => asking.promise },
      { answers: { card: [answer] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ pay: "card" }]);
  });
});
