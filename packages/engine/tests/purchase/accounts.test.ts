import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type PageShop } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const secret = "correct horse";
const passwords = `<label>Password <input type="password" name="password" required></label>
  <label>Repeat password <input type="password" name="again" required></label>`;
const newAccount = (says = "") => `<h1>Create an account</h1><div class="error" role="alert">${says}</div>
  <p>You are known already? <a href="/login">Log in</a></p>
  <form method="post" action="/create">${addressFields}${passwords}<button>Continue</button></form>`;
const signIn = (says = "") => `<h1>Log in</h1><div class="error" role="alert">${says}</div>
  <form method="post" action="/session"><label>E-mail <input type="email" name="name" required></label>
  <label>Password <input type="password" name="secret" required></label><button>Log in</button></form>
  <a href="/checkout">Create an account</a>`;
const ending = `<fieldset><legend>Payment method</legend>
  <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;
const payment = `<h1>Payment</h1><form method="post" action="/order">${ending}</form>`;

const pages = {
  "/checkout": newAccount(),
  "/create": newAccount("Your e-mail address already exists in our records: please log in with it."),
  "/login": signIn(),
  "/session": ({ sent }: { sent: Record<string, string> }) =>
    sent.secret === secret ? payment : signIn("No match for e-mail address and password."),
};
const agreed = { payment_method: [{ payment_method: "bank" }] };

describe.concurrent("a shop without guests that knows the e-mail address", () => {
  it("signs in with what was given for a new account", async () => {
    const credentials = [{ username: "pages@example.com", password: secret }];
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { ...agreed, credentials },
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00", currency: "USD" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toHaveLength(1);
  });

  it("has the sign-in kept for later runs: its own cookies and storage, and nobody else's", async () => {
    const keeping = `${payment}<script>document.cookie = 'visit=known'; localStorage.setItem('basket', '7');</script>
      <script>document.write('<iframe src="//card-fields.localhost:' + location.port + '/tracker"></iframe>');</script>`;
    const credentials = [{ username: "pages@example.com", password: secret }];
    const { host, shop } = await checkOutFromPages(
      pool,
      {
        ...pages,
        "/session": keeping,
        "/tracker": "<script>localStorage.setItem('tracked', 'yes');</script>",
      },
      { answers: { ...agreed, credentials } },
    );

    expect(shop.visits.map(({ path }) => path)).toContain("/tracker");
    expect(host.saved.at(-1)).toMatchObject({
      merchantDomain: "pages.localhost",
      session: {
        cookies: [{ name: "visit", value: "known", domain: "pages.localhost" }],
        origins: [{ origin: shop.address, localStorage: [{ name: "basket", value: "7" }] }],
      },
    });
  });

  it("signs in at the form of the page, though the same stands beside it", async () => {
    const beside = `<div><form method="post" action="/nobody"><input name="username" placeholder="Username">
      <input type="password" name="secret" placeholder="Password"><button style="padding:2em">Log in</button></form></div>`;
    const credentials = [{ username: "pages@example.com", password: secret }];
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": signIn() + beside, "/nobody": signIn("Empty password not allowed.") + beside },
      { answers: { ...agreed, credentials } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.visits.map(({ path }) => path)).not.toContain("/nobody");
  });

  it("mails a code, which is typed as it was given", async () => {
    const code = `<h1>Check your mail</h1><p>We have sent you a code.</p><form method="post" action="/code">
      <label>Verification code <input name="code" autocomplete="one-time-code" required></label><button>Confirm</button></form>`;
    const credentials = [{ username: "pages@example.com", password: secret }];
    const { outcome, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": signIn(), "/session": code, "/code": payment },
      { answers: { ...agreed, credentials, otp: [{ code: "007-Qx 04" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ code: "007-Qx 04" }]);
  });

  it("says so where the password is not the account's, and takes another", async () => {
    const credentials = [
      { username: "pages@example.com", password: "a guess" },
      { username: "pages@example.com", password: secret },
    ];
    const { outcome, host } = await checkOutFromPages(pool, pages, { answers: { ...agreed, credentials } });

    expect(outcome).toMatchObject({ status: "succeeded" });
    const [, again] = host.questions;
    expect(again).toMatchObject({
      key: "credentials",
      message: expect.stringContaining("No match for e-mail"),
    });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "credentials", "payment_method"]);
  });
});

describe("a checkout that begins with a choice between customers and guests", () => {
  it.each(["Continue", "Continue as a guest"])(
    'is begun with the guest\'s e-mail address and "%s", though a sign-in asks for one as well',
    async (button) => {
      const says = '<p role="alert">Email address cannot be blank</p>';
      const door = `<h1>Registration</h1><form method="post" action="/session"><label>Email <input type="email" name="name"></label>
      <label>Password <input type="password" name="secret"></label><button>Login</button></form>
      <form method="post" action="/address"><h6>No account?</h6><label>Email <input type="email" name="guest"></label>
      <input type="submit" value="${button}"></form>`;
      const address = `<h1>Address</h1><form method="post" action="/last">${addressFields}<button>Continue</button></form>`;
      const { outcome, host, shop } = await checkOutFromPages(
        pool,
        {
          "/checkout": door,
          "/address": ({ sent }) => (sent.guest ? address : says + door),
          "/last": payment,
        },
        { answers: agreed },
      );

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
      expect(shop.visits.filter(({ path }) => path === "/address")).toHaveLength(1);
      expect(shop.orders).toMatchObject([{ guest: "pages@example.com" }]);
      expect(shop.visits.map(({ path }) => path)).not.toContain("/session");
    },
  );

  it("is no such choice where the second form is for news: the customer signs in", async () => {
    const door = `${signIn()}<form action="/news"><label>Your e-mail <input type="email" name="mail"></label>
      <button>Subscribe</button></form>`;
    const credentials = [{ username: "pages@example.com", password: secret }];
    const { outcome, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/checkout": door },
      { answers: { ...agreed, credentials } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/news");
  });
});

describe("a form that asks who is buying", () => {
  it("is filled in as a guest's, though it has a field for a customer's password", async () => {
    const address = `<h1>Address</h1><form method="post" action="/last">${addressFields}<button>Continue</button></form>`;
    const door = `<h1>Who are you?</h1><aside><label><input type="checkbox" name="panel" checked> Panel</label></aside>
      <form method="post" action="/address"><label>My e-mail address is <input type="email" name="username" required></label>
      <label><input type="radio" name="who" value="guest" checked> I am new here and want to check out as a guest</label>
      <label><input type="radio" name="who" value="known"> I am a returning customer, and my password is</label>
      <input type="password" name="password" autocomplete="current-password" required disabled>
      <button>Continue</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": door, "/address": address, "/last": payment },
      { answers: agreed },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ username: "pages@example.com", who: "guest", pay: "bank" }]);
  });
});

