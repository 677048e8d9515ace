import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage, thanks } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;
const pages: Record<string, ShopPage> = {
  ...productAndBasket,
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}</form>`,
};

describe.concurrent("a shop that goes on in a new tab", () => {
  it.each([
    ["with its basket", { "/product": String(pages["/product"]).replace("<form", '<form target="_blank"') }],
    [
      "with its checkout",
      {
        "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><button onclick="window.open('/checkout')">Checkout</button>`,
      },
    ],
    [
      "with the next step of its checkout",
      {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/last" target="_blank">${addressFields}<button>Continue</button></form>`,
        "/last": `<h1>Payment</h1><form method="post" action="/order">${payment}</form>`,
      },
    ],
  ])("%s is followed there", async (_where, changed) => {
    const { outcome, shop } = await buyFromPages(pool, { ...pages, ...changed });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders).toMatchObject([{ zip: "94104", pay: "bank" }]);
  });

  it("to take the order, which takes it a while, is never sent it twice", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, {
      ...pages,
      "/checkout": String(pages["/checkout"]).replace("<form", '<form target="_blank"'),
      "/order": async () => {
        await new Promise((resolve) => setTimeout(resolve, 6_500));
        return thanks;
      },
    });

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
  });

  it("only to advertise is not followed", async () => {
    const product = `${pages["/product"]}<script>addEventListener('click', () => open('/offers'));</script>`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...pages,
      "/product": product,
      "/offers": "<h1>Offers of the week</h1><p>Bench</p><button>Add to basket</button>",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});
