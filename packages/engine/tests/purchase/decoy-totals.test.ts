import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const card = `<label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
const bank = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const limit = { maxCost: { amount: "60.00", currency: "USD" } };

function shop(totals: string, { payment = card, script = "" } = {}): Record<string, ShopPage> {
  return {
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}${totals}<button>Place order</button></form><script>${script}</script>`,
  };
}

const real = `<p>Order total <b id="real">$900.00</b></p>`;

describe.concurrent("a shop that shows one total and hides another", () => {
  it.each([
    ["at opacity .03", `<div style="opacity:.03;font-size:4px;color:#fff">Grand total <b>$15.00</b></div>`],
  ])("is held to the limit by the one that a person sees: %s", async (_how, decoy) => {
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, shop(`${real}${decoy}`), {
      answers: { card: [goodCard] },
      ...limit,
    });

    expect(outcome).toMatchObject({ status: "failed", code: "max_cost_exceeded" });
    expect(outcome).toMatchObject({ message: "Order total 900.00 USD exceeds maxCost 60.00 USD." });
    expect(host.questions).toEqual([]);
    expect(kept.orders).toEqual([]);
  });

  it("is approved at the one that a person sees, and told where the page is not clear", async () => {
    const pages = shop(`${real}<p>Grand total <b>$15.00</b></p>`);
    const { outcome, host } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ detectedTotal }) => detectedTotal?.amount)).toEqual(["900.00"]);
    expect(host.questions[0]?.message).toContain("it also calls 15.00 USD its total");
    expect(host.submissions).toMatchObject([{ total: { amount: "900.00" } }]);
  });

  it("sells nothing where the higher one comes up after the approval", async () => {
    const later = `document.querySelector('[name=cvc]').addEventListener('input', () => { real.textContent = '$900.00' })`;
    const pages = shop(`<p>Order total <b id="real">$15.00</b></p>`, { script: later });
    const { outcome, shop: kept } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard] },
      ...limit,
    });

    expect(outcome).toMatchObject({ status: "failed" });
    expect(kept.orders).toEqual([]);
  });
});

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><path d="M0 0h300v40H0z" fill="#fff"/></svg>`;
const drawn = `url(&quot;data:image/svg+xml,${encodeURIComponent(picture)}&quot;)`;

describe.concurrent("a total that only its text has", () => {
  it.each([
    ["mirrored", `<p>Order total <b style="display:inline-block;transform:scaleX(-1)">$15.00</b></p>`],
    [
      "white over a white picture",
      `<p style="background:${drawn}">Order total <b style="color:#fff">$15.00</b></p>`,
    ],
  ])("is not what a person is said to approve, and is paid by their word alone: %s", async (_how, totals) => {
    const confirming = (confirmed: string) => ({
      answers: { card: [goodCard], confirm: [{ confirmed }] },
    });
    const { outcome, host } = await checkOutFromPages(pool, shop(totals), confirming("yes"));
    expect(host.questions.map(({ key, detectedTotal }) => [key, detectedTotal])).toEqual([
      ["confirm", undefined],
      ["card", undefined],
    ]);
    expect(host.questions[0]?.message).toContain("a picture of the page does not show that amount");
    expect(host.submissions).toMatchObject([{ total: undefined }]);
    expect(outcome).toMatchObject({ status: "succeeded" });

    const refused = await checkOutFromPages(pool, shop(totals), confirming("no"));
    expect(refused.outcome).toMatchObject({ status: "failed", code: "stuck" });
    expect(refused.shop.orders).toEqual([]);
  });
});

it.concurrent.each([
  ["mirrored", "display:inline-block;transform:scaleX(-1)", undefined],
  ["plain", "", "15.00"],
])(
  "a total that only an earlier step has counts where it could be seen there: %s",
  async (_how, style, amount) => {
    const pages: Record<string, ShopPage> = {
      ...shop(""),
      "/checkout": `<h1>Checkout</h1><form method="post" action="/delivery">${addressFields}<button>Continue to delivery</button></form>`,
      "/delivery": `<h1>Delivery</h1><form method="post" action="/payment"><fieldset><legend>Shipping method</legend><label><input type="radio" name="ship" value="a" checked> Standard $0.00</label><label><input type="radio" name="ship" value="b"> Express $9.00</label></fieldset><p>Order total <b style="${style}">$15.00</b></p><button>Continue to payment</button></form>`,
      "/payment": `<h1>Payment</h1><form method="post" action="/order">${card}<button>Place order</button></form>`,
    };
    const { outcome, host } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions[0]?.detectedTotal?.amount).toBe(amount);
  },
);

describe.concurrent("a limit that cannot be held against the total", () => {
  it.each([
    [
      "card",
      "in dinars",
      `<p>Order total <b>KWD 59.000</b></p>`,
      { amount: "59.000", currency: "KWD" },
      "because the shop charges in KWD",
    ],
    [
      "confirm",
      "that nobody can read",
      `<p>Order total <b style="color:#fff">$15.00</b></p>`,
      undefined,
      "because no total could be read",
    ],
  ] as const)(
    "is named in a question (%s) of a shop with a total %s",
    async (key, _which, totals, total, words) => {
      const answers = { card: [goodCard], confirm: [{ confirmed: "yes" }] };
      const { host } = await checkOutFromPages(pool, shop(totals), { answers, ...limit });

      expect(host.questions[0]).toMatchObject({ key, message: expect.stringContaining(words) });
      expect(host.questions[0]?.detectedTotal).toEqual(total);
      expect(host.steps.find(({ code }) => code === "total_read")?.label).toContain(words);
    },
  );
});

it("asks for no card where nobody can see the fields for one, and types none", async () => {
  const hidden = `<div style="opacity:.01;width:3px;height:3px;overflow:hidden">${card}</div>`;
  const pages = shop(`<p>Order total <b>$15.00</b></p>`, { payment: `${bank}${hidden}` });
  const {
    outcome,
    host,
    shop: kept,
  } = await checkOutFromPages(pool, pages, {
    answers: { payment_method: [{ payment_method: "bank" }], card: [goodCard] },
  });

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  expect(kept.orders).toMatchObject([{ number: "", cvc: "", pay: "bank" }]);
});
