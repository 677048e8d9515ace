import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const ending = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button>`;
const pages: Record<string, ShopPage> = {
  ...productAndBasket,
  "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${ending}</form>`,
};
const coversAll = "position:fixed;inset:0;background:#fff;z-index:99";

/** The same shop with something more on each of these pages. */
function having(content: string, ...paths: string[]): Record<string, ShopPage> {
  return { ...pages, ...Object.fromEntries(paths.map((path) => [path, `${pages[path]}${content}`])) };
}

describe.concurrent("what lies over the page", () => {
  it("is closed: a pop-up that comes late, on each page anew", async () => {
    const popUp = `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
      '<div id="pop" role="dialog" aria-modal="true" style="${coversAll}"><h2>Join our newsletter and get 10% off</h2><input type="email" placeholder="Your e-mail"><button>Sign me up</button><button aria-label="Close" onclick="pop.remove()">×</button></div>'), 600)</script>`;
    const { outcome, shop } = await buyFromPages(pool, having(popUp, "/product", "/basket", "/checkout"));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com" }]);
  });

  it("is answered where it covers the total alone: a notice about cookies that comes late, at the foot of the window", async () => {
    const notice = `<div style="height:380px"></div><script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
      '<div id="bar" style="position:fixed;bottom:0;left:0;right:0;height:200px;background:#fff">We use cookies. <button onclick="bar.remove()">Only necessary</button></div>'), 600)</script>`;
    const { outcome, host } = await checkOutFromPages(pool, {
      "/checkout": `${notice.replace("</div>", "</div><h1>Checkout</h1>")}<form method="post" action="/order">${addressFields}${ending}</form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ message }) => message).join()).toContain("The total is 80.00 USD");
  });

  it("is closed in the order in which it lies: a pop-up over the buttons of a wall that asks for cookies", async () => {
    const wall = `<div id="consent" role="dialog" style="${coversAll};padding-top:260px;text-align:center"><p>This shop sets cookies</p><button onclick="consent.remove()">Only necessary</button></div>
      <div id="pop" style="position:fixed;top:220px;left:30%;width:40%;height:200px;background:#eee;z-index:100"><h2>Wait, before you go</h2><button style="margin-top:120px" onclick="pop.remove()">Close</button></div>`;
    const { outcome } = await buyFromPages(pool, having(wall, "/product"));

    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("asks whether another shop were better: the buyer stays", async () => {
    const question = `<div id="geo" style="${coversAll}"><h2>Are you in the right place?</h2><p>It looks like you are in the United States.</p>
      <a href="/elsewhere">Go to the international store</a><button onclick="geo.remove()">Stay on this site</button></div>`;
    const { outcome, shop } = await buyFromPages(pool, having(question, "/product"));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/elsewhere");
  });

  it("holds the item back until its offer is answered: it is refused, and the basket holds the item alone", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><button onclick="offer.hidden = false">Add to basket</button>
      <div id="offer" hidden role="dialog" aria-modal="true" style="${coversAll}"><h2>Protect your chair</h2><p>3 years for $12.00</p>
      <button onclick="location='/basket?added=chair+plan'">Add protection</button><button onclick="location='/basket?added=chair'">No thanks</button></div>`;
    const basket: ShopPage = ({ all }) =>
      all.added ? String(pages["/basket"]) : "<h1>Your basket</h1><p>Your basket is empty.</p>";
    const { outcome, shop } = await buyFromPages(pool, { ...pages, "/product": product, "/basket": basket });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ added: "chair" }]);
    expect(shop.visits.filter(({ sent }) => "added" in sent)).toHaveLength(1);
  });

  it("proposes another spelling of the address: what was given is kept", async () => {
    const checkout = `<h1>Checkout</h1><form method="post" action="/payment" onsubmit="event.preventDefault(); check.hidden = false">${addressFields}<button>Continue</button></form>
      <div id="check" hidden role="dialog" style="${coversAll}"><h2>Verify your address</h2><p>We could not verify this address.</p>
      <button onclick="location='/edit'">Edit address</button><button onclick="document.forms[0].submit()">Use this address</button></div>`;
    const payment = `<h1>Checkout</h1><form method="post" action="/order">${ending}</form>`;
    const { outcome, shop } = await buyFromPages(pool, {
      ...pages,
      "/checkout": checkout,
      "/payment": payment,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ zip: "94104" }]);
  });
});

describe.concurrent("a shop that asks for the shopper's age", () => {
  const gate = `<div id="gate" style="${coversAll}"><h2>Are you 21 or older?</h2><button onclick="gate.remove()">Yes, I am 21 or older</button><a href="/elsewhere">No</a></div>`;

  it("gets a person's answer, and sells", async () => {
    const answers = { confirm: [{ confirmed: "yes" }], payment_method: [{ payment_method: "bank" }] };
    const { outcome, host } = await buyFromPages(pool, having(gate, "/product"), { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions[0]).toMatchObject({
      key: "confirm",
      message: expect.stringContaining('"Are you 21 or older?"'),
    });
  });

  it("on a page of its own, before any other, sells too", async () => {
    const answers = { confirm: [{ confirmed: "yes" }], payment_method: [{ payment_method: "bank" }] };
    const { outcome, shop } = await buyFromPages(
      pool,
      {
        ...pages,
        "/product": ({ all }) => (all.of === "age" ? String(pages["/product"]) : "to /welcome"),
        "/welcome": `<h1>Welcome</h1><p>You must be of legal drinking age to enter.</p><form method="post" action="/enter"><button name="of" value="age">Enter</button></form>`,
        "/enter": "to /home",
        "/home": "<h1>Our chairs</h1><p>Look around.</p>",
      },
      { answers },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it("sells nothing to whom a person does not say it of", async () => {
    const answers = { confirm: [{ confirmed: "no" }] };
    const { outcome, shop } = await buyFromPages(pool, having(gate, "/product"), { answers });

    expect(outcome).toMatchObject({
      status: "failed",
      message: expect.stringContaining("confirm their age"),
    });
    expect(shop.visits.map(({ path }) => path)).toEqual(["/product"]);
  });
});

it("a basket that is worth too little to be ordered ends the purchase in the shop's words", async () => {
  const basket = `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p>
    <div class="alert alert-danger">The minimum order amount is $100.00.</div><button disabled>Checkout</button>`;
  const { outcome } = await buyFromPages(pool, { ...productAndBasket, "/basket": basket });

  expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
  expect(outcome).toMatchObject({
    message: expect.stringContaining("The minimum order amount is $100.00."),
  });
});

describe.concurrent("a wall against robots", () => {
  const wall = "<h1>Just a moment</h1><p>Please verify you are a human to go on.</p>";

  it.each([
    ["in the place of the product", { "/product": wall }],
    ["in the place of the product, with a status", { "/product": `403 ${wall}` }],
    ["in the place of the checkout", { "/checkout": wall }],
  ])("%s ends the purchase, and says so", async (_where, changed) => {
    const { outcome, shop } = await buyFromPages(pool, { ...pages, ...changed });

    expect(outcome).toMatchObject({
      status: "failed",
      code: "captcha",
      message: expect.stringContaining("verify you are a human"),
    });
    expect(shop.orders).toEqual([]);
  });
});
