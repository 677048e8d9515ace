import type { Question } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, type ShopPage, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const byCard = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="card" checked> Credit card</label></fieldset>`;
const cardFields = `<label>Card number <input name="number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
const cardPage = `<h1>Pay</h1><p>Amount: $80.00</p><form method="post" action="/order">${cardFields}<button>Pay $80.00</button></form>`;

function checkout(payment: string, script = ""): string {
  return `<h1>Checkout</h1><form method="post" action="/order" id="order">${addressFields}${payment}<p>Total $80.00</p><button>Place order</button></form><script>${script}</script>`;
}

function buy(pages: Record<string, ShopPage>) {
  const takeFirst = ({ responseSchema }: Question) => ({
    payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "",
  });
  const answers = { card: [goodCard], payment_method: [takeFirst] };
  return checkOutFromPages(pool, { "/done": thanks, ...pages }, { answers });
}

describe.concurrent("a shop that takes the card in a window of its own", () => {
  const atOnce = `order.onsubmit = (event) => { event.preventDefault(); open('/pay', 'pay', 'width=500,height=600'); addEventListener('message', () => { location = '/done'; }); };`;
  const later = `order.onsubmit = (event) => { event.preventDefault(); const opened = open('about:blank', 'pay', 'width=500,height=600');
    fetch('/prepare').then(() => { opened.location = '/pay'; });
    const timer = setInterval(() => { if (opened.closed) { clearInterval(timer); location = '/done'; } }, 50); };`;
  const closing =
    "<p>The payment was taken.</p><script>opener.postMessage('paid', '*'); setTimeout(close, 50);</script>";

  it.each([
    ["that opens at once", checkout(byCard, atOnce)],
    ["that stays empty until the server has answered", checkout(byCard, later)],
    ["that nothing has spoken of before", checkout("", later)],
  ])("%s is paid there once, and its receipt is read in the first one", async (_how, page) => {
    const { outcome, host, shop } = await buy({
      "/checkout": page,
      "/prepare": "{}",
      "/pay": cardPage,
      "/order": closing,
    });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(host.questions.at(-1)).toMatchObject({ key: "card", detectedTotal: { amount: "80.00" } });
    expect(shop.orders).toHaveLength(1);
  });

  it("that stays open once it is paid is left for the shop's receipt", async () => {
    const waiting = `order.onsubmit = (event) => { event.preventDefault(); open('/pay', 'pay', 'width=500,height=600');
      const timer = setInterval(async () => { if ((await (await fetch('/state')).json()).paid) { clearInterval(timer); location = '/done'; } }, 100); };`;
    const { outcome, host, shop } = await buy({
      "/checkout": checkout(byCard, waiting),
      "/pay": cardPage,
      "/order": "<h1>Paid</h1><p>You can close this window and go back to the shop.</p>",
      "/state": ({ all }) => JSON.stringify({ paid: all.number !== undefined }),
    });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toHaveLength(1);
  });

  it("beside one that advertises is paid in the right one", async () => {
    const advertising = `${atOnce} addEventListener('submit', () => open('/offers'));`;
    const { outcome, shop } = await buy({
      "/checkout": checkout(byCard, advertising),
      "/offers": "<h1>Offers of the week</h1><form><label>E-mail <input name=email></label></form>",
      "/pay": cardPage,
      "/order": closing,
    });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a payment form whose part for cards is shut", () => {
  const tabs = `<div role="tablist"><button type="button" role="tab" aria-selected="true" id="one">PayPal</button>
    <button type="button" role="tab" aria-selected="false" id="two">Card</button></div>
    <div id="first">You are sent to PayPal.</div><div id="second" hidden>${cardFields}</div>
    <script>two.onclick = () => { first.hidden = true; second.hidden = false; };</script>`;

  it.each([
    ["in the shop's page", { "/checkout": checkout(tabs) }],
    [
      "in a frame",
      {
        "/checkout": checkout(
          '<h2>Payment</h2><iframe src="/frame" style="width:500px;height:300px" title="Secure payment"></iframe>',
        ),
        "/frame": tabs,
      },
    ],
  ])("%s is opened before the card is asked for", async (_where, pages) => {
    const { outcome, host } = await buy(pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(host.questions[0]?.message).not.toContain("behind a button");
    expect(host.steps.map(({ code }) => code)).toContain("card_entered");
  });
});