describe("a form for a new account that has a button for guests as well", () => {
  it("is sent by that, its passwords left empty, and a list that only looks like a text is chosen from", async () => {
    const country = `<label for="country">Country *</label><select id="country" name="country" style="display:none" required>
      <option value="">-- Select --</option><option value="38">Canada</option><option value="223">United States</option></select>
      <div><a><span id="shown">-- Select --</span></a></div>
      <script>country.onchange = () => { shown.textContent = country.selectedOptions[0].text; };</script>`;
    const address = `<h1>Your details</h1><form method="post" action="/last">${addressFields}${country}${passwords}
      <button name="as" value="guest" formnovalidate>Checkout as guest</button><button name="as" value="member">Register and checkout</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": address, "/last": payment },
      { answers: agreed },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ as: "guest", password: "", country: "223" }]);
  });
});

describe("a form that holds a sign-in, a new account and the ways to pay", () => {
  it("has the account opened by its own button before it is paid", async () => {
    const methods = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="cod" checked> Cash on delivery</label></fieldset>`;
    const order = (
      account: string,
      total: string,
    ) => `<h1>Checkout</h1><form method="post" action="/sent"><h2>Login</h2>
      <label>Username <input name="login[username]"></label><label>Password <input type="password" name="login[passwd]"></label>
      <button name="do" value="login">Login</button>${account}${methods}<p>Total ${total}</p><button name="do" value="end">Finish</button></form>`;
    const account = `<h2>Registration</h2><label>Username* <input name="register[username]" required></label>${addressFields}
      ${passwords}<button name="do" value="register">Register</button>`;
    const credentials = [{ username: "pages@example.com", password: secret }];
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": order(account, "$80.00"),
        "/sent": ({ sent }) =>
          sent.do === "end"
            ? "to /order"
            : order(
                sent.do === "register" && sent["login[username]"] === "" ? "<p>Ada Lovelace</p>" : account,
                "$85.00",
              ),
      },
      { answers: { payment_method: [{ payment_method: "cod" }], credentials } },
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00", currency: "USD" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "payment_method"]);
    expect(shop.orders).toMatchObject([{ "register[username]": "pages@example.com", "login[passwd]": "" }]);
  });
});

