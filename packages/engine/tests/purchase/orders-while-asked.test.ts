import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, thanks } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

it("an order that the page places while a person is asked for the card is not denied", {
  timeout: 60_000,
}, async () => {
  const card = `<label>Card number <input name="number" autocomplete="cc-number"></label>
    <label>Expiry (MM/YY) <input name="expiry" autocomplete="cc-exp"></label><label>Security code <input name="cvc" autocomplete="cc-csc"></label>`;
  const page = `<h1>Checkout</h1><form method="post" action="/pay">${addressFields}${card}<p>Total $80.00</p><button>Place order</button></form>
    <script>setInterval(async () => { if (await (await fetch('/asked')).text() === '{"asked":true}') location = '/order?pay=invoice' }, 100)</script>`;
  const asked = Promise.withResolvers<void>();
  let isAsked = false;
  const { outcome, host, shop } = await checkOutFromPages(
    pool,
    {
      "/checkout": page,
      "/asked": () => (isAsked ? '{"asked":true}' : "{}"),
      "/order": () => {
        setTimeout(asked.resolve, 500);
        return thanks;
      },
    },
    {
      patience: 0.1,
      answers: {
        card: [
          async () => {
            isAsked = true;
            await asked.promise;
            return goodCard;
          },
        ],
      },
    },
  );

  expect(shop.orders).toHaveLength(1);
  expect(host.submissions).toEqual([]);
  expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  expect(outcome).not.toMatchObject({ message: expect.stringMatching(/nothing was ordered/i) });
});
