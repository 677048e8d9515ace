import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const invoice = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;

const over = (words: string, attributes = "role=dialog aria-modal=true") =>
  `<div ${attributes} style="position:fixed;inset:0;background:#fff">${words}</div>`;

/** A checkout on one page, with a window over it once the last field is filled in. */
function checkout(window: string): Record<string, ShopPage> {
  const page = `<h1>Checkout</h1><form id="order" method="post" action="/order">${addressFields}${invoice}</form>
    <template>${window}</template><script>order.addEventListener('input', () => { const shown = document.querySelector('template');
      if (shown && order.zip.value && order.email.value && order.street.value && order.city.value)
        shown.replaceWith(shown.content) })</script>`;
  return { ...productAndBasket, "/checkout": page };
}

const short = { patience: 0.1 };

describe.concurrent("a window over the filled form", { timeout: 60_000 }, () => {
  it.each([
    [
      "whose 'No thanks' is a button of the order's form",
      over(
        `<p>Do you want gift wrapping?</p><button type="button">Yes please</button> <button form="order">No thanks</button>`,
      ),
    ],
    [
      "whose 'No thanks' sends that form by a script",
      over(`<p>Join our club!</p><button>Join</button> <button onclick="order.submit()">No thanks</button>`),
    ],
    [
      "for cookies, whose every button is one of the order's form",
      over(
        `<p>We use cookies.</p><button form="order">Reject all</button> <button form="order">Accept all</button>`,
        'class="cookie-banner"',
      ),
    ],
  ])("%s orders nothing", async (_what, window) => {
    const { outcome, host, shop } = await checkOutFromPages(pool, checkout(window), {
      ...short,
      answers: { payment_method: [{ payment_method: "invoice" }], confirm: [{ confirmed: "no" }] },
    });

    expect(shop.orders).toEqual([]);
    expect(host.submissions).toEqual([]);
    expect(outcome).toMatchObject({ status: "failed" });
  });

  it.each([
    [
      "names the approved total and goes to the payment",
      "Ready to pay? $80.00 including GST. You will go to PaySure to pay by invoice.",
      "Go to payment",
    ],
    [
      "only says that nothing can be changed after it",
      "Almost there. You can't edit your order after this.",
      "Go ahead",
    ],
  ])("that %s is agreed to at once", async (_what, words, yes) => {
    const ask = `<h1>Checkout</h1><form id="order" method="post" action="/order">${addressFields}${invoice}</form>
      <template>${over(`<p>${words}</p><button>Not yet</button> <button onclick="order.submit()">${yes}</button>`)}</template>
      <script>order.onsubmit = (event) => { event.preventDefault(); const shown = document.querySelector('template'); if (shown) shown.replaceWith(shown.content); }</script>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...productAndBasket, "/checkout": ask },
      {
        answers: { payment_method: [{ payment_method: "invoice" }] },
      },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });

  const subscription = (inside: string) =>
    over(
      `${inside}<form method="post" action="/subscribe"><p>Members save more</p><button>Close</button></form>`,
    );
  const cross = `<button type="button" aria-label="Close" onclick="this.parentNode.remove()">×</button>`;
  const byEscape = `<script>addEventListener('keydown', ({ key }) => { if (key === 'Escape') document.querySelector('[role=dialog]')?.remove() })</script>`;

  it.each([
    ["by its cross", cross],
    ["by Escape", byEscape],
  ])("whose 'Close' subscribes is closed %s, and the order is placed", async (_how, inside) => {
    const { outcome, shop } = await checkOutFromPages(pool, checkout(subscription(inside)));

    expect(shop.visits.map(({ path }) => path)).not.toContain("/subscribe");
    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("whose only way out subscribes is asked about, and subscribes to nothing", async () => {
    const { host, shop } = await checkOutFromPages(pool, checkout(subscription("")), {
      ...short,
      answers: { payment_method: [{ payment_method: "invoice" }], confirm: [{ confirmed: "no" }] },
    });

    expect(shop.visits.map(({ path }) => path)).not.toContain("/subscribe");
    expect(host.questions.map(({ key }) => key)).toContain("confirm");
    expect(shop.orders).toEqual([]);
  });

  it("is left where its 'No thanks' only sends the step on", async () => {
    const window = over(
      `<p>Insure the parcel?</p><button>Insure</button> <button onclick="step.submit()">No thanks</button>`,
    );
    const { outcome, shop } = await checkOutFromPages(pool, {
      ...productAndBasket,
      "/checkout": `<h1>Delivery</h1><form id="step" method="post" action="/payment" onsubmit="event.preventDefault(); const t = document.querySelector('template'); t?.replaceWith(t.content)">${addressFields}
        <button>Continue</button></form><template>${window}</template>`,
      "/payment": `<h1>Payment</h1><form method="post" action="/order">${invoice}</form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ city: "San Francisco" }]);
  });
});

describe.concurrent("a window that asks once the shop has checked the order", { timeout: 60_000 }, () => {
  const asking = (question: string) => ({
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1><form id="order" method="post" action="/order">${addressFields}${invoice}</form>
      <script>order.addEventListener('submit', async (event) => { event.preventDefault();
        await fetch('/check', { method: 'POST', body: 'checked' });
        document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog" style="position:fixed;top:10px;left:30%;background:#fff;z-index:9"><h3>Confirmation</h3><p>${question}</p><button id="no">No</button> <button id="yes">Yes</button></div>');
        yes.onclick = () => order.submit(); no.onclick = (pressed) => pressed.target.parentNode.remove() })</script>`,
    "/check": "<p>ok</p>",
  });

  it("whether to order for the approved amount gets yes, once", async () => {
    const { outcome, shop, host } = await checkOutFromPages(pool, asking("Place the order for $80.00?"));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).not.toContain("confirm");
  });

  it.each(["Place the order for $95.00?", "Place the order with insurance for $80.00 and $9.00?"])(
    "for another amount is put to a person: %s",
    async (question) => {
      const { outcome, shop } = await checkOutFromPages(pool, asking(question), {
        ...short,
        answers: { payment_method: [{ payment_method: "invoice" }], confirm: [{ confirmed: "no" }] },
      });

      expect(outcome).toMatchObject({ status: "failed" });
      expect(shop.orders).toEqual([]);
    },
  );
});

it("a product page whose cookie banner orders is left at once, and no order is denied", async () => {
  const pages = {
    ...productAndBasket,
    "/product": `${productAndBasket["/product"]}${over(`<p>We use cookies.</p><button onclick="location = '/order'">OK</button>`, 'class="cookie-banner"')}`,
  };
  const { outcome, shop } = await buyFromPages(pool, pages, short);

  expect(shop.orders).toHaveLength(1);
  expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
});
