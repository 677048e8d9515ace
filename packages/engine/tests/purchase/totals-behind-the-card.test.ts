import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const cardFields = `<label>Card number <input name="number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
const pages = (total: string) => ({
  "/product": `<h1>Brass Lamp</h1><p>$12.90</p><form action="/cart"><button>Add to cart</button></form>`,
  "/cart": `<h1>Cart</h1><p>Brass Lamp</p><a href="/checkout">Checkout</a>`,
  "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}<fieldset><legend>Delivery</legend>
    <label><input type="radio" name="ship" value="post"> Standard – $4.90</label>
    <label><input type="radio" name="ship" value="day"> Next day – $19.00</label></fieldset>${cardFields}<button>Review your order</button></form>`,
  "/review": `<h1>Review your order</h1><p>1 × Brass Lamp $12.90</p><p>Delivery $4.90</p><p>Total ${total}</p>
    <form method="post" action="/order"><button>Place order</button></form>`,
});

describe.concurrent("a shop that shows its total only on the page behind the card", () => {
  it.each([
    ["is what the goods and the delivery come to: it was told, and is not asked about", "$17.80", ["card"]],
    ["is another one: it is asked about", "$19.30", ["card", "confirm"]],
  ])("and where it %s", async (_what, total, asked) => {
    const { outcome, host, shop } = await buyFromPages(pool, pages(total), {
      answers: { card: [goodCard], confirm: [{ confirmed: "yes" }] },
    });

    expect(host.questions.map(({ key }) => key)).toEqual(asked);
    expect(host.questions[0]?.message).toContain("The goods and the delivery come to 17.80 USD");
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ship: "post", number: expect.any(String) }]);
    expect(host.submissions.at(-1)?.total?.amount).toBe(total.slice(1));
  });
});
