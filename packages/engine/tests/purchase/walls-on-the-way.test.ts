import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const secret = "correct horse";
const credentials = [{ username: "pages@example.com", password: secret }];
const answers = { credentials, payment_method: [{ payment_method: "bank" }] };
const payment = `<h1>Payment</h1><form method="post" action="/order"><fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const details = `<h1>Your details</h1><form method="post" action="/payment">${addressFields}<button>Next</button></form>`;

/** Everything behind the sign-in leads to it until the right password was sent. */
function behindSignIn(header: string, page: string): ShopPage {
  return ({ all }) => (all.secret === secret ? `${header}${page}` : "to /login");
}

describe.concurrent("a sign-in on the way from the cart to the checkout", () => {
  it("is signed in to, though the header of its page leads to the checkout once more", async () => {
    const header = `<nav><a href="/basket">Cart (1)</a> <a href="/shipping">Checkout</a></nav>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/basket": `${header}<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/shipping">Checkout</a>`,
        "/login": () => `${header}<h1>Welcome, please sign in</h1>
          <form method="post" action="/shipping"><input type="hidden" name="token" value="${Math.random()}">
          <input type="email" name="login" required><input type="password" name="secret" required><button>Sign in</button></form>`,
        "/shipping": behindSignIn(header, details),
        "/payment": payment,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/login")).toHaveLength(1);
    expect(shop.orders).toHaveLength(1);
  });

  it("is signed in to from the order button of the cart, which is all that the shop has for a checkout", async () => {
    const cart = `<nav><a href="/basket">Cart (1)</a></nav><h1>Your basket</h1><p>Garden Chair $80.00</p><p>Total: $80.00</p>
      <button onclick="order()">Place order</button><script>async function order() {
        const { next } = await (await fetch('/try', { method: 'POST' })).json();
        if (next === '/login') alert('Please log in to place an order');
        location = next;
      }</script>`;
    const signIn = `<nav><a href="/basket">Cart (1)</a></nav><h1>Log in</h1><form method="post" action="/session">
      <label>E-mail <input type="email" name="login" required></label>
      <label>Password <input type="password" name="secret" required></label><button>Log in</button></form>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/basket": cart,
        "/try": ({ all }) => `{"next":"${all.secret === secret ? "/order" : "/login"}"}`,
        "/login": signIn,
        "/session": ({ all }) => (all.secret === secret ? "to /home" : signIn),
        "/home": `<nav><a href="/basket">Cart (1)</a></nav><h1>Our chairs</h1><a href="/product">Garden Chair</a>
          <form action="/search"><label>Search <input type="search" name="q"></label></form>`,
      },
      { answers: { ...answers, payment_method: [{ payment_method: "as_offered" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a cart that answers a visitor with a status that refuses", () => {
  const form = `<form method="post" action="/checkout/cart"><label>E-mail <input type="email" name="login" required></label>
    <label>Password <input type="password" name="secret" required></label><button>Log in</button></form>`;
  const refusing = (wall: string): ShopPage => {
    const basket = `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/shipping">Checkout</a>`;
    return ({ all }) => (all.secret === secret ? basket : wall);
  };

  it.each([
    ["and a link to sign in", `401 <h1>401</h1><p>Please <a href="/login">log in</a> first.</p>`],
    ["and the form to sign in", `403 <h1>Members only</h1>${form}`],
  ])("%s is signed in to", async (_what, wall) => {
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/product": `<nav><a href="/checkout/cart">Cart</a></nav><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
          <button onclick="fetch('/add', { method: 'POST' })">Add to basket</button>`,
        "/add": "{}",
        "/checkout/cart": refusing(wall),
        "/login": `<header><a href="/checkout/cart">Your cart</a></header><h1>Log in</h1>${form}<p>New here? <a href="/register">Register</a></p>`,
        "/shipping": details,
        "/payment": payment,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it("and nothing but the header's link to sign in has turned the visit away", async () => {
    const wall = `403 <header><a href="/login">Log in</a></header><h1>Access denied</h1><p>Your request looks unusual.</p>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      { ...productAndBasket, "/product": wall },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "failed", code: "merchant_unreachable" });
    expect(shop.orders).toEqual([]);
  });
});

