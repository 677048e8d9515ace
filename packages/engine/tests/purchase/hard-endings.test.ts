import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada, goodCard } from "./support/ada.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const delivery = `<fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="post" checked> Post, free</label></fieldset>`;

function checkout(payment: string, script = ""): Record<string, ShopPage> {
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${delivery}${payment}
    <p>Total $80.00</p><button>Place order</button></form><script>${script}</script>`;
  return { "/checkout": page };
}

const bank = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const card = `<label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;

/** The order is kept, and the page shows nothing but a spinner ever after. */
const spinner = `document.forms[0].addEventListener('submit', async (event) => {
  event.preventDefault();
  document.querySelector('main').insertAdjacentHTML('beforeend', '<div class="spinner" aria-busy="true" style="height:40px">o</div>');
  await fetch('/order', { method: 'POST', body: new URLSearchParams(new FormData(document.forms[0])) });
});`;

/** For an answer to the order that never comes. */
const impatient = { patience: 0.1 };

describe.concurrent("an order that is submitted", () => {
  it.each([
    ["by hand", bank],
    ["by card", card],
  ])("%s to a shop that keeps it and then spins for ever is never submitted again", async (_how, payment) => {
    const { outcome, host, shop } = await checkOutFromPages(pool, checkout(payment, spinner), {
      answers: { payment_method: [{ payment_method: "bank" }], card: [goodCard] },
      ...impatient,
    });

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("an order may exist") });
    expect(shop.orders).toHaveLength(1);
    expect(host.submissions).toHaveLength(1);
  });

  it.each([
    ["by card is no success", card, { status: "failed", code: "order_state_unknown" }],
    ["by bank transfer is one", bank, { status: "succeeded", merchantOrderId: "PS-1001" }],
  ])("and that the shop confirms as unpaid, %s", async (_how, payment, expected) => {
    const receipt =
      "<h1>Thank you for your order</h1><p>Order number: PS-1001</p><p>Payment status: Not Paid</p>";
    const pages = { ...checkout(payment), "/order": receipt };
    const { outcome } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard], payment_method: [{ payment_method: "bank" }] },
      ...impatient,
    });
    expect(outcome).toMatchObject(expected);
  });

  const number = "<p>Order number: PS-1001</p>";
  it.each([
    [
      "is not placed yet",
      `<h1>Thank you!</h1>${number}<p>Your order has not been placed yet. Please confirm it with the link in our e-mail.</p>`,
      'says that it is no order yet: "Your order has not been placed yet. Please confirm it with the link in our e-mail."',
    ],
    [
      "was of another day",
      `<h1>My orders</h1><h2>Order PS-1001</h2><p>Thank you for your order of 12 March 2024. Total $80.00.</p>`,
      'answers with one of another day: "Thank you for your order of 12 March 2024. Total $80.00."',
    ],
    [
      "was of another year",
      `<h1>My orders</h1><p>Order PS-1001, placed on 03/12/2024. Thank you for your purchase.</p>`,
      'answers with one of another day: "Order PS-1001, placed on 03/12/2024. Thank you for your purchase."',
    ],
    [
      "is one of a list of earlier ones",
      `<h1>Order history</h1><table><tr><th>Order number</th><th>Date</th><th>Total</th></tr><tr><td>PS-1001</td><td>12 March 2024</td><td>$80.00</td></tr></table>`,
      "answers with one of another day",
    ],
    [
      "is not paid, in a frame of its own",
      `<h1>Thank you for your order</h1>${number}<iframe srcdoc="<p>Your payment has failed. Please pay by bank transfer.</p>" width="500" height="120"></iframe>`,
      'says that it is not paid, though the card was given: "Your payment has failed. Please pay by bank transfer."',
    ],
  ])("and that the shop says %s is no success", async (_what, receipt, words) => {
    const { outcome } = await checkOutFromPages(
      pool,
      { ...checkout(card), "/order": receipt },
      { answers: { card: [goodCard] }, ...impatient },
    );
    expect(outcome).toMatchObject({
      status: "failed",
      code: "order_state_unknown",
      message: expect.stringContaining(words),
    });
  });

  it.each([
    ["400", spinner, "neither confirmed nor refused"],
    ["500", spinner, "neither confirmed nor refused"],
    ["500", "", 'It says: "Something went wrong"'],
  ])(
    "to a shop that keeps it and answers %s is never submitted again, whatever spins: %#",
    async (status, script, words) => {
      const pages = { ...checkout(bank, script), "/order": `${status} <h1>Something went wrong</h1>` };
      const { outcome, host, shop } = await checkOutFromPages(pool, pages, impatient);

      expect(outcome).toMatchObject({
        status: "failed",
        code: "order_state_unknown",
        message: expect.stringContaining(words),
      });
      expect(shop.orders).toHaveLength(1);
      expect(host.submissions).toHaveLength(1);
    },
  );

  it.each([
    ["de", "Das ging zu schnell. Bitte warten Sie einige Sekunden."],
    ["fr", "Le total a changé. Veuillez vérifier votre commande."],
  ])(
    "to a shop that asks for patience in %s is submitted once more by a person's word",
    async (language, words) => {
      const patience = `document.documentElement.lang = '${language}';
      document.forms[0].addEventListener('submit', async (event) => {
        if (document.querySelector('[role=alert]')) return;
        event.preventDefault();
        await fetch('/', { method: 'POST' });
        document.querySelector('main').insertAdjacentHTML('afterbegin', '<p role="alert">${words}</p>');
      });`;
      const { outcome, host, shop } = await checkOutFromPages(pool, checkout(card, patience), {
        answers: { card: [goodCard, goodCard], confirm: [{ confirmed: "yes" }] },
      });

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm", "card"]);
      expect(shop.orders).toHaveLength(1);
    },
  );

  it("and whose number stands on a page of the buyer's account alone has that number", async () => {
    const account = `<h1>My account</h1><p>Your order has been placed.</p><h2>Orders</h2>
      <table><tr><th>Order</th><th>Total</th></tr><tr><td><a href="/account/1007">Order #1007</a></td><td>$80.00</td></tr></table>`;
    const pages = { ...checkout(bank), "/order": "to /account/orders", "/account/orders": account };
    const { outcome } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "1007" });
  });
});