describe.concurrent("an account", () => {
  it("that the shop insists on is opened with the answer to credentials, and what else it wants is asked for", async () => {
    const register = `<h1>Create an account</h1><form method="post" action="/checkout/last">${addressFields}
      <label>Gender <select name="gender" required><option value="">-</option><option value="f">Female</option><option value="m">Male</option></select></label>
      <label>Date of birth <input name="birth" type="date" required></label>
      <label>Tax number <input name="tax" required></label>
      <label>Password <input type="password" name="password" required minlength="8"></label>
      <label>Repeat password <input type="password" name="again" required></label><button>Register and continue</button></form>`;
    const door = `<h1>Checkout</h1><form action="/sign-in"><h2>Returning customer</h2>
      <label>E-mail <input type="email" name="login" required></label>
      <label>Password <input type="password" name="login_password" required></label><button>Log in</button></form>
      <h2>New customer</h2><a href="/register">Create an account</a>`;
    const pages = {
      "/checkout": door,
      "/register": register,
      "/sign-in": `<p role="alert">No account with this e-mail address was found.</p>${door}`,
      "/checkout/last": `<h1>Payment</h1><form method="post" action="/order">${ending}</form>`,
    };
    const answers = {
      payment_method: [{ payment_method: "bank" }],
      credentials: [{ username: "pages@example.com", password: "Quiet-Lantern-7" }],
      details: [
        { gender: "f", date_of_birth: "1990-12-10", birth: "1990-12-10", tax_number: "123", tax: "123" },
      ],
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key).sort()).toEqual(["credentials", "details", "payment_method"]);
    expect(shop.orders).toMatchObject([
      {
        password: "Quiet-Lantern-7",
        again: "Quiet-Lantern-7",
        email: "pages@example.com",
        birth: "1990-12-10",
        gender: "f",
      },
    ]);
  });

  it("that is suggested over the guest's form is declined, and the guest goes on", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${ending}</form>
      <div id="over" role="dialog" aria-modal="true" hidden style="position:fixed;inset:0;background:#fff;padding:4em"><h2>Welcome back!</h2>
      <p>This e-mail address already has an account. Log in?</p><label>Password <input type="password" name="pw"></label>
      <button type="button">Log in</button> <button type="button" onclick="document.getElementById('over').hidden = true">Continue as guest</button></div>
      <script>document.forms[0].email.addEventListener('change', () => setTimeout(() => { document.getElementById('over').hidden = false; }, 400));</script>`;
    const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": checkout });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", zip: "94104" }]);
  });
});

describe.concurrent("a shop that has kept an address of the customer who signs in", () => {
  const credentials = [{ username: "pages@example.com", password: secret }];
  const given = { answers: { ...agreed, credentials } };
  const greeting = (
    kept: string,
    way = "",
  ) => `<h1>Checkout</h1><h2>Delivery address</h2><p>Ada Lovelace</p><p>${kept}</p>${way}
    <form method="post" action="/pay"><input type="hidden" name="kept" value="1"><button>Continue</button></form>`;
  const sentTo = (path: string, { visits }: PageShop) =>
    visits.filter((visit) => visit.path === path).map(({ sent }) => sent);
  const knowing = (page: string) => ({
    ...pages,
    "/checkout": signIn(),
    "/session": ({ sent }: { sent: Record<string, string> }) => (sent.secret === secret ? page : signIn()),
    "/pay": payment,
    "/new": `<h1>New address</h1><form method="post" action="/pay">${addressFields}<button>Add address</button></form>`,
  });

  it.each([
    ["a link", '<a href="/new">Add a new address</a>'],
    [
      "a choice",
      `<form><label><input type="radio" name="which" checked> I want to use an existing address</label>
        <label><input type="radio" name="which" onchange="location = '/new'"> I want to use a new address</label></form>`,
    ],
    ["a button that changes it", `<button onclick="location = '/new'">Change address</button>`],
  ])("is given the one of the order instead, by %s", async (_what, way) => {
    const page = greeting("12 Old Road, Oakland, CA 94601", way);
    const { outcome, shop } = await checkOutFromPages(pool, knowing(page), given);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(sentTo("/pay", shop)).toMatchObject([{ zip: "94104" }]);
  });

  it("and that takes no other is not ordered from", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      knowing(greeting("12 Old Road, Oakland, CA 94601")),
      given,
    );

    expect(outcome).toMatchObject({ status: "failed", code: "address_refused" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("12 Old Road, Oakland, CA 94601") });
    expect(shop.orders).toEqual([]);
  });

  it("is left as it is where that is the one of the order", async () => {
    const page = greeting("548 Market Street, Floor 3, San Francisco, CA 94104");
    const { outcome, shop } = await checkOutFromPages(pool, knowing(page), given);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(sentTo("/pay", shop)).toEqual([{ kept: "1" }]);
  });
});
