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

const form = `<form method="post" action="/order">${addressFields}<h2>Payment</h2>
  <label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
  <label>CVC <input name="cvc"></label><p>Total $80.00</p><button>Place order</button></form>`;
const declined = `<p class="error" role="alert">Your card was declined. Please try another card.</p>`;

/** A shop whose answer to the first order is this decline, with the form once more. */
function decliningOnce(answer: string) {
  let isFirst = true;
  const order = () => {
    const page = isFirst ? answer : "<h1>Thank you for your order</h1><p>Order number: PS-1002</p>";
    isFirst = false;
    return page;
  };
  return { "/checkout": `<h1>Checkout</h1>${form}`, "/order": order };
}

const answers = { card: [goodCard] };

describe.concurrent("a shop that calls the card declined", { timeout: 120_000 }, () => {
  it.each([
    ["shows an order's number", "<p>Order number: PS-1001</p>"],
    ["shows an empty cart", "<p>Your cart is empty</p>"],
    ["reports the order", "<p>Your order was received.</p>"],
  ])("and %s has the person told that an order may exist", async (_what, trace) => {
    const { host } = await checkOutFromPages(pool, decliningOnce(`${declined}${trace}${form}`), { answers });

    const [, again] = host.questions.filter(({ key }) => key === "card");
    expect(again?.message).toContain("an order may exist all the same");
  });

  it("and shows nothing of an order is believed", async () => {
    const { host, outcome } = await checkOutFromPages(pool, decliningOnce(`${declined}${form}`), { answers });

    const [, again] = host.questions.filter(({ key }) => key === "card");
    expect(again?.message).not.toContain("may exist");
    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("on a page that leads to its form by Try again is given another card", async () => {
    const failed = `<h1>Payment failed, try again</h1><p>We couldn't take payment for your order. Your bank could not confirm it was you. You have not been charged.</p><p>Total $80.00</p><a href="/pay">Try again</a> <a href="/basket">Return to basket</a>`;
    const pages = { ...decliningOnce(failed), "/pay": `<h1>Payment</h1>${form}` };
    const { host, outcome } = await checkOutFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card", "card"]);
  });
});
