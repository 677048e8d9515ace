import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const chair = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>`;
const card = `<label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>MM / YY <input name="expiry" autocomplete="cc-exp"></label><label>CVC <input name="code" autocomplete="cc-csc"></label>`;

describe.concurrent("a product that is ordered on its own page", () => {
  it("by card gets the card, and one order", async () => {
    const page = `${chair}<form method="post" action="/order"><label>E-mail <input name="email" type="email"></label>${card}<button>Pay</button></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      { "/product": page },
      { answers: { card: [goodCard] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toMatchObject([
      { email: "pages@example.com", number: expect.stringMatching(/^4242 ?4242/) },
    ]);
  });

  it.each(["Order now", "Buy now", "Send my order"])(
    "on delivery is sent filled in, by a person's word: %s",
    async (words) => {
      const page = `${chair}<form method="post" action="/order"><h2>Order now, pay on delivery</h2><label>Your name <input name="name"></label>
        <label>Phone <input name="phone" type="tel"></label><label>Full address <textarea name="address"></textarea></label><button>${words}</button></form>`;
      const { outcome, host, shop } = await buyFromPages(
        pool,
        { "/product": page },
        { answers: { payment_method: [{ payment_method: "as_offered" }] } },
      );

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
      expect(shop.orders).toEqual([
        {
          name: "Ada Lovelace",
          phone: expect.stringMatching(/4155550134|415.555.0134/),
          address: "548 Market Street, Floor 3, San Francisco, CA 94104",
        },
      ]);
    },
  );

  it("without an address is sent filled in, where its form asks who buys and how it is paid", async () => {
    const page = `${chair}<form method="post" action="/order"><label>First name <input name="first"></label>
      <label>Last name <input name="last"></label><label>E-mail <input name="email" type="email"></label>
      <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label>
      <label><input type="radio" name="pay" value="cheque"> Cheque</label></fieldset><button>Buy now</button></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      { "/product": page },
      { answers: { payment_method: [{ payment_method: "bank" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toEqual([
      { first: "Ada", last: "Lovelace", email: "pages@example.com", pay: "bank" },
    ]);
  });

  it("in a frame of the shop, with a button for its cart, is put into the cart there", async () => {
    const page = `<h1>Garden Chair</h1><iframe src="/buy" title="Buy" style="width: 600px; height: 300px"></iframe>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/product": page,
        "/buy": productAndBasket["/product"] ?? "",
        "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $85.00</p><button>Place order</button></form>`,
      },
      { answers: { payment_method: [{ payment_method: "as_offered" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(shop.orders).toHaveLength(1);
  });

  it("is not beside a button that puts it into a cart, whatever a form for questions asks", async () => {
    const pages = {
      ...productAndBasket,
      "/product": `${productAndBasket["/product"]}<form method="post" action="/question"><h2>Ask us</h2><label>Name <input name="name"></label>
        <label>E-mail <input name="email" type="email"></label><label>Address <input name="address"></label><label>Question <textarea name="question"></textarea></label><button>Send</button></form>`,
      "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $85.00</p><button>Place order</button></form>`,
    };
    const { outcome, shop } = await buyFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "as_offered" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/question");
  });
});
