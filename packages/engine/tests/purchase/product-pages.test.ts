import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, startBrowserPool } from "../../src/index.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await startBrowserPool();
});
afterAll(() => pool?.close());

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const answers = {
  payment_method: [{ payment_method: "bank" }],
  details: [{ engraving: "For Charles", wrap: "2030-01-01" }],
};

describe("a product page", () => {
  it("that wants a text is given one by a person, and what others write into is left alone", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket"><label>Engraving * <input name="engraving" required></label>
      <button>Add to basket</button></form>
      <form action="/review"><label>Your name <input name="reviewer" required></label>
      <label>Review <textarea name="review" required></textarea></label><button>Send review</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ engraving: "For Charles" }]);
    expect(shop.orders[0]).not.toHaveProperty("review");
  });

  it("that says only after the press which text it misses gets it, and is pressed once more", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket" onsubmit="return check()">
      <div><label for="e">Engraving</label> <input id="e" name="engraving"><span id="says"></span></div>
      <button>Add to basket</button></form>
      <script>function check() {
        const isMissing = document.getElementById('e').value === '';
        document.getElementById('e').setAttribute('aria-invalid', String(isMissing));
        document.getElementById('says').className = 'error';
        document.getElementById('says').textContent = isMissing ? 'Engraving is required!' : '';
        return !isMissing;
      }</script>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ engraving: "For Charles" }]);
  });

  it("opened by a deep link may lose its first basket: the item is added once more", async () => {
    let added = 0;
    const pages = {
      ...productAndBasket,
      "/basket": ({ sent }: { sent: Record<string, string> }) => {
        if ("add" in sent) added += 1;
        return added > 1
          ? `${productAndBasket["/basket"]}`
          : "<h1>Your basket</h1><p>Your basket is empty.</p>";
      },
      "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
        <input type="hidden" name="add" value="1"><button>Add to basket</button></form>`,
      "/checkout": checkout,
    };
    const { outcome, shop } = await buyFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});
