import type { AnswerValues } from "@cartwright/contract";
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

const payments = {
  none: "",
  invoice: `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>`,
  card: `<label>Card number <input name="number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`,
};

/** A shop whose page changes, in its own way, once a person has agreed to what it showed. */
async function buyWhile(
  change: string,
  {
    total = "Total $15.00",
    payment = "invoice" as keyof typeof payments,
    when = "agreed" as "agreed" | "pointed" | "held",
    confirm = [] as AnswerValues[],
    button = "Place order",
  } = {},
) {
  const agreement = Promise.withResolvers<string>();
  const seen = Promise.withResolvers<void>();
  // A stream is waited for by nothing on the page; the shop answers it once a person has agreed.
  const trigger =
    when === "agreed"
      ? "new EventSource('/agreement').onerror = () => { change(); fetch('/seen') }"
      : `button.${when === "held" ? "onpointerdown" : "onpointerenter"} = change`;
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payments[payment]}
    <p id="total">${total}</p><button id="button">${button}</button></form><form id="other" method="post" action="/order"></form><script>const change = () => { ${change} }; ${trigger}</script>`;
  const agree = (answer: AnswerValues) => async () => {
    agreement.resolve("<p></p>");
    if (when === "agreed") await seen.promise;
    return answer;
  };
  return checkOutFromPages(
    pool,
    {
      "/checkout": page,
      "/agreement": () => agreement.promise,
      "/seen": () => {
        seen.resolve();
        return "{}";
      },
    },
    {
      answers: { payment_method: [agree({ payment_method: "invoice" })], card: [agree(goodCard)], confirm },
      timing: { outcomeMs: 10_000 },
    },
  );
}

const no = { confirmed: "no" };
const yes = { confirmed: "yes" };

describe.concurrent("an order that its page sends behind a question which was told no", () => {
  const club = "Continue without the club? Cancel joins it for $9.90 a month.";
  const asking = `document.forms[0].addEventListener('submit', () => { if (!confirm('${club}')) document.forms[0].insertAdjacentHTML('beforeend', '<input type=hidden name=club value=yes>'); })`;
  it.each([
    ["not sent, and told", [no], 0],
    ["sent once a person agrees", [yes], 1],
  ])("is %s", async (_what, confirm, orders) => {
    const { host, shop } = await buyWhile(asking, { confirm });

    expect(host.questions.at(-1)).toMatchObject({ key: "confirm", message: expect.stringContaining(club) });
    expect(shop.orders).toHaveLength(orders);
  });
});

describe.concurrent("right before the order is placed", { timeout: 120_000 }, () => {
  it.each([
    ["is gone", "total.remove()", "does not clearly say the total"],
    ["is higher", "total.textContent = 'Total $900.00'", "900.00 USD"],
    [
      "is only the text's",
      "total.style.transform = 'scaleX(-1)'",
      "a picture of the page does not show that",
    ],
  ])("a total that %s is asked about, and a no orders nothing", async (_how, change, words) => {
    const { outcome, host, shop } = await buyWhile(change, { confirm: [no] });

    expect(shop.orders).toEqual([]);
    expect(host.submissions).toEqual([]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(host.questions[1]?.message).toContain(words);
    expect(outcome).toMatchObject({
      status: "failed",
      code: "total_changed",
      message: expect.stringContaining("Nothing was ordered"),
    });
  });

  it("a page that changes its button and sends the form as the mouse comes up elsewhere orders nothing", async () => {
    const change = `button.textContent = 'Place order and join the club, $180.00 a year'; addEventListener('pointerup', () => document.forms[0].submit(), { once: true })`;
    const { outcome, host, shop } = await buyWhile(change, { when: "held", confirm: [no] });

    expect(shop.orders).toEqual([]);
    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringContaining("180.00"),
    });
    expect(outcome).toMatchObject({
      status: "failed",
      message: expect.stringContaining("Nothing was ordered"),
    });
  });

  it.each(["invoice", "card"] as const)("a yes places the order at the new total, by %s", async (payment) => {
    const { outcome, host, shop } = await buyWhile("total.textContent = 'Total $16.00'", {
      payment,
      confirm: [yes],
    });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "16.00" } });
    expect(host.questions[1]).toMatchObject({ key: "confirm", detectedTotal: { amount: "16.00" } });
    expect(host.submissions).toMatchObject([{ total: { amount: "16.00" } }]);
    expect(shop.orders).toHaveLength(1);
  });

  it.each([
    ["rises under the pointer", "pointed", "total.textContent = 'Total $900.00'"],
    ["rises as the mouse button goes down", "held", "total.textContent = 'Total $900.00'"],
    ["is dearer on the button itself by then", "held", "button.textContent = 'Pay $900.00'"],
  ] as const)("a total that %s is never pressed", async (_how, when, change) => {
    const { outcome, shop } = await buyWhile(change, { when, confirm: [no] });

    expect(shop.orders).toEqual([]);
    expect(outcome).toMatchObject({ status: "failed", code: "total_changed" });
  });

  it.each([
    ["under the pointer", "pointed"],
    ["after the total was approved", "agreed"],
  ] as const)(
    "an address or a delivery that the page puts in %s is put right, and ordered as it was agreed",
    async (_how, when) => {
      const { outcome, shop } = await buyWhile(
        `if (!window.isDone) { isDone = true; document.querySelector('[name=street]').value = '1 Thief Lane'; fetched.checked = true; }`,
        {
          when,
          total: `Total $15.00</p><fieldset><legend>Delivery</legend><label><input type="radio" name="ship" value="home" checked> Home delivery, free</label>
          <label><input type="radio" name="ship" value="fetched" id="fetched"> Pick up at 1 Thief Lane, free</label></fieldset><p>`,
        },
      );

      expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
      expect(shop.orders).toMatchObject([{ street: expect.stringMatching(/^548 Market/), ship: "home" }]);
    },
  );

  it("an address that is changed as the mouse button goes down, with something sent, is asked about before another press", async () => {
    const { outcome, host, shop } = await buyWhile(
      "document.querySelector('[name=street]').value = '1 Thief Lane'; fetch('/seen')",
      { when: "held", confirm: [no] },
    );

    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringContaining("changed its form, and sent something"),
    });
    expect(shop.orders).toEqual([]);
    expect(outcome).toMatchObject({ status: "failed" });
  });

  it.each([
    ["other goods", "item.textContent = 'Velvet Sofa, final sale'", "Velvet Sofa, final sale"],
    [
      "a number of pieces that nobody sees",
      "item.insertAdjacentHTML('afterend', '<input type=hidden name=quantity value=10>')",
      "orders 10 pieces",
    ],
    ["a button that sends another form", "button.setAttribute('form', 'other')", "sends another form"],
  ])("%s at the same total is asked about, and a no orders nothing", async (_what, change, words) => {
    const { outcome, host, shop } = await buyWhile(change, {
      payment: "card",
      total: `Total $15.00</p><p id="item">Garden Chair × 1</p><input form="other" type="hidden" name="pieces" value="10"><p>`,
      confirm: [no],
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm"]);
    expect(host.questions[1]?.message).toContain(words);
    expect(outcome).toMatchObject({ status: "failed", code: "total_changed" });
    expect(host.submissions).toEqual([]);
    expect(shop.orders).toEqual([]);
  });

  it("a yes to other goods orders them once", async () => {
    const { outcome, host, shop } = await buyWhile("item.textContent = 'Garden Bench'", {
      total: `Total $15.00</p><p id="item">Garden Chair</p><p>`,
      confirm: [yes],
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method", "confirm"]);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it("an address that the page puts in again and again is never ordered to", async () => {
    const { outcome, shop } = await buyWhile(
      `setInterval(() => { document.querySelector('[name=street]').value = '1 Thief Lane' }, 1)`,
    );

    expect(outcome).toMatchObject({ status: "failed", code: "stuck" });
    expect(shop.orders).toEqual([]);
  });

  it("a button that opens a card form, or orders, is not pressed at another total than was approved", async () => {
    const { outcome, host, shop } = await buyWhile("total.textContent = 'Total $900.00'", {
      payment: "none",
      button: "Pay by credit card",
      confirm: [no],
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm"]);
    expect(outcome).toMatchObject({ status: "failed", code: "total_changed" });
    expect(host.submissions).toEqual([]);
    expect(shop.orders).toEqual([]);
  });

  it("a page that never said its total is ordered from only where the question told so", async () => {
    const { outcome, host, shop } = await buyWhile("", { total: "Prices on request." });

    expect(host.questions[0]?.message).toContain("does not clearly say the total");
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it.each([
    ["says a higher amount", "button.textContent = 'Place order for $90.00'"],
    [
      "says it as the value of an input",
      "button.outerHTML = '<input type=submit id=button value=\"Place order for $90.00\">'",
    ],
  ])("a button that %s is not pressed", async (_how, change) => {
    const { outcome, shop } = await buyWhile(change);

    expect(outcome).toMatchObject({ status: "failed", code: "total_changed" });
    expect(shop.orders).toEqual([]);
  });
});

it("a button on which a style sheet writes a higher amount is not pressed", async () => {
  const style = `<style>#button::after{content:" for $900.00"}</style>`;
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payments.invoice}<p>Total $15.00</p><button id="button">Place order</button></form>${style}`;
  const { outcome, shop } = await checkOutFromPages(pool, { "/checkout": page });

  expect(outcome).toMatchObject({ status: "failed", code: "total_changed" });
  expect(shop.orders).toEqual([]);
});

it.each(["Pay £15.00", "Pay 15.00 pounds"])(
  "a button that says %s for a total in dollars is asked about, and a no orders nothing",
  async (words) => {
    const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payments.card}<p>Total $15.00 USD</p><button>${words}</button></form>`;
    const answers = { card: [goodCard], confirm: [{ confirmed: "no" }] };
    const { host, shop } = await checkOutFromPages(pool, { "/checkout": page }, { answers });

    expect(host.questions.at(-1)).toMatchObject({
      key: "confirm",
      message: expect.stringContaining(`"${words}"`),
    });
    expect(shop.orders).toEqual([]);
  },
);