describe.concurrent("a checkout without a card form", () => {
  const ways = `<fieldset><legend>Payment method</legend>
    <label><input type="radio" name="pay" value="invoice" onchange="show()"> Pay by invoice</label>
    <label><input type="radio" name="pay" value="debit" onchange="show()"> SEPA direct debit</label></fieldset>
    <div id="debit" hidden><label>Account holder <input name="holder"></label><label>IBAN <input name="iban"></label><label>BIC (optional) <input name="bic"></label></div>
    <label><input type="checkbox" name="mandate"> I authorise Garden Shop to debit my account by direct debit</label>`;
  const show = `function show() {
    debit.hidden = document.forms[0].pay.value !== 'debit';
  }`;

  it("is paid by invoice where a person chooses that: no account is asked for", async () => {
    const { outcome, host, shop } = await checkOutFromPages(pool, checkout(ways, show), {
      answers: { payment_method: [{ payment_method: "invoice" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ pay: "invoice", iban: "" }]);
    expect(shop.orders[0]).not.toHaveProperty("mandate");
  });

  it("is paid by direct debit where a person chooses that, from the account that is then asked for, with its holder and mandate; no card goes there", async () => {
    const { outcome, host, shop } = await checkOutFromPages(pool, checkout(ways, show), {
      answers: {
        payment_method: [{ payment_method: "debit" }],
        details: [{ iban: "DE89370400440532013000" }],
        card: [goodCard],
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).not.toContain("card");
    expect(shop.orders).toMatchObject([
      { pay: "debit", iban: "DE89370400440532013000", bic: "", holder: "Ada Lovelace", mandate: "on" },
    ]);
  });

  it("that has a button for each way to pay is paid by the one that a person chooses", async () => {
    const form = `<h1>Checkout</h1><form method="post" action="/ways">${addressFields}${delivery}<button>Continue</button></form>`;
    const way = (name: string) =>
      `<form method="post" action="/order"><input type="hidden" name="way" value="${name}"><button>Pay with ${name}</button></form>`;
    const pages = {
      "/checkout": form,
      "/ways": `<h1>Payment</h1><p>Total $80.00</p>${way("Store Account")}${way("Bank Transfer")}`,
    };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "Pay with Bank Transfer" }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ way: "Bank Transfer" }]);
    expect(host.questions.at(-1)?.responseSchema.properties.payment_method?.oneOf).toHaveLength(2);
  });

  it("that has a link for each way to pay is followed to the page where the order is placed, once a person has chosen", async () => {
    const form = `<h1>Checkout</h1><form method="post" action="/ways">${addressFields}${delivery}<button>Continue</button></form>`;
    const pages = {
      "/checkout": form,
      "/ways": `<h1>Payment</h1><p>Total $80.00</p><p><a href="/wire">Pay by bank wire <span>(order processing will be longer)</span></a></p>
        <p><a href="/cheque">Pay by cheque (order processing will be longer)</a></p>`,
      "/wire": `<h1>Order summary</h1><p>The total amount of your order is $80.00</p><form method="post" action="/order">
        <input type="hidden" name="way" value="wire"><button>I confirm my order</button></form>`,
    };
    const wire = "Pay by bank wire (order processing will be longer)";
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: wire }] },
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00", currency: "USD" } });
    expect(shop.orders).toMatchObject([{ way: "wire" }]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("that has links called by nothing but the ways to pay is followed to the one that a person has chosen", async () => {
    const pages = {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/ways">${addressFields}<button>Continue</button></form>`,
      "/ways": `<h1>Choose how to pay</h1><p>Order total: $80.00</p><ul><li><a href="/paypal"><img alt="PayPal"></a></li><li><a href="/wire">Bank transfer (free of charge)</a></li></ul>`,
      "/wire": `<h1>Bank transfer</h1><p>Order total: $80.00</p><form method="post" action="/order"><button>Confirm order</button></form>`,
    };
    const { host, shop } = await checkOutFromPages(pool, pages);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.visits.map(({ path }) => path)).not.toContain("/paypal");
    expect(shop.orders).toHaveLength(1);
  });

  it("that says that there is no way to pay ends the purchase within seconds, in the shop's words", async () => {
    const none = `<h2>Payment</h2><p>No payment methods available</p>`;
    const page = `<h1>Checkout</h1><form>${addressFields}${delivery}${none}<p>Total $80.00</p><button disabled>Select a payment method</button></form>`;
    const { outcome } = await checkOutFromPages(pool, { "/checkout": page });

    expect(outcome).toMatchObject({ status: "failed", code: "payment_unsupported" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("No payment methods available") });
  });

  it.each([
    ["shows a total of nothing", "<p>Total $0.00</p>", "0.00"],
    ["says so", "<p>Your basket is empty.</p>", "Your basket is empty."],
  ])(
    "and whose cart was emptied meanwhile ends the purchase within seconds where it %s",
    async (_how, words, said) => {
      const pages = {
        "/checkout": `<h1>Checkout</h1><form method="post" action="/step">${addressFields}${delivery}<button>Continue</button></form>`,
        "/step": `<h1>Payment</h1>${words}`,
      };
      const begunAt = Date.now();
      const { outcome, shop } = await checkOutFromPages(pool, pages);

      expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
      expect(outcome).toMatchObject({ message: expect.stringContaining(said) });
      // Without it the form would be watched for 45 s, after all that came before.
      expect(Date.now() - begunAt).toBeLessThan(45_000);
      expect(shop.orders).toEqual([]);
    },
  );

  it("whose dollars it does not name is held to the number of the limit, wherever the buyer lives", async () => {
    const pages = checkout(bank);
    pages["/checkout"] = String(pages["/checkout"]).replace("$80.00", "$85.00");
    const buyer = ada("pages@example.com");
    const { outcome, shop } = await checkOutFromPages(pool, pages, {
      maxCost: { amount: "82.00", currency: "USD" },
      buyer: {
        ...buyer,
        shipping: {
          ...buyer.shipping,
          administrativeAreaCode: "ON",
          postalCode: "M5V 2T6",
          countryCode: "CA",
        },
      },
    });

    expect(outcome).toMatchObject({ status: "failed", reason: "max_cost_exceeded" });
    expect(shop.orders).toEqual([]);
  });
});

