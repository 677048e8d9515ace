import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const way = (value: string, title: string) =>
  `<label><input type="radio" name="pay" value="${value}" checked> ${title}</label>`;
const byPost = way("post", "Pay by post");
const byCard = way("card", "Credit / Debit Card");
const form = (to: string, { fields = addressFields, ways = byPost, goods = "" } = {}) =>
  `<h1>Checkout</h1><form method="post" action="${to}">${fields}<fieldset><legend>Payment method</legend>${ways}</fieldset>
  ${goods}<p>Grand Total $85.00</p><button>Checkout</button></form>`;
const review = (to: string, goods = "<p>1 × Garden Chair</p>") => form(to, { fields: "", goods });
const asksOnceMore = [
  [
    "English",
    'Address has been updated and new shipping options may be available. Click "Checkout" to proceed.',
  ],
  ["German", "Ihre Adresse wurde gespeichert. Bitte klicken Sie auf „Checkout“, um fortzufahren."],
] as const;
const cardForm = `<h1>Payment</h1><form method="post" action="/order"><label>Card number <input name="number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label><button>Make payment</button></form>`;

/** For an answer to the order that never comes. */
const impatient = { patience: 0.1 };

describe.concurrent("a shop whose button for the order says no more than to check out", () => {
  it.each(asksOnceMore)(
    "and that wants it pressed once more, in so many words (%s), on a page that shows the unpaid order, has it pressed once more",
    async (_language, words) => {
      const pages = {
        "/checkout": form("/known"),
        "/known": `<div class="alert-box success">${words}</div>${review("/order")}`,
      };
      const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
        answers: { payment_method: [{ payment_method: "post" }] },
      });

      expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
      expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
      expect(shop.orders).toMatchObject([{ email: "pages@example.com", pay: "post" }]);
    },
  );

  it.each([
    ["where the order may have been taken already", form("/order", { fields: "" })],
    ["though it shows another total", review("/order").replace("$85.00", "$95.00")],
  ])("and that asks so %s has it pressed once more by a person's word alone", async (_what, page) => {
    const words = asksOnceMore[0][1];
    const pages = {
      "/checkout": form("/known"),
      "/known": `<div class="alert-box success">${words}</div>${page}`,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "post" }], confirm: [{ confirmed: "no" }] },
    });

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(host.submissions).toHaveLength(1);
    expect(shop.orders).toEqual([]);
  });

  it("and that shows nothing behind it but a button in other words is not sent another order by it", async () => {
    const behind = `<h1>Almost there</h1><p>1 × Garden Chair</p><p>Grand Total $85.00</p>
      <form method="post" action="/order"><input type="hidden" name="step" value="2"><button>Continue to payment</button></form>`;
    const pages = {
      "/checkout": form("/order").replace("<button>Checkout", "<button>Place order"),
      "/order": behind,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      ...impatient,
      answers: { payment_method: [{ payment_method: "post" }], confirm: [{ confirmed: "no" }] },
    });

    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it.each([
    ["among its ways to pay", `${way("post", "Pay by post")}${byCard}`],
    ["alone", byCard],
  ])(
    "and that names a card %s gets the card on the page behind it, at the total that was agreed to",
    async (_how, ways) => {
      const pages = { "/checkout": form("/card", { ways }), "/card": cardForm };
      const { outcome, host, shop } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });

      expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
      expect(host.questions).toMatchObject([{ key: "card", detectedTotal: { amount: "85.00" } }]);
      expect(shop.orders).toHaveLength(1);
    },
  );

  it("and that says nothing of paying before gets the card on the page behind it, at the total that stands there", async () => {
    const bought = `<h1>Checkout</h1><form method="post" action="/card">${addressFields}<button>Purchase</button></form>`;
    const pages = {
      "/checkout": bought,
      "/card": `<p>Grand Total $85.00</p>${cardForm}`,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "as_offered" }], card: [goodCard] },
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(host.questions.at(-1)).toMatchObject({ key: "card", detectedTotal: { amount: "85.00" } });
    expect(shop.orders).toHaveLength(1);
  });

  it("and that shows the card form once more, without a word, gets another card only from a person who knows that an order may exist", async () => {
    const pages = {
      "/checkout": form("/card", { ways: byCard }),
      "/card": cardForm.replace("/order", "/paid"),
      "/paid": cardForm,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard, goodCard], confirm: [{ confirmed: "yes" }] },
      ...impatient,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions).toMatchObject([
      { key: "card" },
      { key: "confirm", message: expect.stringMatching(/came back without a word.*an order may exist/) },
      { key: "card" },
    ]);
    expect(host.submissions).toHaveLength(3);
    expect(shop.orders).toHaveLength(1);
  });

  it.each([
    [
      "leads to more goods",
      `<h1>Hello</h1><p>Click here to continue shopping.</p><a href="/">Checkout our offers</a>`,
    ],
    ["asks for a card that was not agreed to", cardForm],
  ])("and whose next page %s has nothing more pressed there", async (_what, page) => {
    const pages = { "/checkout": form("/more"), "/more": page };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "post" }] },
      ...impatient,
    });

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(host.submissions).toHaveLength(1);
    expect(shop.orders).toEqual([]);
  });
});

