import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const answers = { payment_method: [{ payment_method: "cod" }] };
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>
  <p>Garden Chair $80.00</p><p>Total <b>$84.50</b></p><button>Place order</button></form>`;

function shop(basket: ShopPage): Record<string, ShopPage> {
  return { ...productAndBasket, "/basket": basket, "/checkout": checkout };
}

const gift = (saved: string) =>
  `<h1>Basket</h1><p>Garden Chair $80.00</p><form method="post" action="/gift"><label><input type="checkbox" name="gift" value="1" onchange="words.hidden = !this.checked"> Gift wrap my order (+ $4.50)</label>
  <p id="words" hidden><label>Message for the gift card <textarea name="message"></textarea></label></p>${saved}</form><a href="/checkout">Checkout</a>`;

describe.concurrent("the cart is given what the request says for it", () => {
  it("a gift wrapping and the words on its card, saved by a button of their own", async () => {
    const pages = { ...shop(gift("<button>Save gift options</button>")), "/gift": "to /basket" };
    const { outcome, shop: seen } = await buyFromPages(pool, pages, {
      request: 'The garden chair, gift wrapped with the message "Happy housewarming, Tom!"',
      answers,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(seen.orders).toMatchObject([{ gift: "1", message: "Happy housewarming, Tom!" }]);
  });

  it("but no wrapping that nobody asked for", async () => {
    const pages = { ...shop(gift("<button>Save gift options</button>")), "/gift": "to /basket" };
    const { outcome, shop: seen } = await buyFromPages(pool, pages, { request: "The garden chair", answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(seen.visits.map(({ path }) => path)).not.toContain("/gift");
  });

  it("the code of a discount", async () => {
    const basket: ShopPage = ({ all }) =>
      `<h1>Basket</h1><p>Garden Chair $80.00</p>${all.code ? `<p>Coupon ${all.code} −$8.00</p>` : ""}<form method="post" action="/basket"><input name="code" placeholder="Discount code"><button>Apply</button></form><a href="/checkout">Checkout</a>`;
    const { outcome, shop: seen } = await buyFromPages(pool, shop(basket), {
      request: "The garden chair with the coupon WELCOME10",
      answers,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(seen.orders).toMatchObject([{ code: "WELCOME10" }]);
  });
});
