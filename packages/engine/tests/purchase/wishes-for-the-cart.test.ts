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

  it.each([
    ["pressed to save it for a stranger", undefined, true],
    ["left where the shop knows the buyer, for whom it may order", { cookies: [], origins: [] }, false],
  ])("a gift wrapping, whose button in unknown words is %s", async (_what, session, isPressed) => {
    const pages = { ...shop(gift("<button>Tayyor</button>")), "/gift": "to /basket" };
    const { shop: seen } = await buyFromPages(pool, pages, {
      request: 'The garden chair, gift wrapped with the message "Happy housewarming, Tom!"',
      answers,
      timing: { session },
    });
    expect(seen.visits.some(({ path }) => path === "/gift")).toBe(isPressed);
  });

  it("how it is delivered and paid, where its button says to order and only leads on", async () => {
    const wanting: ShopPage = ({ sent }) =>
      `<h1>Basket</h1><p>Garden Chair $80.00</p>${"ship" in sent && !("pay" in sent) ? "<p role=alert>Choose a way to pay.</p>" : ""}<form action="/next"><fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="dpd"> Courier DPD $15.00</label>
        <label><input type="radio" name="ship" value="locker"> Parcel locker $12.00</label></fieldset><fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="transfer"> Bank transfer</label>
        <label><input type="radio" name="pay" value="cod"> Cash on delivery +$5.00</label></fieldset><button>Order now</button></form>`;
    const pages: Record<string, ShopPage> = {
      ...productAndBasket,
      "/basket": wanting,
      "/next": ({ all }) => (all.ship && all.pay ? "to /sign-in" : "to /basket?ship="),
      "/sign-in": `<form method="post" action="/session"><label>E-mail <input name="login"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form><a href="/checkout">Buy without an account</a>`,
      "/checkout": `<h1>Your details</h1><form method="post" action="/review">${addressFields}<button>Continue</button></form>`,
      "/review": `<h1>Summary</h1><p>Garden Chair $80.00</p><p>Courier DPD $15.00</p><p>Cash on delivery $5.00</p><p>Total <b>$100.00</b></p><form method="post" action="/order"><button>Place order</button></form>`,
    };
    const { outcome, shop: seen } = await buyFromPages(pool, pages, {
      request: "The garden chair by courier DPD, paid by cash on delivery",
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "100.00" } });
    expect(seen.orders).toMatchObject([{ ship: "dpd", pay: "cod" }]);
  });
});
