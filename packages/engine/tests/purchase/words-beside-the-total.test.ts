import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const invoice = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="invoice" checked> Invoice</label></fieldset>`;
const cardForm = `<label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;
const card = { card_number: "5105 1051 0510 5100", card_expiry: "12 / 34", card_cvc: "739" };
const total = `<table><tr><td>Garden Chair</td><td>$80.00</td></tr><tr><th>Total</th><td>$80.00</td></tr></table>`;

/** The checkout of a shop that writes this below its total. */
function checkout(words: string, { payment = invoice, button = "Place order", action = "/order" } = {}) {
  return {
    ...(productAndBasket as Record<string, string>),
    "/checkout": `<h1>Checkout</h1><form method="post" action="${action}">${addressFields}${payment}${total}${words}<button>${button}</button></form>`,
  };
}

const inLanguage = (code: string, words: string) =>
  `<p>${words}</p><script>document.documentElement.lang = "${code}"</script>`;

describe.concurrent("what a shop writes beside its total or on its button", () => {
  it.each([
    ["This is the first of 24 equal monthly payments", (words: string) => checkout(`<p>${words}.</p>`)],
    ["Duties of nine hundred dollars follow", (words: string) => checkout(`<p>${words}.</p>`)],
    ["You receive a printed picture of the chair", (words: string) => checkout(`<p>${words}.</p>`)],
    ["Der Rest ist beim Boten bar zu entrichten", (words: string) => checkout(inLanguage("de", `${words}.`))],
    ["Le livreur demandera encore neuf cents euros", (words: string) => checkout(inLanguage("fr", words))],
    [
      "Ez a huszonnégy egyenlő havi részlet közül az első",
      (words: string) => checkout(inLanguage("hu", words)),
    ],
    ["Place order and start my monthly plan", (button: string) => checkout("", { button })],
    [
      "I accept the terms and allow the shop to debit further amounts from this card without asking me",
      (words: string) => checkout(`<label><input type="checkbox" name="terms" required> ${words}</label>`),
    ],
    [
      "I agree to the terms and to a monthly membership",
      (words: string) => checkout(`<label><input type="checkbox" name="terms" required> ${words}</label>`),
    ],
  ])("is told in the question about the payment: %s", async (words, pages) => {
    const { host, shop } = await checkOutFromPages(pool, pages(words));

    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.message).toContain(`"${words}"`);
    expect(shop.orders).toHaveLength(1);
  });

  it("is told too where it is folded away behind a summary, and not what else is there", async () => {
    const renews = "By placing this order you join the Chair Circle: $14.99 every month until cancelled";
    const fold = `<details><summary>About your order</summary><p>All chairs are made of ash.</p><p>${renews}.</p></details>`;
    const { host } = await checkOutFromPages(pool, checkout(fold));

    expect(host.questions[0]?.message).toContain(renews);
    expect(host.questions[0]?.message).not.toContain("made of ash");
  });

  it("is not repeated if the order or a shop's usual remarks explain it", async () => {
    const usual = `<p>Deliver to Ada Lovelace, 548 Market Street</p><p>Secure payment, encrypted</p><p>Free returns within 30 days</p>
      <p>By placing your order you agree to our <a href="/terms">terms and conditions</a>.</p>`;
    const { host } = await checkOutFromPages(pool, checkout(usual));

    expect(host.questions.map(({ message }) => message)).toEqual([
      "pages.localhost takes no card on this page. The total is 80.00 USD, shipping and tax included. Choosing a way to pay places the order and binds the buyer.",
    ]);
  });

  it.each([
    ["in its footer", "<footer>All prices are in Canadian dollars.</footer>"],
    ["in a frame", `<iframe srcdoc="<p>Duties of $90.00 follow.</p>" width="400" height="80"></iframe>`],
  ])("and %s is told once, and the order is placed as agreed", async (_where, words) => {
    const page = checkout("", { payment: cardForm });
    const pages = { ...page, "/checkout": `${page["/checkout"]}${words}` };
    const { host, shop } = await checkOutFromPages(pool, pages, { answers: { card: [card] } });

    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(host.questions[0]?.message).toMatch(/Its page also says: "(All prices|Duties)/);
    expect(shop.orders).toHaveLength(1);
  });

  it("and that comes only behind the card is asked about, and a no orders nothing", async () => {
    const review = `<h1>Review</h1>${total}<p>This order renews every month.</p><form method="post" action="/order"><button>Place order</button></form>`;
    const pages = checkout("", { payment: cardForm, button: "Continue", action: "/review" });
    const { host, shop } = await checkOutFromPages(
      pool,
      { ...pages, "/review": review },
      { answers: { card: [card], confirm: [{ confirmed: "no" }] } },
    );

    expect(host.questions.at(-1)).toMatchObject({ key: "confirm" });
    expect(host.questions.at(-1)?.message).toContain('"This order renews every month."');
    expect(shop.orders).toEqual([]);
  });

  it.each([
    [
      "a row that is neither the goods nor a usual one",
      `<tr><td>Garden Chair</td><td>$80.00</td></tr><tr><td>Care kit</td><td>$15.00</td></tr><tr><th>Total</th><th>$95.00</th></tr>`,
      'It also lists "Care kit $15.00".',
    ],
    [
      "other goods in a row without a number of pieces",
      `<tr><td>Velvet Sofa</td><td>$80.00</td></tr><tr><th>Total</th><th>$80.00</th></tr>`,
      'It lists "Velvet Sofa $80.00", and does not name what should be bought.',
    ],
    [
      "more than the goods cost, in no row",
      `<tr><td>Garden Chair</td><td>$80.00</td></tr><tr><th>Total</th><th>$89.00</th></tr>`,
      "Nothing on its page says what 9.00 USD of it are for.",
    ],
  ])("is told in the question if the total has %s", async (_what, rows, words) => {
    const pages = {
      ...(productAndBasket as Record<string, string>),
      "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${invoice}<table>${rows}</table><button>Place order</button></form>`,
    };
    const { host } = await checkOutFromPages(pool, pages);

    expect(host.questions[0]?.message).toContain(words);
  });

  it("is told with the confirmation if a receipt is for other goods, in another currency", async () => {
    const receipt = `<h1>Thank you for your order</h1><p>Order number: PS-1001</p>
      <table><tr><td>1 × Velvet Sofa</td><td>KWD 60.000</td></tr><tr><th>Total</th><th>KWD 60.000</th></tr></table>`;
    const { host, outcome } = await checkOutFromPages(pool, { ...checkout(""), "/order": receipt });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "60.000", currency: "KWD" } });
    const { label } = host.steps.find(({ code }) => code === "order_confirmed") ?? {};
    expect(label).toContain('It lists "1 × Velvet Sofa", and does not name what should be bought.');
    expect(label).toContain("Its receipt says 60.000 KWD, where 80.00 USD were approved.");
  });
});

it("the fee of a way to pay that the request asks for is told by the question's own name of it", async () => {
  const ways = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank"> Bank transfer</label>
    <label><input type="radio" name="pay" value="cod" checked> Cash on delivery (+$6.00)</label></fieldset>`;
  const rows = `<table><tr><td>Garden Chair</td><td>$80.00</td></tr><tr><td>Cash on delivery</td><td>$6.00</td></tr><tr><th>Total</th><td>$86.00</td></tr></table>`;
  const pages = {
    ...(productAndBasket as Record<string, string>),
    "/checkout": `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${ways}${rows}<button>Place order</button></form>`,
  };
  const { outcome, host } = await checkOutFromPages(pool, pages, {
    request: "the chair, cash on delivery",
    answers: { payment_method: [{ payment_method: "cod" }] },
  });
  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(host.questions).toHaveLength(1);
  expect(host.questions[0]?.message).toContain('"Cash on delivery (+$6.00)"');
  expect(host.questions[0]?.message).not.toContain("Its page also says");
  expect(host.questions[0]?.message).not.toContain("It also lists");
});