describe.concurrent("a page that shows again an order which may have been taken", () => {
  const again = `<h1>Review</h1><p>1 × Garden Chair</p><p>Grand Total $85.00</p><form method="post" action="/order"><button>Place order</button></form>`;
  const checkout = (payment: string) =>
    `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}<p>Grand Total $85.00</p><button>Place order</button></form>`;
  const card = `<label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;

  it("with its card is not pressed on before a person was told that an order may exist", async () => {
    let orders = 0;
    const pages = {
      "/checkout": checkout(card),
      "/order": () => {
        orders += 1;
        return again;
      },
    };
    const { outcome, host } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard], confirm: [{ confirmed: "no" }] },
      timing: { outcomeMs: 12_000 },
    });

    expect(orders).toBe(1);
    expect(host.questions).toMatchObject([
      { key: "card" },
      { key: "confirm", message: expect.stringContaining("an order may exist") },
    ]);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it("with its card is pressed on by a person's word, and the card is not asked for again", async () => {
    const last = again.replace(
      "<button>",
      '<label><input type="checkbox" name="terms" required> I accept the terms</label><button>',
    );
    const pages = {
      "/checkout": checkout(card).replace("/order", "/review").replace("Place order", "Go on"),
      "/review": last,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard], confirm: [{ confirmed: "yes" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(host.questions).toMatchObject([
      { key: "card" },
      { key: "confirm", message: expect.stringMatching(/shows the order once more.*an order may exist/) },
    ]);
    expect(shop.orders).toMatchObject([{ terms: "on" }]);
  });

  it("is not pressed on either where no card was given, once the button said that it orders", async () => {
    let orders = 0;
    const taken = () => {
      orders += 1;
      return again;
    };
    const pages = { "/checkout": checkout(byPost), "/order": taken };
    const { outcome, host } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "post" }], confirm: [{ confirmed: "no" }] },
      ...impatient,
    });

    expect(orders).toBe(1);
    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringMatching(/an order may exist/),
    });
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it("in an answer that the server calls an error is not pressed on", async () => {
    const pages = { "/checkout": checkout(byPost), "/order": `503 ${again}` };
    const { outcome, host } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "post" }], confirm: [{ confirmed: "no" }] },
      ...impatient,
    });

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(host.submissions).toHaveLength(1);
  });
});

describe.concurrent("a shop that asks how to pay once it has the order", () => {
  const details = `<h1>Checkout</h1><form method="post" action="/placed">${addressFields}<p>Garden Chair</p><p>Grand Total $85.00</p><button>Place order</button></form>`;
  const choice = (
    button: string,
  ) => `<h1>Payment</h1><p>1 × Garden Chair</p><p>Grand Total $85.00</p><form method="post" action="/paying"><fieldset><legend>Payment method</legend>
    <label><input type="radio" name="pay" value="bank" checked> Bank transfer</label><label><input type="radio" name="pay" value="post"> Pay by post</label>OTHER</fieldset><button>${button}</button></form>`;
  const pages = { "/checkout": details };
  const placedOnce = (shop: { visits: { path: string }[] }) =>
    shop.visits.filter(({ path }) => path === "/placed").length === 1;

  it("is paid as a person decides, at a button that only continues", async () => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/placed": choice("Continue").replace("OTHER", ""), "/paying": "to /order" },
      { answers: { payment_method: [{ payment_method: "as_offered" }, { payment_method: "post" }] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(host.questions.at(-1)?.message).toContain("asks now how it is paid");
    expect(shop.orders).toMatchObject([{ pay: "post" }]);
    expect(placedOnce(shop)).toBe(true);
  });

  it("gets the card, if it takes one, on the page that its choice leads to", async () => {
    const byCards = choice("Pay for order").replace("OTHER", byCard.replace(" checked", ""));
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/placed": byCards, "/paying": cardForm },
      { answers: { payment_method: [{ payment_method: "as_offered" }], card: [goodCard] } },
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "card"]);
    expect(shop.orders).toMatchObject([{ pay: "card" }]);
    expect(placedOnce(shop)).toBe(true);
  });
});
