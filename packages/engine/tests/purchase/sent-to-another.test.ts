import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const request =
  "One garden chair. Ship it to Anna Schmidt, 9 Hill Street, Beverly Hills, CA 90210, with a card payment.";
const address = (prefix: string) => `<label>First name <input name="${prefix}_first"></label>
  <label>Last name <input name="${prefix}_last"></label><label>Street address <input name="${prefix}_street"></label>
  <label>City <input name="${prefix}_city"></label><label>State <input name="${prefix}_state"></label>
  <label>ZIP code <input name="${prefix}_zip"></label>`;
const email = `<label>E-mail <input name="email" type="email"></label>`;
const pay = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;
const toAnna = (prefix: string) => ({
  [`${prefix}_first`]: "Anna",
  [`${prefix}_last`]: "Schmidt",
  [`${prefix}_street`]: "9 Hill Street",
  [`${prefix}_city`]: "Beverly Hills",
  [`${prefix}_state`]: "CA",
  [`${prefix}_zip`]: "90210",
});
const toAda = (prefix: string) => ({
  [`${prefix}_first`]: "Ada",
  [`${prefix}_last`]: "Lovelace",
  [`${prefix}_street`]: "548 Market Street, Floor 3",
  [`${prefix}_city`]: "San Francisco",
  [`${prefix}_state`]: "CA",
  [`${prefix}_zip`]: "94104",
});
const form = (fields: string) =>
  `<h1>Checkout</h1><form method="post" action="/order">${fields}${pay}</form>`;

describe.concurrent("goods that the request sends to somebody else", () => {
  it("go to the other address of a form that begins with the bill's", async () => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": form(`<h2>Billing details</h2>${email}<div>${address("billing")}</div>
          <label><input type="checkbox" name="apart" onchange="other.hidden = !this.checked"> Ship to a different address?</label>
          <div id="other" hidden><h2>Shipping address</h2>${address("shipping")}</div>`),
      },
      { request },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([
      { apart: "on", ...toAda("billing"), ...toAnna("shipping"), email: "pages@example.com" },
    ]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("leave the bill with the buyer where a box says that it goes to the same address", async () => {
    const { shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": form(`${email}<h2>Delivery address</h2>${address("shipping")}
          <label><input type="checkbox" name="same" checked onchange="bill.hidden = this.checked"> Billing address is the same as the delivery address</label>
          <div id="bill" hidden><h2>Billing address</h2>${address("billing")}</div>`),
      },
      { request },
    );
    expect(shop.orders).toMatchObject([{ ...toAnna("shipping"), ...toAda("billing") }]);
    expect(shop.orders[0]).not.toHaveProperty("same");
  });

  it("leave the bill with the buyer where it is asked for on a page of its own", async () => {
    const { shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/payment">${email}<h2>Delivery address</h2>${address("shipping")}<button>Continue to payment</button></form>`,
        "/payment": form(`<fieldset><legend>Billing address</legend>
          <label><input type="radio" name="bill" value="same" checked onchange="other.hidden = true"> Same as shipping address</label>
          <label><input type="radio" name="bill" value="other" onchange="other.hidden = false"> Use a different billing address</label></fieldset>
          <div id="other" hidden>${address("billing")}</div>`),
      },
      { request },
    );
    expect(shop.orders).toMatchObject([{ ...toAnna("shipping"), bill: "other", ...toAda("billing") }]);
  });

  it.each(["to", "billing"])(
    "go to a shop's only address, named %s_*, and are paid with the buyer's name and card",
    async (prefix) => {
      const card = `<label>Card number <input name="number" autocomplete="cc-number"></label><label>Name on card <input name="holder" autocomplete="cc-name"></label>
      <label>Expiry <input name="expiry" autocomplete="cc-exp"></label><label>Security code <input name="code" autocomplete="cc-csc"></label>`;
      const { outcome, shop } = await buyFromPages(
        pool,
        {
          ...productAndBasket,
          "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${email}${address(prefix)}<h2>Pay by card</h2>${card}<p>Total $80.00</p><button>Pay $80.00</button></form>`,
        },
        {
          request,
          answers: { card: [{ card_number: "4242424242424242", card_expiry: "12 / 30", card_cvc: "123" }] },
        },
      );
      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(shop.orders).toMatchObject([
        { ...toAnna(prefix), holder: "Ada Lovelace", email: "pages@example.com" },
      ]);
    },
  );

  it("need no profile where the request also says how to reach them", async () => {
    const { host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": form(`${email}${address("to")}`) },
      { request: `${request} My e-mail address is anna@example.com.`, buyer: {}, countryCode: "US" },
    );
    expect(shop.orders).toMatchObject([{ ...toAnna("to"), email: "anna@example.com" }]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });
});
