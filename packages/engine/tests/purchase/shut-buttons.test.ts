import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const pages = (product: string) => ({
  ...productAndBasket,
  "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>${product}`,
  "/checkout": checkout,
});
const keysOf = ({ questions }: { questions: readonly { key: string }[] }) => questions.map(({ key }) => key);

const placeCheck = ({ label, check, answer }: { label: string; check: string; answer: string }) => `
  <div><label>${label} <input id="pin" maxlength="6"></label><button type="button" id="ck">${check}</button><p id="pm"></p></div>
  <form method="post" action="/basket"><input name="pieces" type="hidden" value="1"><button id="b" disabled>Add to cart</button></form>
  <script>ck.onclick = () => setTimeout(() => { if (!/^\\d{5}$/.test(pin.value)) return; pm.textContent = '${answer}'; b.disabled = false; }, 300);</script>`;

describe.concurrent("a product whose button is shut", () => {
  it.each([
    { label: "ZIP code", check: "Check", answer: "Delivery by Friday" },
    { label: "Postleitzahl", check: "Los", answer: "Wird geliefert" },
  ])("until a place to deliver to was checked is bought for the buyer's: $label", async (words) => {
    const { outcome, host, shop } = await buyFromPages(pool, pages(placeCheck(words)));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(keysOf(host)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ pieces: "1" }]);
  });

  it("until it knows its measures is made to those that a person gives, asked once", async () => {
    const blind = `<form id="f" method="post" action="/basket"><input name="pieces" type="hidden" value="1">
      <label>Width (mm) <input name="width" type="number" min="400" max="2400"></label><label>Drop (mm) <input name="drop" type="number"></label>
      <fieldset><legend>Control side</legend><label><input type="radio" name="side" value="L"> Left</label><label><input type="radio" name="side" value="R"> Right</label></fieldset>
      <button type="button" id="c">Get price</button><button id="b" disabled>Add to basket</button></form>
      <script>c.onclick = () => { if (f.width.value && f.drop.value && f.side.value) setTimeout(() => { b.disabled = false; }, 200); };</script>`;
    const { cart, host } = await fillCartFromPages(pool, pages(blind), {
      request: "control on the right",
      answers: { details: [{ width: "1200", drop: "900" }], payment_method: [{ payment_method: "bank" }] },
    });

    expect(keysOf(host)).toEqual(["details"]);
    expect(cart).toMatchObject({ width: "1200", drop: "900", side: "R" });
  });

  it("until a piece is counted is bought once", async () => {
    const counted = `<p>Adult <button type="button" id="less">-</button> <span id="n">0</span> <button type="button" id="more">+</button></p>
      <form method="post" action="/basket"><input type="hidden" name="pieces" id="p" value="0"><button id="b" disabled>Add to basket</button></form>
      <script>const count = (by) => { n.textContent = p.value = Math.max(0, +p.value + by); b.disabled = p.value === '0'; };
      more.onclick = () => count(1); less.onclick = () => count(-1);</script>`;
    const { cart } = await fillCartFromPages(pool, pages(counted));

    expect(cart).toMatchObject({ pieces: "1" });
  });

  it("whatever it is told is not for sale, and nothing is ordered", async () => {
    const dead = placeCheck({ label: "ZIP code", check: "Check", answer: "We do not deliver there" }).replace(
      "b.disabled = false",
      "",
    );
    const { outcome, shop } = await buyFromPages(pool, pages(dead));

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
    expect(shop.orders).toEqual([]);
  });

  it("beside a form for letters is sold out, and nobody is signed up", async () => {
    const sold = `<form method="post" action="/basket"><button disabled>Add to basket</button></form>
      <form method="post" action="/news"><label>E-mail <input type="email" name="mail"></label><button>Tell me</button></form>`;
    const { outcome, host, shop } = await buyFromPages(pool, pages(sold));

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
    expect(host.questions).toEqual([]);
    expect(shop.orders).toEqual([]);
  });
});

it("an order's button that stays disabled ends the purchase with those words", async () => {
  const shut = checkout.replace("<button>Place order", "<button disabled>Place order");
  const { outcome, shop } = await buyFromPages(
    pool,
    {
      ...pages(`<form method="post" action="/basket"><button>Add to cart</button></form>`),
      "/checkout": shut,
    },
    { answers: { payment_method: [{ payment_method: "bank" }] } },
  );

  expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
  expect(outcome).toMatchObject({ message: expect.stringContaining("stays disabled") });
  expect(shop.orders).toEqual([]);
});
