import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, type PageVisit, type ShopPage } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const card = { card_number: "4929 1234 5678 1234", card_expiry: "11 / 38", card_cvc: "737" };
/** A form that writes the card into an address is sent only by a person's word. */
const agreed = [{ confirmed: "yes" }, { confirmed: "yes" }];
const checkout = `<h1>Checkout</h1><form method="get" action="/order">${addressFields}
  <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
  <h2>Payment</h2><label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
  <label>CVC <input name="cvc"></label><p>Total $80.00</p><button>Place order</button></form>`;
const receipt = (number: string) =>
  `<h1>Thank you for your order</h1><p>Order number: ${number}</p><p>Your order has been placed.</p>`;
const numberOf = ({ all }: PageVisit) => (all.number ?? "").replace(/\s/g, "");

describe.concurrent("nothing of a card or its buyer is kept of a shop", () => {
  it.each<[string, Record<string, ShopPage>]>([
    ["that sends its order by an address", { "/order": receipt("PS-1001") }],
    ["whose order number is made of the card's", { "/order": (visit) => receipt(`EV${numberOf(visit)}`) }],
    [
      "whose order number is made of the card's in hexadecimal",
      { "/order": (visit) => receipt(`X${BigInt(numberOf(visit) || 0).toString(16)}`) },
    ],
    [
      "that leads to a path with the card",
      {
        "/order": (visit) =>
          `to /done/x${numberOf(visit)}x/737/1138?state=${Buffer.from(numberOf(visit)).toString("base64url")}&id=7`,
        "/done/x4929123456781234x/737/1138": receipt("PS-1001"),
      },
    ],
  ])("%s", async (_which, pages) => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout, ...pages },
      { answers: { card: [card], confirm: agreed } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.some(({ sent }) => sent.cvc === "737")).toBe(true);
    const kept = JSON.stringify([outcome, host.steps, host.saved, host.questions]);
    expect(kept).not.toMatch(/492912|345678|781234|118317|NDkyOT/);
    const { evidenceUrl = "" } = outcome.status === "succeeded" ? outcome : {};
    expect(evidenceUrl).not.toMatch(/737|1138|11%2F38|Lovelace|94104|pages%40|Market/);
  });

  it("that quotes it in its refusal", async () => {
    const refusing = `${checkout.replace('action="/order"', 'action="/pay"')}`;
    const { host } = await checkOutFromPages(
      pool,
      {
        "/checkout": refusing,
        "/pay": (visit) =>
          `${refusing}<p role="alert">Your card was declined: ${numberOf(visit)}, CVC737, expires 11/38.</p>`,
      },
      { answers: { card: [card], confirm: agreed } },
    );

    expect(host.questions.filter(({ key }) => key === "card").length).toBeGreaterThan(1);
    expect(JSON.stringify([host.questions, host.steps])).not.toMatch(/492912|CVC737|11\/38/);
  });
});
