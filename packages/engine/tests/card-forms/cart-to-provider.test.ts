import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import type { ShopPage } from "../purchase/support/page-shop.ts";
import { sharedPool } from "../support/shared-pool.ts";
import {
  at,
  buyHosted,
  cardFields,
  leadingTo,
  providerHost,
  story,
  strangersHost,
} from "./support/hosted-shop.ts";

/** Shops without a checkout: their cart leads straight to a provider's page. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const begin = "at the product";
const cart = (way: string) => `<h1>Your basket</h1><p>Garden Chair</p><p>Total $80.00</p>${way}`;
const own = cart('<form method="post" action="/start"><button>Checkout</button></form>');
const wholeCheckout = `<h1>Garden Shop</h1><p>Garden Chair</p><p>Total due $80.00</p>
  <form method="post" action="/paid"><label>Email <input name="email" type="email" required></label>${cardFields}
  <label>Cardholder name <input name="holder" required></label><button>Pay</button></form><a href="/cancelled">Back</a>`;

const ways: Record<string, Record<string, ShopPage>> = {
  "a form": {
    "/basket": (visit) =>
      cart(
        `<form method="post" action="${at(providerHost, "/hosted", visit)}"><button>Checkout</button></form>`,
      ),
  },
  "a link": { "/basket": (visit) => cart(`<a href="${at(providerHost, "/hosted", visit)}">Pay now</a>`) },
  "a redirect": { "/basket": own, "/start": leadingTo(providerHost, "/hosted") },
};

describe.concurrent("a cart that leads straight to a known provider's page", () => {
  it.each(Object.entries(ways))("by %s is paid there", async (_way, pages) => {
    const bought = await buyHosted(pool, { begin, pages: { "/hosted": wholeCheckout, ...pages } });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["card"]);
    expect(bought.host.questions[0]?.detectedTotal).toMatchObject({ amount: "80.00", currency: "USD" });
    expect(bought.payments).toMatchObject([{ email: "pages@example.com", holder: "Ada Lovelace" }]);
    expect(bought.paths).not.toContain("/cancelled");
  });
});

describe.concurrent("a cart that leads straight to the page of an unknown host", () => {
  const redirect = { "/hosted": wholeCheckout, "/start": leadingTo(strangersHost, "/hosted") };
  const byRedirect = { ...redirect, "/basket": own.replace("Checkout", "Proceed to payment") };

  it("is paid there once a person has agreed to that host, which is told with the amount", async () => {
    const bought = await buyHosted(pool, {
      begin,
      pages: byRedirect,
      answers: { confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["confirm", "card"]);
    expect(bought.host.questions[0]).toMatchObject({
      message: expect.stringContaining(strangersHost),
      detectedTotal: { amount: "80.00", currency: "USD" },
    });
    expect(bought.payments).toHaveLength(1);
  });

  it("by its form is asked about in the same way", async () => {
    const bought = await buyHosted(pool, {
      begin,
      pages: {
        "/hosted": wholeCheckout,
        "/basket": (visit) =>
          cart(
            `<form method="post" action="${at(strangersHost, "/hosted", visit)}"><button>Checkout</button></form>`,
          ),
      },
      answers: { confirm: [{ confirmed: "yes" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["confirm", "card"]);
  });

  it("is not followed there if they don't agree", async () => {
    const bought = await buyHosted(pool, {
      begin,
      pages: byRedirect,
      answers: { confirm: [{ confirmed: "no" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({
      status: "failed",
      code: "navigation_blocked",
      message: expect.stringContaining(strangersHost),
    });
    expect(bought.paths).not.toContain("/hosted");
  });

  it("is refused where a redirect leads there from what only says that it is the checkout", async () => {
    const bought = await buyHosted(pool, { begin, pages: { ...redirect, "/basket": own } });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed", code: "navigation_blocked" });
    expect(bought.asked).toEqual([]);
    expect(bought.paths).not.toContain("/hosted");
  });

  it("is entered without a question about it if it is in allowedDomains", async () => {
    const bought = await buyHosted(pool, { begin, pages: byRedirect, allowedDomains: [strangersHost] });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["card"]);
  });
});
