import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const secret = "correct horse";
const door = (says = "") => `<h1>Authentication</h1><div role="alert">${says}</div>
  <form method="post" action="/begin"><h3>Create an account</h3>
  <label>E-mail <input type="email" name="new_mail" required></label><button>Create an account</button></form>
  <form method="post" action="/session"><h3>Already registered?</h3>
  <label>E-mail <input type="email" name="name" required></label>
  <label>Password <input type="password" name="secret" required></label><button>Sign in</button></form>`;
const person = `<label>First name <input name="given" required></label><label>Last name <input name="family" required></label>
  <label>E-mail <input type="email" name="email" required></label><label>Password <input type="password" name="password" required></label>`;
const account = `<h1>Create an account</h1><form method="post" action="/customers">${person}<button>Register</button></form>`;
const address = `<h1>Address</h1><form method="post" action="/payment">${addressFields}<button>Continue</button></form>`;
const payment = `<h1>Payment</h1><form method="post" action="/order"><fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const pages = {
  ...productAndBasket,
  "/checkout": door(),
  "/session": door("Authentication failed."),
  "/begin": ({ sent }: { sent: Record<string, string> }) =>
    sent.new_mail ? account : door("Invalid e-mail address."),
  "/customers": address,
  "/payment": payment,
};
const answers = {
  payment_method: [{ payment_method: "bank" }],
  credentials: [{ username: "account@example.com", password: secret }],
};

describe.concurrent("a new account that begins with an e-mail address beside the sign-in", () => {
  it("is opened under the name that the sign-in did not know", async () => {
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toMatchObject([{ new_mail: "account@example.com", password: secret }]);
  });

  it("is led past a list of the addresses that the shop has kept, by a button that says where all of it leads", async () => {
    const kept = `<h1>Addresses</h1><form method="post" action="/payment"><label for="kept">Choose a delivery address:</label>
      <select id="kept" name="kept"><option value="8" selected>My address</option></select>
      <p>12 Analytical Row</p><button>Proceed to checkout</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        ...pages,
        "/customers": address.replace("/payment", "/addresses"),
        "/addresses": kept,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toMatchObject([{ kept: "8" }]);
  });

  it.each(["/basket", "/account"])("is followed to the checkout where it ends at %s", async (end) => {
    const customer = `<nav><a href="/basket">Basket</a></nav><h1>Welcome</h1><form><input type="search" name="q"></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        ...pages,
        "/checkout": ({ all }) => (all.password === secret ? address : door()),
        "/customers": `to ${end}`,
        "/account": customer,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00", currency: "USD" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a shop whose checkout begins with one form for the account and the address", () => {
  it("has its account opened before anything is ordered, though no field of it is marked as required", async () => {
    const signUp = `<h1>Sign up</h1><form method="post" action="/customers">${addressFields}
      <label>Password <input type="password" name="password"></label><label>Repeat password <input type="password" name="again"></label>
      <label><input type="checkbox" name="terms"> I agree to the terms</label><button>Sign up</button></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        ...pages,
        "/checkout": ({ all }) => (all.password === secret ? payment : signUp),
        "/customers": "to /shop",
        "/shop": `<h1>Our shop</h1><a href="/basket">Basket</a><label>Sort by <select><option>Name</option></select></label>`,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toMatchObject([{ password: secret, again: secret }]);
  });
});

describe.concurrent("a shop that takes nothing into its basket before the customer is signed in", () => {
  it("gets the item once it has opened the account and let the customer sign in with it", async () => {
    const signIn = `<h1>Sign in</h1><form method="post" action="/session"><label>E-mail <input type="email" name="name" required></label>
      <label>Password <input type="password" name="secret" required></label><button>Sign in</button></form><p>No account yet? <a href="/register">Register now</a></p>`;
    const register = (
      says = "",
    ) => `<h1>Register</h1><p>${says}</p><form method="post" action="/register">${person}
      <button>Register now</button></form><p><a href="/login">Sign in</a></p>`;
    const home = `<nav><a href="/basket">Basket</a></nav><h1>Welcome to our shop</h1><form><input type="search" name="q"></form>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        ...pages,
        "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
          <input type="hidden" name="item" value="1"><button>Add to basket</button></form>`,
        "/basket": ({ all, sent }) => {
          if (all.open !== "yes") return "to /login";
          if (sent.item) all.basket = "full";
          return all.basket === "full"
            ? `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`
            : "<h1>Your basket</h1><p>Your basket is empty.</p>";
        },
        "/login": signIn,
        "/register": ({ sent, all }) => {
          if (sent.password) all.account = "known";
          return register(sent.password ? "Registered successfully, sign in now please!" : "");
        },
        "/session": ({ all }) => {
          if (all.account !== "known") return `<p class="error">Incorrect e-mail or password.</p>${signIn}`;
          all.open = "yes";
          return home;
        },
        "/checkout": address,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toMatchObject([{ item: "1", name: "account@example.com" }]);
  });
});