it("a page that shows another address than was given says so before a person pays", async () => {
  const review = `<h1>Review</h1><p>Garden Chair</p><h2>Ship to</h2><p>Ada Lovelace</p><p>1 Thief Lane</p><p>99999 Elsewhere</p>
    <form method="post" action="/order">${payments.card}<p>Total $15.00</p><button>Place order</button></form>`;
  const { host } = await checkOutFromPages(
    pool,
    {
      "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}<button>Continue</button></form>`,
      "/review": review,
    },
    { answers: { card: [goodCard] } },
  );

  expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
  expect(host.questions[0]?.message).toContain(
    'It says that it delivers to "Ada Lovelace, 1 Thief Lane, 99999 Elsewhere"',
  );
});

describe.concurrent("a page that comes after the card", { timeout: 60_000 }, () => {
  const buyBefore = (review: string) =>
    checkOutFromPages(
      pool,
      {
        "/checkout": `<h1>Checkout</h1><p>Garden Chair × 1</p><form method="post" action="/review">${addressFields}${payments.card}<p>Total $15.00</p><button>Review order</button></form>`,
        "/review": `<h1>Please check</h1>${review}<p>Total $15.00</p><form method="post" action="/order"><button>Place order</button></form>`,
      },
      { answers: { card: [goodCard], confirm: [no] } },
    );

  it.each([
    ["other goods", "<p>Velvet Sofa × 1</p>", "Velvet Sofa × 1"],
    [
      "another address",
      "<p>Garden Chair × 1</p><h2>Ship to</h2><p>Ada Lovelace</p><p>1 Thief Lane</p><p>99999 Elsewhere</p>",
      "1 Thief Lane",
    ],
  ])("and shows %s is asked about, and a no orders nothing", async (_what, review, words) => {
    const { outcome, host, shop } = await buyBefore(review);

    expect(host.questions.map(({ key }) => key)).toEqual(["card", "confirm"]);
    expect(host.questions[1]?.message).toContain(words);
    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toEqual([]);
  });

  it("and shows the same is not", async () => {
    const { outcome, host } = await buyBefore(
      "<p>Garden Chair, 1 piece</p><h2>Ship to</h2><p>Ada Lovelace</p><p>548 Market Street</p><p>94104 San Francisco</p>",
    );

    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(outcome).toMatchObject({ status: "succeeded" });
  });
});

