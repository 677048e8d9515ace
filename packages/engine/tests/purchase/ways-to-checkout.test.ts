import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const header = `<header><a href="/basket"><svg width="20" height="20"></svg></a></header>`;

describe("the way from the basket to the checkout", () => {
  it("goes on as a guest from a page for customers, whatever its address", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `${header}<h1>Your basket</h1>
        <a href="/basket/remove/11"><img alt="x" src="data:," width="20" height="20"></a><p>Garden Chair</p>
        <p>Subtotal $80.00</p><a href="/next">Checkout</a>`,
      "/basket/remove/11": "<h1>Your basket is empty</h1>",
      "/next": `${header}<h1>Sign in</h1><form method="post" action="/signed-in">
          <input type="email" name="login" placeholder="E-mail" required>
          <input type="password" name="password" placeholder="Password" required><button>Sign in</button></form>
        <p>To buy without an account, go on here.</p><a href="/visitor">Continue as a guest</a>`,
      "/visitor": `<h1>Your details</h1><form method="post" action="/review">${addressFields}<button>Next</button></form>`,
      "/review": `<h1>Review</h1><p>Total $80.00</p><form method="post" action="/order">
        <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label>
        <button>Place order</button></form>`,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/basket/remove/11");
    expect(shop.orders).toHaveLength(1);
  });

  it("ends where one chooses between buying as a guest and opening an account", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`,
      "/checkout": `<h1>Checkout</h1><form method="post" action="/order">
        <section><label><input type="radio" name="method" value="guest"> Checkout as Guest</label>
          <label><input type="radio" name="method" value="register"> Register</label>
          <button type="button" id="on">Continue</button></section>
        <section hidden>${addressFields}<p>Total $80.00</p>
        <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label>
        <button>Place order</button></section></form><script>
        document.getElementById('on').onclick = () => {
          const [first, second] = document.querySelectorAll('section');
          if (document.querySelector('[value=guest]').checked) [first.hidden, second.hidden] = [true, false]; }</script>`,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it("is open where the basket refuses to go on without an e-mail address", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p>
        <div><p>Your e-mail</p><input aria-label="Your e-mail address" name="mail"><div class="form-error"></div></div>
        <button onclick="next()">Proceed to checkout</button><script>
        async function next() {
          const { value } = document.querySelector('input');
          if (value) return location.assign('/details?email=' + encodeURIComponent(value));
          await fetch('/refused', { method: 'POST' });
          document.querySelector('.form-error').textContent = 'Please enter a valid e-mail address'; }</script>`,
      "/refused": "{}",
      "/details": `<h1>Your details</h1><p>Total $80.00</p><form method="post" action="/order">${addressFields.replace(/<label>E-mail.*?<.label>/, "")}
        <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label><button>Place order</button></form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ email: "pages@example.com" }]);
    expect(shop.visits.filter(({ path }) => path === "/refused")).toHaveLength(1);
  });

  it("presses none of the goods that the basket proposes where nothing leads on", async () => {
    const proposed = (name: string) =>
      `<button onclick="fetch('/more', { method: 'POST' })">${name}</button>`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p>
        ${proposed("Lemonade $4.00")} ${proposed("Cushion $12.00")}`,
      "/more": "{}",
    });

    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/more");
  });

  it("waits for a checkout that is drawn late, and does not go back to the basket meanwhile", async () => {
    const details = `<h1>Your details</h1><p>Total $80.00</p><form method="post" action="/order">${addressFields}
      <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label><button>Place order</button></form>`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/checkout": `${header}<main><a href="/basket">Back to the basket</a><div id="root"></div></main>
        <script>setTimeout(() => { root.innerHTML = ${JSON.stringify(details)}; }, 1500)</script>`,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).toEqual(["/product", "/basket", "/checkout", "/order"]);
  });

  it("comes back from a link whose page is gone, and goes on by another", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<nav><a href="/cart">Cart</a> <a href="/checkout">Checkout</a></nav><h1>Your basket</h1><p>Garden Chair</p>
        <p>Subtotal $80.00</p><a href="/next">Go on with the order</a>`,
      "/next": `<h1>Your details</h1><p>Total $80.00</p><form method="post" action="/order">${addressFields}
        <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label><button>Place order</button></form>`,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/checkout")).toHaveLength(1);
    expect(shop.orders).toHaveLength(1);
  });

  const signIn = `<div><h2>I have been here before</h2><form method="post" action="/signed-in">
    <label>E-mail <input type="email" name="login" required></label><label>Password <input type="password" name="password" required></label>
    <button>Sign in</button></form><a href="/forgotten">Forgotten your password?</a></div>`;
  const asNew = `<div><h2>I am new here and want to register</h2><p>With an account you order faster.</p><a href="/account">Continue</a></div>`;
  const details = (more: string) =>
    `<h1>Your details</h1><form method="post" action="/review">${addressFields}${more}<button>Next</button></form>`;
  const review = `<h1>Review</h1><p>Total $80.00</p><form method="post" action="/order">
    <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label><button>Place order</button></form>`;

  it.each([
    ["beside", (ways: string) => `${ways}${signIn}`],
    ["within", (ways: string) => signIn.replace(/(<form[^>]*>)/, `$1${ways}`)],
  ])("takes the link %s a sign-in that only its heading calls the one for guests", async (_where, placed) => {
    const { outcome, host, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/login">Checkout</a>`,
      "/login": `<h1>Please choose</h1>${placed(`${asNew}<div><h2>I would rather not</h2>
        <p>You can also continue without registration, but will have to write your address again next time.</p>
        <div><a href="/visitor">Enter your details</a></div></div>`)}`,
      "/visitor": details(""),
      "/review": review,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.visits.map(({ path }) => path)).not.toContain("/account");
  });

  it("opens an account by the button that only its heading calls the one for new customers", async () => {
    const refused = `<h1>Please choose</h1><p role="alert" class="error">Wrong e-mail address or password.</p>${asNew}${signIn}`;
    const credentials = { username: "pages@example.com", password: "Correct-Horse-42" };
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/login">Checkout</a>`,
        "/login": `<h1>Please choose</h1>${asNew}${signIn}`,
        "/signed-in": refused,
        "/account": details(
          `<label>Password <input type="password" name="secret" required autocomplete="new-password"></label>`,
        ),
        "/review": review,
      },
      { answers: { credentials: [credentials], payment_method: [{ payment_method: "cash" }] } },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ secret: "Correct-Horse-42" }]);
  });

  it("follows no picture in the basket that takes the goods out", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1>
        <a href="/basket/remove/11"><img alt="" src="data:," width="20" height="20"></a><p>Garden Chair</p>
        <p>Subtotal $80.00</p>`,
    });
    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/basket/remove/11");
  });
});

describe.concurrent("a cart that leads on only", () => {
  const plain = `<h1>Your details</h1><form method="post" action="/order">${addressFields}
    <label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label><p>Total $85.00</p><button>Place order</button></form>`;
  const cart = (inner: string) => `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p>${inner}`;

  it("once its terms are agreed to, has them agreed to", async () => {
    const basket =
      cart(`<label><input type="checkbox" id="agreed"> I agree with the terms and conditions</label>
      <button onclick="agreed.checked ? location = '/checkout' : alert('You must agree with the terms to check out.')">Check out</button>`);
    const { outcome } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": basket,
      "/checkout": plain,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("once a delivery is chosen, has the cheapest one chosen", async () => {
    const basket =
      cart(`<form action="/checkout" onsubmit="return ship.value !== '0'"><label>Shipping method <select name="ship" id="ship">
      <option value="0">-- Please choose --</option><option value="express">Express courier (+$25.00)</option><option value="standard">Standard (+$5.00)</option></select></label>
      <button>Proceed</button></form>`);
    const { outcome, shop } = await buyFromPages(pool, {
      ...productAndBasket,
      "/basket": basket,
      "/checkout": plain,
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ship: "standard" }]);
  });
});

it("a checkout that the shop shows in a frame of its own has its total and its receipt read", async () => {
  const form = `<form method="post" action="/order">${addressFields}<label><input type="radio" name="pay" value="cash" checked> Cash on delivery</label>
    <p>Total $85.00</p><button>Place order</button></form>`;
  const pages = {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1><iframe src="/inner" width="800" height="700"></iframe>`,
    "/inner": form,
  };
  const { outcome, host, shop } = await buyFromPages(pool, pages);
  expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
  expect(host.questions).toMatchObject([{ detectedTotal: { amount: "85.00" } }]);
  expect(shop.orders).toHaveLength(1);
});
