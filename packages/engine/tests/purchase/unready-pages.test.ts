import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}<button>Place order</button></form>`;
const pages: Record<string, ShopPage> = { ...productAndBasket, "/checkout": checkout };

/** A button without a form, deaf to its first press: its handler comes only some time after the pointer has. */
const lateButton = (
  words: string,
  handler: string,
) => `<button type="button" id="late">${words}</button><script>
  late.addEventListener('pointerover', () => setTimeout(() => { late.onclick = () => { ${handler} }; }, 2500), { once: true });</script>`;

describe.concurrent("a page whose buttons are there before their handlers", () => {
  it("is pressed again, for the product and for the next step", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>${lateButton("Add to basket", "location = '/basket?added=1'")}`;
    const address = `<h1>Address</h1><form method="post" action="/last">${addressFields}${lateButton("Continue", "document.forms[0].submit()")}</form>`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...pages,
      "/product": product,
      "/basket": ({ all }) =>
        all.added ? String(productAndBasket["/basket"]) : "<h1>Your basket</h1><p>Your basket is empty.</p>",
      "/checkout": address,
      "/last": `<h1>Payment</h1><form method="post" action="/order">${payment}<button>Place order</button></form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ added: "1", zip: "94104" }]);
    expect(shop.visits.filter(({ path }) => path === "/product")).toHaveLength(1);
  });

  it("is chosen from and pressed again once a late script has drawn the page anew", async () => {
    const product = `<div id="root"><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <fieldset><legend>Colour</legend><label><input type="radio" name="colour" value="moss" checked> Moss</label><label><input type="radio" name="colour" value="slate"> Slate</label></fieldset>
      <a href="/basket">Basket (<span id="count">0</span>)</a><button type="button" id="add">Add to basket</button></div>
      <script>setTimeout(() => {
        root.className = 'hydrated'; root.innerHTML = root.innerHTML;
        document.querySelector('#add').onclick = async () => {
          await fetch('/added?colour=' + document.querySelector('[name=colour]:checked').value);
          count.textContent = '1';
        };
      }, 1500);</script>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...pages,
        "/product": product,
        "/added": "{}",
        "/basket": ({ all }) =>
          all.colour ? String(productAndBasket["/basket"]) : "<h1>Your basket</h1><p>Nothing here yet.</p>",
      },
      { request: "in slate" },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/added")).toHaveLength(1);
    expect(shop.orders).toMatchObject([{ colour: "slate" }]);
  });

  it("is pressed once more for the order by a person's word: silence proves nothing", async () => {
    const late = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}
      ${lateButton("Place order", "document.forms[0].submit()")}</form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": late },
      { answers: { payment_method: [{ payment_method: "bank" }], confirm: [{ confirmed: "yes" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(host.submissions).toHaveLength(2);
    expect(shop.orders).toHaveLength(1);
  });

  it("is pressed for the order by a person's word alone where the first press was heard, however silent it is", async () => {
    const slow = checkout.replace(
      "<button>",
      `<button type="button" onclick="setTimeout(() => document.forms[0].submit(), 13000)">`,
    );
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": slow },
      { answers: { payment_method: [{ payment_method: "bank" }], confirm: [{ confirmed: "no" }] } },
    );

    expect(host.submissions).toHaveLength(1);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(shop.orders.length).toBeLessThan(2);
  });

  it("and whose order button never hears anything ends the purchase where a person does not want it pressed again", async () => {
    const deaf = checkout.replace("<button>", '<button type="button">');
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": deaf },
      { answers: { payment_method: [{ payment_method: "bank" }], confirm: [{ confirmed: "no" }] } },
    );

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(host.submissions).toHaveLength(1);
    expect(shop.orders).toEqual([]);
  });
});

describe.concurrent("a page that asks its shop for a hundred things and more", () => {
  it("is not waited for longer than it takes", async () => {
    const many = `<script>for (let n = 0; n < 150; n++) fetch('/thing?n=' + n);</script>`;
    const beginsAt = Date.now();
    const { outcome, shop } = await checkOutFromPages(pool, {
      ...Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, `${page}${many}`])),
      "/thing": "{}",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(Date.now() - beginsAt).toBeLessThan(90_000);
  });
});

describe.concurrent("a cookie banner", () => {
  it("that comes back with each answer does not keep the purchase", async () => {
    const banner = `<div id="cookie-banner" style="position:fixed;bottom:0;left:0;right:0;background:#fff">We use cookies.
      <button onclick="location.reload()">Reject all</button><button onclick="location.reload()">Accept all</button></div>`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...pages,
      "/product": `${pages["/product"]}${banner}`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
    expect(shop.visits.filter(({ path }) => path === "/product").length).toBeLessThan(10);
  });
});

describe("a page that goes to its cart by itself", () => {
  it("while the cart is being opened ends nothing", async () => {
    const asked = Promise.withResolvers<void>();
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><button type="button" id="add">Add to basket</button>
      <a href="/basket">Basket</a><p id="said"></p><script>add.onclick = async () => { await fetch("/added?added=1"); said.textContent = "Added to your basket";
        await fetch("/asked"); location = "/basket?own=1"; };</script>`;
    const basket = String(productAndBasket["/basket"]);
    let isFirst = true;
    const { outcome, shop } = await buyFromPages(pool, {
      ...pages,
      "/product": product,
      "/added": "{}",
      "/asked": async () => {
        await asked.promise;
        return "{}";
      },
      // The first answer never comes: the page's own script has gone there by then.
      "/basket": ({ sent }) => {
        asked.resolve();
        const isOvertaken = isFirst;
        isFirst = false;
        return isOvertaken && !sent.own ? new Promise(() => undefined) : basket;
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});
