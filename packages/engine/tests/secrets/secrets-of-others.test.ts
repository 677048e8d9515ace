import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, thanks } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const card = `<label>Card number <input name="number" autocomplete="cc-number" required></label>
  <label>Expiry (MM/YY) <input name="expiry" autocomplete="cc-exp" required></label>
  <label>Security code <input name="cvc" autocomplete="cc-csc" required></label>`;
const asking = (field: string) =>
  `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${card}${field}<p>Total $80.00</p><button>Place order</button></form>`;

describe.concurrent("a shop that asks for what the buyer shares with somebody else", {
  timeout: 60_000,
}, () => {
  it.each([
    ["the PIN of the card", `<label>Card PIN (as at cash machines) <input name="pin" required></label>`],
    [
      "the login of the bank",
      `<fieldset><legend>Verify your bank</legend><label>Online banking user ID <input name="user" required></label><label>Online banking password <input name="pass" type="password" required></label></fieldset>`,
    ],
    [
      "the password of the mailbox",
      `<label>Password of your e-mail account <input name="pass" type="password" required></label>`,
    ],
    [
      "a wallet's words",
      `<label>Wallet recovery phrase (12 words) <textarea name="seed" required></textarea></label>`,
    ],
    [
      "pictures of the card",
      `<label>Photo of your card, front and back <input type="file" name="photo" required></label>`,
    ],
  ])("%s gets nothing, and nobody is asked", async (_what, field) => {
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": asking(field) });

    expect(outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(
        /is given to no shop, and no person was asked for it\. Nothing was ordered/,
      ),
    });
    expect(host.questions).toEqual([]);
    expect(shop.orders).toEqual([]);
  });

  it("without insisting on it gets its order without it", async () => {
    const field = `<label>Card PIN (optional) <input name="pin"></label>`;
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { "/checkout": asking(field) },
      { answers: { card: [goodCard] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.orders).toMatchObject([{ pin: "" }]);
  });
});

/** What a stranger's frame asks for once the order is sent, as a bank does for its code. */
const frames = {
  "the login of the bank": `<h2>Your bank</h2><p>Confirm the payment with your code.</p><form method="post" action="/got"><label>Online banking ID <input name="user"></label><label>Online banking password <input name="pass" type="password"></label><button>Confirm</button></form>`,
  "the PIN of the card": `<h2>Verified by your bank</h2><p>Your security code</p><form method="post" action="/got"><label>Enter your card PIN <input name="pin" type="password" maxlength="4"></label><button>Confirm</button></form>`,
};

describe.concurrent("a frame behind the order that asks for", { timeout: 60_000 }, () => {
  it.each(Object.entries(frames))("%s, as if for a code, gets none", async (_what, document) => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      {
        "/checkout": asking(""),
        "/order": ({ host: at }) =>
          `<h1>Your bank wants to confirm the payment</h1><iframe width="600" height="300" src="http://card-fields.localhost:${at.split(":")[1]}/bank"></iframe>`,
        "/bank": document,
        "/got": thanks,
      },
      {
        answers: { card: [goodCard], otp: [{ code: "864209" }] },
        timing: { outcomeMs: 6_000 },
        patience: 0.1,
      },
    );

    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(shop.visits.map(({ path }) => path)).not.toContain("/got");
    expect(outcome).toMatchObject({
      status: "failed",
      code: "order_state_unknown",
      message: expect.stringMatching(/card-fields\.localhost asks for "[^"]+", which is given to no page/),
    });
  });
});

it("a sign-in below the name of another service is asked for with that name", {
  timeout: 60_000,
}, async () => {
  const { host } = await checkOutFromPages(
    pool,
    {
      "/checkout": `<h1>Sign in with Apple</h1><form method="post" action="/in"><label>E-mail <input type="email" name="user" required></label><label>Password <input type="password" name="pass" required></label><button>Sign in</button></form>`,
      "/in": asking(""),
    },
    {
      answers: {
        credentials: [{ username: "ada@example.com", password: "hunter2-Secret" }],
        card: [goodCard],
      },
    },
  );

  expect(host.questions.map(({ key }) => key)).toEqual(["credentials", "card"]);
  expect(host.questions[0]?.message).toMatch(
    /Above its form is "Sign in with Apple": give \S+ no password of another service\.$/,
  );
});

it.each([
  [
    "its label",
    '<label>Enter the registration code that your messenger has just sent you <input name="code" autocomplete="one-time-code" maxlength="6" required></label>',
    'It calls it "Enter the registration code that your messenger has just sent you"',
  ],
  [
    "a line beside it",
    '<label>Code <input name="code" autocomplete="one-time-code" maxlength="6" required></label><p>Enter the sign-in code that your mailbox has sent to your phone.</p>',
    'It says: "Enter the sign-in code that your mailbox has sent to your phone."',
  ],
])(
  "a code on the way is called by the shop's own words: %s",
  { timeout: 60_000 },
  async (_where, field, told) => {
    const { host } = await checkOutFromPages(
      pool,
      {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/verify">${addressFields}<button>Continue</button></form>`,
        "/verify": `<h1>Verify your phone</h1><form method="post" action="/pay">${field}<button>Continue</button></form>`,
        "/pay": `<h1>Payment</h1><form method="post" action="/order">${card}<p>Total $80.00</p><button>Place order</button></form>`,
      },
      { answers: { card: [goodCard], otp: [{ code: "864209" }] } },
    );

    expect(host.questions.map(({ key }) => key)).toEqual(["otp", "card"]);
    expect(host.questions[0]?.message).toContain(told);
  },
);