describe.concurrent("a sign-in that is drawn some time after its page", () => {
  it("is sent once, and leads to a new account where it is refused", async () => {
    const late = `<h1 hidden>Log in</h1><form hidden method="post" action="/session"><label>E-mail <input type="email" name="login" required></label>
      <label>Password <input type="password" name="tried" required></label><button>Log in</button></form>
      <script>setTimeout(() => document.querySelectorAll('[hidden]').forEach((part) => { part.hidden = false; }), 900);</script>
      <p>We sell to customers only.</p><a href="/account">Create an account</a>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/checkout": late,
        "/session": late,
        "/account": `<h1>Create an account</h1><form method="post" action="/payment">${addressFields}
          <label>Password <input type="password" name="password" required></label>
          <label>Repeat password <input type="password" name="again" required></label><button>Create an account</button></form>`,
        "/payment": payment,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/session")).toHaveLength(1);
  });
});

describe.concurrent("a sign-in with a tab for guests beside it", () => {
  it("is passed by the tab, before anybody is asked for an account", async () => {
    const part = (name: string) => `<div id="${name}" role="tabpanel" hidden>`;
    const wall = `<h1>Checkout</h1><div role="tablist"><div role="tab" tabindex="0" aria-selected="true" onclick="show(this, known)">Returning customer</div>
      <div role="tab" tabindex="0" aria-selected="false" onclick="show(this, guest)">Guest</div></div>
      ${part("known").replace(" hidden", "")}<form method="post" action="/session"><input type="email" name="login" placeholder="E-mail"><input type="password" name="tried" placeholder="Password"><button>Log in</button></form></div>
      ${part("guest")}${details}</div><script>function show(tab, panel) { for (const one of [known, guest]) one.hidden = one !== panel;
      for (const one of document.querySelectorAll('[role=tab]')) one.setAttribute('aria-selected', one === tab); }</script>`;
    const pages = { ...productAndBasket, "/checkout": wall, "/payment": payment };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).not.toContain("credentials");
    expect(shop.visits.map(({ path }) => path)).not.toContain("/session");
  });
});

describe.concurrent("a cart behind a picture without a word", () => {
  it('is opened, and "back" does not lead out of the shop', async () => {
    const picture = '<svg class="icon icon-shopping-cart" width="24" height="24"></svg>';
    const product = `<header><a href="/">Shop</a><button id="cart">${picture}<span id="count"></span></button></header>
      <main><button onclick="history.back()">Go back</button><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <button id="add">Add to basket</button></main><div id="panel"></div><script>
      add.onclick = () => { count.textContent = '1'; };
      cart.onclick = () => { panel.innerHTML = '<p>Garden Chair</p><a href="/checkout">Checkout</a>'; };
      </script>`;
    const { outcome, shop } = await buyFromPages(
      pool,
      { "/": "<h1>Shop</h1>", "/product": product, "/checkout": details, "/payment": payment },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a sign-in window that the product's button opens", () => {
  it("is passed by a new account, and the item is put into the cart after it", async () => {
    const signIn = `<div id="wall" role="dialog" aria-modal="true" hidden style="position: fixed; inset: 0; background: white"><button onclick="wall.hidden = true" aria-label="Close login dialog">x</button>
      <h2>Hi, welcome back!</h2><form method="post" action="/session"><input name="login" placeholder="Username or e-mail" required>
      <input type="password" name="tried" placeholder="Password" required><button>Sign in</button></form>
      <p>No account yet? <a href="/register">Register now</a></p></div>`;
    const product = ({
      all,
    }: {
      all: Record<string, string>;
    }) => `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <button id="add">Add to basket</button>${all.password ? "" : signIn}<p>About this chair.</p>
      <script>add.onclick = () => { ${all.password ? "location = '/basket?item=1'" : "wall.hidden = false"} };</script>
      <form action="/search"><label>Search <input type="search" name="q"></label><button>Search</button></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/product": product,
        "/session": ({ all }) =>
          product({ all })
            .replace(" hidden", "")
            .replace("<h2>", '<p role="alert">Unknown user name.</p><h2>'),
        "/register": `<h1>Register</h1><form method="post" action="/customers"><label>First name <input name="given" required></label>
          <label>Last name <input name="family" required></label><label>E-mail <input type="email" name="email" required></label>
          <label>Password <input type="password" name="password" required></label><button>Register</button></form>`,
        "/customers": "to /product",
        "/checkout": details,
        "/payment": payment,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toMatchObject([{ item: "1", password: secret }]);
  });
});

describe.concurrent("a sign-in beside the content of every page", () => {
  it("is left alone in a shop that names its pages after the question mark, and a guest buys", async () => {
    const beside = `<div style="float: right"><h4>Welcome</h4><form method="post" action="/session"><input name="login" placeholder="Username">
      <input type="password" name="secret" placeholder="Password"><button>Login</button></form>[<a href="/register">Sign up</a>]</div>`;
    const chair = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><a href="#" id="add" class="button">Add to cart</a>
      <div id="panel" hidden></div><script>add.onclick = () => { panel.innerHTML = '<a href="/product?mode=cart">1</a>'; return false; };</script>`;
    const cart = `<h1>Shopping Cart</h1><p>Garden Chair $80.00</p><p>Total $80.00</p><a href="/product?mode=checkout">Checkout</a>`;
    const door = `<form method="post" action="/details"><h4>I'm a new customer</h4><a href="/register">Sign up</a>
      <h4>Order as guest</h4><p>No account will be created.</p><button name="as_guest" value="guest">Order as guest</button>
      <h4>I've got an account</h4><input name="login" placeholder="Username"><input type="password" name="secret" placeholder="Password">
      <button name="login_now">Login</button></form>`;
    const parts: Record<string, string> = { cart, checkout: door };
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        "/product": ({ sent: { mode = "" } }) => `${beside}${parts[mode] ?? chair}`,
        "/details": `${beside}${details}`,
        "/payment": payment,
        "/register": `<h1>Sign up</h1><form method="post" action="/customers"><label>E-mail <input type="email" name="email" required></label>
          <label>Password <input type="password" name="password" required></label><button>Register</button></form>`,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ as_guest: "guest" }]);
  });
});

describe.concurrent("a shop that shows no product before a sign-in", () => {
  it("is signed in to, at the second try, and the product is bought", async () => {
    const wall = (
      words: string,
    ) => `<h1>Members' shop</h1><form method="post" action="/session"><p role="alert">${words}</p>
      <label>Username <input name="login" required></label><label>Password <input type="password" name="secret" required></label><button>Login</button></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/product": ({ all }) => (all.secret === secret ? String(productAndBasket["/product"]) : "to /login"),
        "/login": wall(""),
        "/session": ({ all }) =>
          all.secret === secret
            ? "<h1>Our products</h1><a href='/product'>Garden Chair</a>"
            : wall("Username and password do not match."),
        "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $85.00</p><button>Place order</button></form>`,
      },
      {
        answers: {
          credentials: [
            { username: "ada", password: "wrong-one-1" },
            { username: "ada", password: secret },
          ],
          payment_method: [{ payment_method: "as_offered" }],
        },
      },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "credentials", "payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });
});
