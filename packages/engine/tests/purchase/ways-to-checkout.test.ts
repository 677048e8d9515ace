import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, startBrowserPool } from "../../src/index.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await startBrowserPool({});
});
afterAll(() => pool.close());

const header = `<header><a href="/basket"><svg width="20" height="20"></svg></a></header>`;

describe("the way from the basket to the checkout", () => {
  it("goes on as a guest from a page for customers, whatever its address", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `${header}<h1>Your basket</h1>
        <a href="/basket/remove/11"><img alt="x" src="data:," width="20" height="20"></a><p>Garden Chair</p>
        <p>Subtotal $80.00</p><a href="/next">Checkout</a>`,
      "/basket/remove/11": "<h1>Your basket is empty</h1>",
      "/next": `${header}<h1>Sign in</h1><form method="post" action="/signed-in">
          <input type="email" name="login" placeholder="E-mail" required>
          <input type="password" name="password" placeholder="Password" required><button>Sign in</button></form>
        <p>To buy without an account, go on here.</p><a href="/visitor">Continue as a guest</a>`,
      "/visitor": `<h1>Your details</h1><form method="post" action="/review">${addressFields}<button>Next</button></form>`,
      "/review": `<h1>Review</h1><p>Total $80.00</p><form method="post" action="/order">
        <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label>
        <button>Place order</button></form>`,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/basket/remove/11");
    expect(shop.orders).toHaveLength(1);
  });

  it("follows no picture in the basket that takes the goods out", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1>
        <a href="/basket/remove/11"><img alt="" src="data:," width="20" height="20"></a><p>Garden Chair</p>
        <p>Subtotal $80.00</p>`,
    });
    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/basket/remove/11");
  });
});