describe.concurrent("a shop whose checkout only leads its visitors to the sign-in", () => {
  it("is bought from once the customer is signed in there", async () => {
    const wall = `<h1>Checkout</h1><p>Only for customers.</p><a href="/login">Log in to continue</a>`;
    const signIn = `<h1>Log in</h1><form method="post" action="/session"><label>E-mail <input type="email" name="name" required></label>
      <label>Password <input type="password" name="secret" required></label><button>Log in</button></form><a href="/begin">Register</a>`;
    const { outcome, host, shop } = await buyFromPages(
      pool,
      {
        ...pages,
        "/checkout": ({ all }) => (all.secret === secret ? address : wall),
        "/login": signIn,
        "/session": `<nav><a href="/basket">Basket</a></nav><h1>Welcome</h1><form><input type="search" name="q"></form>`,
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });
});

it("a sign-in whose only way past it leads back to it is signed in to", async () => {
  const wall = `<h1>Customer login</h1><form method="post" action="/session"><label>E-mail <input type="email" name="name"></label>
    <label>Password <input type="password" name="secret"></label><button>Submit</button></form><a href="/checkout?begin=1">Checkout</a>`;
  const { outcome, host, shop } = await buyFromPages(
    pool,
    {
      ...pages,
      "/checkout": ({ all }) => (all.secret === secret ? address : wall),
      "/session": ({ sent }) => (sent.secret === secret ? address : wall),
    },
    { answers },
  );

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
  expect(shop.orders).toHaveLength(1);
});

/** One form without markup, for new accounts at first, and for known ones after a press on the other link. */
const turning = `<h1>Checkout</h1><h3 id="title">Sign up</h3> or <a href="#" id="other">Sign in</a>
  <div><input type="email" id="mail" placeholder="Enter your email"><input type="password" id="secret" placeholder="Enter your password">
  <a href="#" id="send" style="display:inline-block;padding:10px 30px">Sign up</a></div><p role="alert" id="says"></p><script>
  let isNew = true;
  other.onclick = (event) => {
    event.preventDefault(); isNew = !isNew; mail.value = secret.value = says.textContent = '';
    title.textContent = send.textContent = isNew ? 'Sign up' : 'Sign in'; other.textContent = isNew ? 'Sign in' : 'Sign up';
  };
  send.onclick = async (event) => {
    event.preventDefault();
    const given = new URLSearchParams({ account: mail.value, password: secret.value });
    const answer = await fetch(isNew ? '/accounts' : '/known', { method: 'POST', body: given });
    if ((await answer.text()).includes('yes')) location = '/address'; else says.textContent = 'Wrong email';
  };</script>`;

it.each([
  ["a known account", "yes"],
  ["a new one", "no"],
])("%s is reached in one form that serves both by turns", async (_which, isKnown) => {
  let opened: Record<string, string> | undefined;
  const open = ({ sent }: { sent: Record<string, string> }) => {
    opened = sent;
    return "yes";
  };
  const { outcome, host, shop } = await buyFromPages(
    pool,
    { ...pages, "/checkout": turning, "/known": isKnown, "/accounts": open, "/address": address },
    { answers },
  );

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
  const sent = shop.visits
    .map(({ path }) => path)
    .filter((path) => path === "/known" || path === "/accounts");
  expect(sent).toEqual(isKnown === "yes" ? ["/known"] : ["/known", "/accounts"]);
  if (isKnown === "no") expect(opened).toMatchObject({ account: "account@example.com", password: secret });
});

describe.concurrent("a step that offers a password for a new account", () => {
  it("is left by the way for those who want none, in a form of its own", async () => {
    const offer = `<h1>Nice to meet you</h1><form method="post" action="/taken"><label>Choose a password to save your details
      <input type="password" name="new"></label><button>Create account</button></form>
      <form method="post" action="/payment"><button>Continue without a password</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        ...pages,
        "/checkout": `<h1>Checkout</h1><form method="post" action="/offer"><label>E-mail <input name="email" type="email"></label><button>Continue</button></form>`,
        "/offer": offer,
        "/payment": address.replace("/payment", "/pay"),
        "/pay": payment,
      },
      { answers },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });
});