describe.concurrent("a checkout that goes round in circles", () => {
  const step = `<h1>Address</h1><form method="post" action="/step">${addressFields}<button>Continue</button></form>`;
  const kept: ShopPage = ({ all }) =>
    step.replace(/name="(\w+)"/g, (whole, name) => `${whole} value="${all[name] ?? ""}"`);

  it.each([
    ["a step that comes back for ever", { "/checkout": step, "/step": kept }, "led nowhere"],
    [
      "a field that never keeps its value",
      {
        "/checkout": `${step}<script>document.forms[0].city.addEventListener('input', ({ target }) => setTimeout(() => { target.value = ''; }, 30));</script>`,
      },
      "empties it again",
    ],
    [
      "a form that is put up anew for ever",
      {
        "/checkout": `${step}<script>setInterval(() => { document.forms[0].innerHTML = document.forms[0].innerHTML; }, 200);</script>`,
      },
      "",
    ],
  ])("ends the purchase: %s", { timeout: 120_000 }, async (_what, changed, words) => {
    const beginsAt = Date.now();
    const { outcome, shop } = await checkOutFromPages(pool, { ...changed });

    expect(outcome).toMatchObject({
      status: "failed",
      code: "stuck",
      message: expect.stringContaining(words),
    });
    expect(shop.orders).toEqual([]);
    // 45 s without progress, on a machine that may be busy.
    expect(Date.now() - beginsAt).toBeLessThan(100_000);
  });
});

