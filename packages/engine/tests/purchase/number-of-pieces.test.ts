import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout: ShopPage = ({ all }) => `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $${80 * Number(all.pieces ?? 1)}.00</p><button>Place order</button></form>`;

/** A number between two things to press, which the page changes by script. */
const counting = (count: string, [fewer, more]: readonly [string, string]) => `<div class="count">
  ${fewer}${count}${more}</div><script>addEventListener('click', ({ target }) => {
    const step = target.closest('[data-step]');
    if (!step) return;
    const shown = document.querySelector('[data-shown]');
    const next = Math.max(1, Number(shown.value || shown.textContent) + Number(step.dataset.step));
    if (shown.matches('input')) shown.value = String(next); else shown.textContent = String(next);
    const sent = document.querySelector('[name=pieces]');
    if (sent) sent.value = String(next);
  });</script>`;

const product = (counter: string) => `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
  <form method="post" action="/basket">${counter}<button>Add to basket</button></form>`;

const text = '<span data-shown>1</span><input type="hidden" name="pieces" value="1">';
const readonly = '<input data-shown readonly name="pieces" aria-label="Quantity" value="1" size="2">';

describe.concurrent("the number of pieces", () => {
  it("is not that of a list of weights which is called like it", async () => {
    const form = `<label>Menge <select name="weight"><option>50 g</option><option>100 g</option></select></label>
      <label>Stück <input name="pieces" type="number" value="1" min="1"></label>`;
    const { cart } = await fillCartFromPages(
      pool,
      { ...productAndBasket, "/product": product(form), "/checkout": checkout },
      { request: "3 Stück zu 100 g" },
    );

    expect(cart).toMatchObject({ weight: "100 g", pieces: "3" });
  });

  it.each([
    [
      "a number between signs",
      text,
      ['<button type="button" data-step="-1">−</button>', '<button type="button" data-step="1">+</button>'],
    ],
    [
      "a field that cannot be written into, between words",
      readonly,
      [
        '<button type="button" data-step="-1" aria-label="Menge verringern"><svg width="9" height="9"></svg></button>',
        '<button type="button" data-step="1" aria-label="Menge erhöhen"><svg width="9" height="9"></svg></button>',
      ],
    ],
    [
      "a number between pictures that developers have named",
      text,
      [
        '<span data-step="-1" class="btn-minus" style="cursor:pointer"><svg width="9" height="9"></svg></span>',
        '<span data-step="1" class="btn-plus" style="cursor:pointer"><svg width="9" height="9"></svg></span>',
      ],
    ],
  ] as const)("is set in %s", async (_name, count, buttons) => {
    const pages = {
      ...productAndBasket,
      "/product": product(counting(count, buttons)),
      "/checkout": checkout,
    };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request: "three of them" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions).toMatchObject([{ detectedTotal: { amount: "240.00" } }]);
    expect(shop.orders).toMatchObject([{ pieces: "3" }]);
  });

  it("is set in a list that no name but its own calls so", async () => {
    const list = `<p>Quantity</p><select name="pieces">${[1, 2, 3].map((count) => `<option>${count}</option>`).join("")}</select>`;
    const pages = { ...productAndBasket, "/product": product(list), "/checkout": checkout };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "160.00" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ pieces: "2" }]);
  });

  it.each([
    ["one ticket", 1],
    ["two tickets", 2],
  ])("is set in a number from none that is called by the name of the goods: %s", async (request, count) => {
    const number = `<div><label for="n">Adult</label><input type="number" id="n" name="tickets[adult]" value="0" min="0" max="9"><span>$80.00</span></div>`;
    const page = `<h1>Lake Concert</h1><form method="post" action="/basket">${number}<button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": page, "/checkout": checkout };
    const { cart } = await fillCartFromPages(pool, pages, { request });

    expect(cart).toMatchObject({ "tickets[adult]": String(count) });
  });

  it("is left at none where it counts something else beside the product", async () => {
    const extra = `<div><label for="n">Candles</label><input type="number" id="n" name="candles" value="0"><span>$2.00 each</span></div>`;
    const pages = { ...productAndBasket, "/product": product(extra), "/checkout": checkout };
    const { cart } = await fillCartFromPages(pool, pages);

    expect(cart).toMatchObject({ candles: "0" });
  });

  it("is set between two pictures that nothing names, in a field that is shut", async () => {
    const picture = '<svg width="14" height="14"><path d="M0 7h14"/></svg>';
    const counter = `<p>Quantity:</p>${counting(
      '<input type="number" id="Quantity" data-shown disabled value="1"><input type="hidden" name="pieces" value="1">',
      [
        `<button type="button" class="size-10" data-step="-1">${picture}</button>`,
        `<button type="button" class="size-10" data-step="1">${picture}</button>`,
      ],
    )}`;
    const pages = { ...productAndBasket, "/product": product(counter), "/checkout": checkout };
    const { cart } = await fillCartFromPages(pool, pages, { request: "two of them" });

    expect(cart).toMatchObject({ pieces: "2" });
  });

  it("is set in the basket, where one piece has a waste basket in the place of its minus", async () => {
    const basket: ShopPage = ({ all }) => `<h1>Your basket</h1><ul><li>Garden Chair
      <div><a href="/basket?pieces=0">🗑</a><span>${all.pieces ?? "1"}</span><button onclick="location.href='/basket?pieces=${Number(all.pieces ?? 1) + 1}'">+</button></div></li></ul>
      <p>Subtotal $${80 * Number(all.pieces ?? 1)}.00</p><a href="/checkout">Checkout</a>`;
    const pages = { ...productAndBasket, "/basket": basket, "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ pieces: "2" }]);
  });

  it("is set in the basket, in a column that is headed so, and kept by a button", async () => {
    const basket: ShopPage = ({ sent, all }) => {
      if (sent.recalculate) all.kept = sent.q ?? "";
      return `<h1>Your basket</h1><form method="post" action="/basket"><table><tr><th>Item</th><th>Qty.</th><th>Price</th></tr>
        <tr><td>Garden Chair</td><td><input name="q" value="${all.kept ?? "1"}"></td><td>$80.00</td></tr></table>
        <button name="recalculate" value="1">Recalculate</button></form><p>Subtotal $${80 * Number(all.kept ?? 1)}.00</p><a href="/checkout">Checkout</a>`;
    };
    const pages = { ...productAndBasket, "/basket": basket, "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ kept: "2" }]);
  });

  it("is set in a basket that shows what it kept of itself until its server has answered", async () => {
    const basket: ShopPage =
      () => `<h1>Your basket</h1><div>Garden Chair <input type="number" id="n" aria-label="Quantity" value="1"></div>
      <p>Subtotal $80.00</p><a href="/checkout">Checkout</a><script>
        n.onchange = () => fetch('/set?pieces=' + n.value);
        setTimeout(async () => { n.value = (await (await fetch('/kept')).json()).pieces; }, 1200);</script>`;
    const pages = {
      ...productAndBasket,
      "/set": "{}",
      "/kept": ({ all }: Parameters<Exclude<ShopPage, string>>[0]) =>
        JSON.stringify({ pieces: all.pieces ?? "1" }),
      "/basket": basket,
      "/checkout": checkout,
    };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "160.00" } });
    expect(shop.orders).toMatchObject([{ pieces: "2" }]);
  });

  describe.concurrent("that a shop counts in the place of its button, once the goods were added", () => {
    const page = (
      shown: string,
    ) => `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><div id="buy"></div>
      <span>Basket (<b class="cart-count">0</b>)</span> <a href="/basket">Basket</a><script>
        const draw = (n) => { document.querySelector('.cart-count').textContent = n; buy.innerHTML = n === 0 ? '<button id="add">Add to basket</button>'
          : '<div><button aria-label="Remove one" id="fewer">−</button><span aria-live="polite">' + n + ' in basket</span><button aria-label="Add one more" id="more">+</button></div>';
          const set = (to) => async () => { await fetch('/set?pieces=' + to); draw(to); };
          for (const [id, to] of [['add', 1], ['more', n + 1], ['fewer', n - 1]]) { const one = document.getElementById(id); if (one) one.onclick = set(to); } };
        draw(${shown});</script>`;
    const basket: ShopPage = ({
      all,
    }) => `<h1>Your basket</h1><div><b>Garden Chair</b><span>${all.pieces} × $80.00</span><button>Remove</button></div>
      <p>Subtotal $${80 * Number(all.pieces)}.00</p><a href="/checkout">Checkout</a>`;
    const shopOf = (product: ShopPage) => ({
      "/set": "{}",
      "/product": product,
      "/basket": basket,
      "/checkout": checkout,
    });

    it("is set there, and seen there again", async () => {
      const product: ShopPage = ({ all }) => page(all.pieces ?? "0");
      const { outcome, shop } = await buyFromPages(pool, shopOf(product), { request: "three of them" });

      expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "240.00" } });
      expect(shop.orders).toMatchObject([{ pieces: "3" }]);
    });

    it("is set there, and read in the basket where the page has forgotten it", async () => {
      const { outcome, shop } = await buyFromPages(pool, shopOf(page("0")), { request: "three of them" });

      expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "240.00" } });
      expect(shop.orders).toMatchObject([{ pieces: "3" }]);
    });
  });

  it("is no page of a gallery", async () => {
    const gallery = `<div><button type="button" onclick="turn(-1)">‹</button><span id="page">1</span><button type="button" onclick="turn(1)">›</button></div>
      <script>function turn(by) { document.getElementById('page').textContent = String(Number(document.getElementById('page').textContent) + by); }</script>`;
    const pages = { ...productAndBasket, "/product": product(gallery), "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ code: "stuck", message: expect.stringContaining("number of pieces") });
    expect(shop.orders).toEqual([]);
  });

  it.each([
    [
      "a field with a highest number",
      '<input type="number" name="pieces" aria-label="Quantity" value="1" max="9">',
      "no more than 9",
    ],
    [
      "a list that ends before",
      '<label>Quantity <select name="pieces"><option>1</option><option>2</option></select></label>',
      "1, 2 pieces",
    ],
  ])(
    "that the shop does not sell ends the purchase with what it does sell: %s",
    async (_name, counter, words) => {
      const pages = { ...productAndBasket, "/product": product(counter), "/checkout": checkout };
      const { outcome, shop } = await buyFromPages(pool, pages, { request: "a dozen" });

      expect(outcome).toMatchObject({ code: "variant_unavailable", message: expect.stringContaining(words) });
      expect(shop.orders).toEqual([]);
    },
  );

  it("that nothing can set ends the purchase with a reason and without an order", async () => {
    const shut = ['<button type="button" disabled>−</button>', '<button type="button">+</button>'] as const;
    const pages = { ...productAndBasket, "/product": product(counting(text, shut)), "/checkout": checkout };
    const { outcome, shop } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ code: "stuck", message: expect.stringContaining("2 pieces") });
    expect(shop.orders).toEqual([]);
  });
});
