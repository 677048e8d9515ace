import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { buyFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "../purchase/support/page-shop.ts";
import type { recordingHost } from "../purchase/support/recording-host.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A twentieth of what a shop is waited for: two seconds, and thirty for a bank. */
const patience = 0.05;
/** Longer than the shop alone is waited for. */
const approvedAfterMs = 5_000;

const card = `<label>Card number <input name="number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;

/** The bank's page comes up in a frame of another host once the order is pressed, and closes when it has its answer. */
function buy(bank: ShopPage, answers: Parameters<typeof recordingHost>[0] = {}) {
  const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<h2>Payment</h2>${card}<p>Total $80.00</p><button>Place order</button></form>
    <script>document.forms[0].addEventListener('submit', (event) => { event.preventDefault();
      const frame = document.createElement('iframe'); frame.height = 300; frame.width = 400;
      frame.src = '//bank.localhost:' + location.port + '/bank'; document.body.append(frame);
      addEventListener('message', () => event.target.submit(), { once: true }); });</script>`;
  return buyFromPages(
    pool,
    { ...productAndBasket, "/checkout": checkout, "/bank": bank },
    { answers: { card: [goodCard], ...answers }, privateHosts: ["bank.localhost"], patience },
  );
}

const approved = `<script>setTimeout(() => parent.postMessage('approved', '*'), ${approvedAfterMs});</script>`;

describe.concurrent("a bank that asks for no code", () => {
  it("is waited for while it wants the payment approved in its app, and the run says so", async () => {
    const { outcome, host, shop } = await buy(
      `<h1>Your bank</h1><p>Approve this payment in your banking app.</p>${approved}`,
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    const asks = host.steps.filter(({ code }) => code === "bank_asks");
    expect(asks).toMatchObject([
      { facts: { host: "bank.localhost", words: "Approve this payment in your banking app." } },
    ]);
    const told = host.questions.filter(({ key }) => key === "confirm");
    expect(told).toMatchObject([
      { message: expect.stringContaining("Approve this payment in your banking app.") },
    ]);
    expect(told[0]?.responseSchema.properties).toEqual({});
  });

  it("goes on by a button of its own once somebody says that the payment is approved", async () => {
    let isApproved = false;
    const bank: ShopPage = () =>
      isApproved
        ? "<script>parent.postMessage('approved', '*')</script>"
        : `<h1>Your bank</h1><p>Approve this payment on your phone, then press Continue.</p>
           <form action="/bank"><button>Continue</button></form><button>Send another notification</button><button>Cancel</button>`;
    const approve = () => {
      isApproved = true;
      return {};
    };
    const { outcome, shop } = await buy(bank, { confirm: [approve] });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it("is waited for no longer than a shop where it wants nothing approved", async () => {
    const { outcome, host } = await buy(`<h1>Your bank</h1><p>One moment.</p>${approved}`);

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(host.steps.map(({ code }) => code)).not.toContain("bank_asks");
  });
});