it("where another way to pay than the card stands chosen, the question for the card names it", async () => {
  const ways = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="a" checked> Alpha</label><label><input type="radio" name="pay" value="b"> Beta</label></fieldset>`;
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${ways}${payments.card}<p>Total $15.00</p><button>Place order</button></form>`;
  const { host } = await checkOutFromPages(pool, { "/checkout": page }, { answers: { card: [goodCard] } });

  expect(host.questions[0]?.message).toContain('The way to pay that is chosen there is "Alpha"');
});

it("a form that a script changes as it is sent is held back, and a no orders nothing", async () => {
  const pages = {
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order" onsubmit="this.qty.value = 9">${addressFields}
      <input type="hidden" name="qty" value="1"><p>Invoice</p><p>Total $80.00</p><button>Place order</button></form>`,
  };
  const way = { payment_method: [{ payment_method: "as_offered" }] };
  const refused = await checkOutFromPages(pool, pages, { answers: { ...way, confirm: [no] } });
  expect(refused.host.questions.at(-1)).toMatchObject({
    key: "confirm",
    message: expect.stringContaining('its page changes the form: "qty" becomes "9"'),
  });
  expect(refused.outcome).toMatchObject({ status: "failed", code: "total_changed" });
  expect(refused.shop.orders).toEqual([]);

  const agreed = await checkOutFromPages(pool, pages, { answers: { ...way, confirm: [yes] } });
  expect(agreed.shop.orders).toMatchObject([{ qty: "9" }]);
});

it("a form that would write the card into its address is held back, and a no orders nothing", async () => {
  const card = `<label>Card number <input name="number" autocomplete="cc-number"></label>
    <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
  const pages = {
    "/checkout": `<h1>Checkout</h1><form action="/order">${addressFields}${card}<p>Total $80.00</p><button>Place order</button></form>`,
  };
  const refused = await checkOutFromPages(pool, pages, { answers: { card: [goodCard], confirm: [no] } });
  expect(refused.host.questions.at(-1)?.message).toContain("writes the card into an address");
  expect(refused.shop.orders).toEqual([]);
  expect(refused.shop.visits.map(({ path }) => path)).not.toContain("/order");
});