describe.concurrent("an order's button that says what a product's button says", () => {
  const goods = `<section><h2>More for you</h2><p>Seat cushion $19.00</p><form method="post" action="/extra"><button>Buy now</button></form></section>`;

  it.each([
    ["Buy now", goods],
    ["Jetzt kaufen", ""],
  ])("places the order at the end of its form: %s", async (words, beside) => {
    const page = `${beside}<h1>Checkout</h1><form method="post" action="/order">${addressFields}<p>Total $80.00</p><button>${words}</button></form>`;
    const { outcome, host, shop } = await checkOutFromPages(pool, { "/checkout": page });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions).toMatchObject([{ key: "payment_method", detectedTotal: { amount: "80.00" } }]);
    expect(shop.orders).toHaveLength(1);
    expect(shop.visits.map(({ path }) => path)).not.toContain("/extra");
  });

  it("places it on a page of its own that shows the order once more", async () => {
    const pages = {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}${bank}<button>Continue</button></form>`,
      "/review": `<h1>Ihre Bestellung</h1><p>Garden Chair</p><p>Gesamtsumme 80,00 $</p><form method="post" action="/order"><button>Jetzt kaufen</button></form>`,
    };
    const { outcome, shop } = await checkOutFromPages(pool, { ...pages });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a page that only thanks or calls itself a receipt, without a word of the order and without its number", () => {
  const rows = `<table><tr><td>Garden Chair</td><td>$80.00</td></tr><tr><td>Total</td><td>$80.00</td></tr></table>`;

  it.each(["Thank you", "Receipt"])(
    "is the receipt where it shows the buyer's address and a total: %s",
    async (head) => {
      const receipt = `<h1>${head}</h1><h3>Payment pending!</h3><p>Hello Ada Lovelace!</p>${rows}<p>pages@example.com</p>`;
      const pages = { ...checkout(bank), "/order": receipt };
      const { outcome, shop } = await checkOutFromPages(pool, pages);

      expect(outcome).toMatchObject({
        status: "succeeded",
        total: { amount: "80.00" },
        merchantOrderId: null,
      });
      expect(shop.orders).toHaveLength(1);
    },
  );

  it("tells nothing where it shows neither", async () => {
    const pages = { ...checkout(bank), "/order": "<h1>Thank you</h1><p>We will be in touch.</p>" };
    const { outcome, shop } = await checkOutFromPages(pool, pages, impatient);

    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
    expect(shop.orders).toHaveLength(1);
  });
});
