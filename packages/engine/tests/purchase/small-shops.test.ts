import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const total = `<p>Subtotal $80.00</p><p>Shipping $5.00</p><p>Total <b>$85.00</b></p>`;
const pay = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>`;
const form = (inner: string) =>
  `<h1>Checkout</h1><form method="post" action="/order">${inner}${total}<button>Place order</button></form>`;
const plain = { ...productAndBasket, "/checkout": form(addressFields + pay) };
const agreed = { payment_method: [{ payment_method: "cod" }] };

describe.concurrent("an order is told to be placed", () => {
  it.each<[string, Record<string, ShopPage>]>([
    [
      "by a window of the browser, before another page",
      {
        "/order": "<script>alert('Order placed successfully!'); location = '/';</script>",
        "/": `<h1>Our chairs</h1><a href="/product">Garden Chair</a> $80.00`,
      },
    ],
    [
      "by the customer's list of orders",
      {
        "/order": "to /my-orders",
        "/my-orders":
          "<h1>My Orders</h1><table><tr><th>#</th><th>Item</th><th>Total</th></tr><tr><td>1007</td><td>Garden Chair</td><td>$85.00</td></tr></table>",
      },
    ],
    [
      "by a sentence of the shop's own above an empty cart",
      {
        "/order":
          "<div>Thanks! We got your order and will call you shortly.</div><h1>Shopping Cart</h1><p>Your cart is empty</p>",
      },
    ],
  ])("%s", async (_how, pages) => {
    const { outcome, shop } = await buyFromPages(pool, { ...plain, ...pages }, { answers: agreed });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a small shop", () => {
  it("that has preset a subscription sells once", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket"><fieldset><legend>Purchase options</legend>
      <label><input type="radio" name="plan" value="repeat" checked> Subscribe & save 10 % $72.00 every month</label><label><input type="radio" name="plan" value="once"> One-time purchase $80.00</label></fieldset><button>Add to basket</button></form>`;
    const { shop } = await buyFromPages(pool, { ...plain, "/product": product }, { answers: agreed });
    expect(shop.orders).toMatchObject([{ plan: "once" }]);
  });

  it("in a language that nobody here reads has one piece in its cart, also where another button adds and goes on", async () => {
    const product = `<header><a href="/basket" id="cart">Giỏ</a></header><h1>Ấm trà Sen</h1><p style="font-size:2em">$80.00</p><button id="add" class="add-to-cart" onclick="fetch('/add', { method: 'POST' }).then(() => { cart.textContent = 'Giỏ 1'; })">Thêm vào</button>
      <button onclick="fetch('/add', { method: 'POST' }).then(() => { location = '/basket'; })">Mua ngay</button>`;
    let added = 0;
    const { shop } = await buyFromPages(
      pool,
      {
        ...plain,
        "/product": product,
        "/add": () => {
          added += 1;
          return "ok";
        },
      },
      { answers: agreed },
    );
    expect(added).toBe(1);
    expect(shop.orders).toHaveLength(1);
  });

  it("whose drawn list of sizes shows the choice in the place of its name gets that size", async () => {
    const sizes = ["S", "M", "L"].map(
      (size) =>
        `<li style="cursor:pointer" onclick="sizes.textContent='${size}'; list.hidden = true; add.disabled = false">${size}</li>`,
    );
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><div style="position:relative"><button type="button" id="sizes" aria-haspopup="listbox" onclick="list.hidden = !list.hidden">Select size</button>
      <ul id="list" hidden>${sizes.join("")}</ul></div><button id="add" disabled onclick="location='/basket?size=' + sizes.textContent">Add to bag</button>`;
    const { shop } = await buyFromPages(
      pool,
      { ...plain, "/product": product },
      { answers: agreed, request: "in size M" },
    );
    expect(shop.orders).toMatchObject([{ size: "M" }]);
  });

  it("that wants a day of delivery gets the first it offers, without a question", async () => {
    const day = `<label>Preferred delivery date <input type="date" name="day" required min="2099-11-25"></label>`;
    const { host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": form(addressFields + day + pay) },
      { answers: agreed },
    );
    expect(shop.orders).toMatchObject([{ day: "2099-11-25" }]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("whose total is folded away has it opened before anybody is asked, who reads what the request asked for in vain", async () => {
    const folded = `<h1>Checkout</h1><details><summary>Show order summary</summary>${total}</details><form method="post" action="/order">${addressFields}${pay}<button>Pay now</button></form>`;
    const { host } = await buyFromPages(
      pool,
      { ...plain, "/checkout": folded },
      { answers: { ...agreed, confirm: [{ as_it_is: "yes" }] }, request: "size M" },
    );
    const [, payment] = host.questions;
    expect(payment).toMatchObject({ key: "payment_method", detectedTotal: { amount: "85.00" } });
    expect(payment?.message).toContain('The request asks for "M"');
  });

  it("that puts nothing into the cart of a stranger opens an account, signs in, and puts it there then", async () => {
    const nav = `<nav><a href="/login">Login</a> <a href="/register">Register</a> <a href="/basket">Cart</a></nav>`;
    const signIn = `<h1>Login</h1><form method="post" action="/session"><label>Email <input name="user" type="email"></label><label>Password <input name="secret" type="password"></label><button>Login</button></form><p>No account? <a href="/register">Register here</a></p>`;
    const pages: Record<string, ShopPage> = {
      ...plain,
      "/": `${nav}<h1>Home</h1><a href="/product">Garden Chair</a>`,
      "/product": `${nav}<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/add"><button>Add to cart</button></form>`,
      "/add": ({ all }) => {
        if (!all.in) return "to /login";
        all.item = "1";
        return "to /basket";
      },
      "/login": signIn,
      "/session": ({ all, sent }) => {
        if (all.known !== sent.user) return `<p class="error">Invalid email or password</p>${signIn}`;
        all.in = "1";
        return "to /";
      },
      "/register": `<h1>Register</h1><form method="post" action="/registered"><label>Name <input name="name"></label><label>Email <input name="new" type="email"></label><label>Password <input name="first" type="password"></label><label>Confirm password <input name="again" type="password"></label><button>Register</button></form>`,
      "/registered": ({ all, sent }) => {
        all.known = sent.new ?? "";
        return "to /login";
      },
      "/basket": ({ all }) =>
        `<h1>Your cart</h1>${all.item ? `<p>Garden Chair</p><p>Total $80.00</p><a href="/checkout">Checkout</a>` : "<p>Your cart is empty</p>"}`,
    };
    const credentials = [{ username: "pages@example.com", password: "correct-horse-9" }];
    const { outcome, host, shop } = await buyFromPages(pool, pages, { answers: { ...agreed, credentials } });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });

  it.each([
    ["boxes", "<div", "</div>"],
    ["links", '<a href="#"', "</a>"],
  ])(
    "whose ways to pay are %s that nothing marks as choices is paid in the one that a person agrees to",
    async (_what, begin, end) => {
      const tile = (way: string) =>
        `${begin} class="tile" style="cursor:pointer" onclick="take(this, '${way}'); return false">${way}${end}`;
      const tiles = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<h2>Payment</h2><div>${tile("Bank transfer")}${tile("Cash on delivery")}</div>
      <input type="hidden" name="pay">${total}<button disabled>Place order</button></form>
      <script>function take(tile, way) {
        for (const one of document.querySelectorAll('.tile')) one.classList.toggle('on', one === tile);
        document.forms[0].elements.pay.value = way; document.querySelector('button').disabled = false;
      }</script>`;
      const { outcome, host, shop } = await checkOutFromPages(
        pool,
        { "/checkout": tiles },
        { answers: { payment_method: [{ payment_method: "Cash on delivery" }] } },
      );
      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions).toMatchObject([{ key: "payment_method" }]);
      expect(shop.orders).toMatchObject([{ pay: "Cash on delivery" }]);
    },
  );

  it("that saves a field only where a key was heard in it shows the total for the buyer's address", async () => {
    const saving = form(`${addressFields}${pay}<script>document.addEventListener('keydown', ({ target }) => {
      setTimeout(() => fetch('/save', { method: 'POST', body: new URLSearchParams(new FormData(target.form)) }).then(() => {
        document.querySelector('b').textContent = '$91.00';
      }), 600);
    });</script>`);
    const { host } = await checkOutFromPages(
      pool,
      { "/checkout": saving, "/save": "{}" },
      { answers: agreed },
    );
    expect(host.questions.at(-1)).toMatchObject({ detectedTotal: { amount: "91.00" } });
  });
});
