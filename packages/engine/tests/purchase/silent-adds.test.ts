import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { type ShopPage, selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A shop that says nothing when something is put into its cart. `lines` are the cart's. */
function silent(buttons: string): Record<string, ShopPage> {
  const basket: ShopPage = ({ all }) =>
    all.item
      ? `<h1>Your basket</h1><p>1 × ${all.item}</p><a href="/remove">Remove</a><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`
      : "<h1>Your basket</h1><p>Your basket is empty.</p>";
  return {
    ...selling(""),
    "/product": `<header><a href="/basket">Basket</a></header><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>${buttons}
      <script>const put = (item) => fetch('/put?item=' + item);</script>`,
    "/put": "{}",
    "/remove": ({ all }) => {
      all.item = "";
      return "to /basket";
    },
    "/basket": basket,
  };
}

const dead = `<button type=button onclick="void 0">Add to basket</button>`;
const works = `<p><button type=button onclick="put('Garden Chair')">Buy it now</button></p>`;
const ofAnother = `<button type=button onclick="put('Parasol')">Add to basket</button>`;

describe.concurrent("a press that the page answers with nothing", () => {
  it("is proved by the cart: what is in it was added", async () => {
    const { outcome, host } = await buyFromPages(pool, silent(works));
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.steps.map(({ code }) => code)).toContain("added_to_cart");
  });

  it("is refuted by an empty cart: the next button is pressed", async () => {
    const { outcome, shop } = await buyFromPages(pool, silent(dead + works));
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/put")).toHaveLength(1);
  });

  it("is never told as an addition where the cart stays empty", async () => {
    const { outcome, host } = await buyFromPages(pool, silent(dead));
    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("stays empty") });
    expect(host.steps.map(({ code }) => code)).not.toContain("added_to_cart");
  });

  it("is refuted by a cart with other goods only: these are taken out, and the next button is pressed", async () => {
    const { outcome, shop } = await buyFromPages(pool, silent(ofAnother + works));
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ item: "Garden Chair" }]);
  });
});
