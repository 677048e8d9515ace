import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { goodCard } from "./support/ada.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const shown = `<p>Garden Chair, 1 piece</p><p>Ada Lovelace, 12 St James's Square, London</p><p>Total <b>$15.00</b></p>`;

const trail = `<p><span><a href="/product">Home</a></span><span><a href="/basket">Cart</a></span><span><b>Payment</b></span></p>`;

function shop(review: string, more: Record<string, ShopPage> = {}): Record<string, ShopPage> {
  return {
    "/checkout": `<h1>Checkout</h1><form method="post" action="/review">${addressFields}<button>Continue</button></form>`,
    "/review": review,
    ...more,
  };
}

const yes = { answers: { confirm: [{ confirmed: "yes" }] } };
const no = { answers: { confirm: [{ confirmed: "no" }] } };

describe.concurrent("a last page whose button says nothing of an order", () => {
  it.each([
    ["a button: Yes please", "<form method=post action=/order><button>Yes please</button></form>"],
    ["a button: Continue", "<form method=post action=/order><button>Continue</button></form>"],
    ["a link: Continue", `<a href="/order">Continue</a>`],
    ["a button of a script", `<button type="button" onclick="location='/order'">Continue</button>`],
    [
      "a button below the trail of the steps, of which the last is the payment",
      `${trail}<form method=post action=/order><input type=hidden name=item value=7><button>Send to the host</button></form>`,
    ],
  ])("has it pressed only by a person's word at its total: %s", async (_what, sender) => {
    const pages = shop(`<h1>Your details</h1>${shown}${sender}`);
    const agreed = await checkOutFromPages(pool, pages, yes);
    expect(agreed.outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(agreed.host.questions).toMatchObject([{ key: "confirm", detectedTotal: { amount: "15.00" } }]);
    expect(agreed.shop.orders).toHaveLength(1);
    expect(agreed.host.submissions).toMatchObject([{ total: { amount: "15.00" } }]);
  });

  it("is left as it is where a person declines", async () => {
    const sender = "<form method=post action=/order><button>Continue</button></form>";
    const refused = await checkOutFromPages(pool, shop(`<h1>Your details</h1>${shown}${sender}`), no);

    expect(refused.outcome).toMatchObject({ status: "failed" });
    expect(refused.shop.orders).toEqual([]);
  });

  it("and that continues to the payment, which the trail of the steps names, is pressed without a word", async () => {
    const pages = shop(`${trail}${shown}<form method="post" action="/pay"><button>Continue</button></form>`, {
      "/pay": `<h1>Payment</h1><p>Total <b>$15.00</b></p><form method="post" action="/order"><label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label><button>Pay now</button></form>`,
    });
    const bought = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });

    expect(bought.outcome).toMatchObject({ status: "succeeded" });
    expect(bought.host.questions.map(({ key }) => key)).toEqual(["card"]);
  });

  it("and that leads to the payment is pressed by the same word, and the card is asked for at its total", async () => {
    const pages = shop(
      `<h1>Your details</h1>${shown}<form method="post" action="/pay"><button>Continue</button></form>`,
      {
        "/pay": `<h1>Payment</h1><p>Total <b>$15.00</b></p><form method="post" action="/order"><label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label><button>Pay now</button></form>`,
      },
    );
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, {
      answers: { ...yes.answers, card: [goodCard] },
    });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["confirm", "card"]);
    expect(kept.orders).toHaveLength(1);
  });

  it("and that leads to the ways to pay is followed by the question which of them", async () => {
    const ways = ["Invoice", "Bank transfer"].map(
      (name) => `<label><input type="radio" name="pay" value="${name}"> ${name}</label>`,
    );
    const pages = shop(
      `<h1>Your details</h1>${shown}<form method="post" action="/ways"><button>Continue</button></form>`,
      {
        "/ways": `<h1>Payment</h1>${shown}<form method="post" action="/order"><fieldset><legend>Payment method</legend>${ways.join("")}</fieldset><button>Place order</button></form>`,
      },
    );
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, {
      answers: { ...yes.answers, payment_method: [{ payment_method: "Invoice" }] },
    });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["confirm", "payment_method"]);
    expect(kept.orders).toMatchObject([{ pay: "Invoice" }]);
  });

  it("is pressed without a question where a list of steps says that the payment comes next", async () => {
    const steps = "<ol><li>Address</li><li>Payment</li><li>Confirmation</li></ol>";
    const pages = shop(
      `${steps}<h1>Your details</h1>${shown}<form method="post" action="/pay"><button>Continue</button></form>`,
      {
        "/pay": `<h1>Payment</h1><p>Total <b>$15.00</b></p><form method="post" action="/order">${cardFields}<button>Pay now</button></form>`,
      },
    );
    const { outcome, host } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
  });

  it("is none while a window of it has the ways to deliver, which nothing has sent yet", async () => {
    const way = (value: string, words: string) =>
      `<label><input type="radio" name="delivery" value="${value}"> ${words}</label>`;
    const pages = shop(
      `<h2>Delivery</h2><form method="post" action="/pay"><p id="shown">How shall we send it?</p><button type="button" onclick="ways.showModal()">Choose an option</button>
      <dialog id="ways">${way("fast", "Courier $9.00")}${way("slow", "Post $2.00")}<button type="button" onclick="ways.close(); document.getElementById('shown').textContent = 'Post'">OK</button></dialog>
      <button>Continue</button></form>${shown}`,
      {
        "/pay": `<h1>Payment</h1><p>Total <b>$17.00</b></p><form method="post" action="/order">${cardFields}<button>Pay now</button></form>`,
      },
    );
    const bought = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });
    expect(bought.outcome).toMatchObject({ status: "succeeded", total: { amount: "17.00" } });
    expect(bought.host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(bought.shop.orders).toMatchObject([{ delivery: "slow" }]);
  });
});

describe.concurrent("a form that is paid at the door, whose button says Continue", () => {
  const ways = ["Cash on delivery", "Bank transfer"].map(
    (name, at) =>
      `<label><input type="radio" name="pay" value="${name}"${at === 0 ? " checked" : ""}> ${name}</label>`,
  );
  const form = (action: string) =>
    `<h1>Checkout</h1><p>Garden Chair</p><form method="post" action="${action}">${addressFields}<fieldset><legend>Payment method</legend>${ways.join("")}</fieldset><p>Total <b>$15.00</b></p><button>Continue</button></form>`;

  it("is sent by a person's choice of the way to pay", async () => {
    const { outcome, host, shop: kept } = await checkOutFromPages(pool, { "/checkout": form("/order") });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.submissions).toHaveLength(1);
    expect(kept.orders).toHaveLength(1);
  });

  it("and may show the order once more before it takes it", async () => {
    const review = `<h1>Review your order</h1>${shown}<p>Cash on delivery</p><form method="post" action="/order"><button>Place order</button></form>`;
    const pages = { "/checkout": form("/review"), "/review": review };
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, {
      answers: { payment_method: [{ payment_method: "Cash on delivery" }], ...yes.answers },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(kept.orders).toHaveLength(1);
  });
});

const cardFields = `<label>Card number <input name="number" autocomplete="cc-number"></label><label>Expiry <input name="expiry" placeholder="MM/YY"></label><label>CVC <input name="cvc"></label>`;

describe.concurrent("a page with the card whose button says that it leads on", () => {
  const dearer = `<script>document.querySelector("[name=cvc]").addEventListener("blur", () => { document.querySelector("b").textContent = "$900.00"; });</script>`;

  function cardShop(card: string, more: Record<string, ShopPage> = {}) {
    return shop(
      `<h1>Payment</h1><p>Garden Chair</p><p>Total <b>$15.00</b></p><form method="post" action="${card}">${cardFields}<button>Continue</button></form>`,
      more,
    );
  }

  it("is pressed at the approved total alone: another one is asked about, and a no orders nothing", async () => {
    const pages = cardShop("/order");
    pages["/review"] += dearer;
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard], ...no.answers },
    });
    expect(outcome).toMatchObject({ status: "failed", code: "total_changed" });
    expect(host.questions).toMatchObject([{ key: "card" }, { detectedTotal: { amount: "900.00" } }]);
    expect(kept.orders).toEqual([]);
  });

  it("and that places the order has placed it once, at that total, recorded before", async () => {
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, cardShop("/order"), {
      answers: { card: [goodCard] },
    });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.submissions).toMatchObject([{ total: { amount: "15.00" } }]);
    expect(kept.orders).toHaveLength(1);
  });

  it("and that asks for the card again without a word gets another order only from a person who knows that one may exist", async () => {
    const pages = cardShop("/order");
    pages["/order"] = pages["/review"] ?? "";
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard], ...no.answers } });
    expect(host.questions).toMatchObject([
      { key: "card", message: expect.not.stringContaining("an order may exist") },
      { key: "confirm", message: expect.stringContaining("an order may exist") },
    ]);
    expect(kept.orders).toHaveLength(1);
    expect(outcome).toMatchObject({ status: "failed", code: "order_state_unknown" });
  });

  it("and that leaves its page as it was is pressed again only by a person who knows that an order may exist", async () => {
    const silentOnce = `if (this.dataset.sent) return true; this.dataset.sent = 1; fetch("/nothing"); return false;`;
    const pages = cardShop("/order");
    pages["/review"] = (pages["/review"] as string).replace("<form", `<form onsubmit='${silentOnce}'`);
    pages["/nothing"] = "";
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard], ...yes.answers } });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.questions).toMatchObject([
      { key: "card" },
      { key: "confirm", message: expect.stringContaining("an order may exist") },
      { key: "card" },
    ]);
    expect(kept.orders).toHaveLength(1);
  });

  it("and that names a field it does not take, soon after it was filled in, is pressed again only by a person's word", async () => {
    const objects = `if (this.dataset.sent) return true; this.dataset.sent = 1; fetch("/nothing"); this.querySelector("i").textContent = "Phone: use digits only"; this.phone.value = ""; return false;`;
    const pages = cardShop("/order");
    pages["/review"] = (pages["/review"] as string)
      .replace("<form", `<form onsubmit='${objects}'`)
      .replace("<label>Card", "<label>Phone <input name=phone></label> <i></i><label>Card");
    pages["/nothing"] = "";
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions).toMatchObject([
      { key: "card" },
      { key: "card", message: expect.stringContaining("an order may exist") },
    ]);
    expect(kept.orders).toMatchObject([{ phone: expect.stringMatching(/^\d+$/) }]);
  });

  it("and that is a link of a script below the card's frame is pressed like a button", async () => {
    const pages = {
      ...shop(
        `<h1>Payment</h1><p>Garden Chair</p><p>Total <b>$15.00</b></p><form method="post" action="/order"><iframe src="/frame"></iframe><a href="#" onclick="this.closest('form').submit()">Onwards</a></form>`,
      ),
      "/frame": cardFields,
    };
    const { outcome, shop: kept } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(kept.orders).toHaveLength(1);
  });

  it("and is followed by a dearer page has nothing ordered without a person's word", async () => {
    const pages = cardShop("/last", {
      "/last": `<h1>Your order</h1>${shown.replace("15.00", "900.00")}<form method="post" action="/order"><button>Continue</button></form>`,
    });
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, {
      answers: { card: [goodCard], ...no.answers },
    });
    expect(outcome).toMatchObject({ status: "failed" });
    expect(host.questions).toMatchObject([{ key: "card" }, { detectedTotal: { amount: "900.00" } }]);
    expect(kept.orders).toEqual([]);
  });

  it("and is followed by a last page that says no more places one order, without another question", async () => {
    const pages = cardShop("/last", {
      "/last": `<h1>Your order</h1>${shown}<form method="post" action="/order"><button>Continue</button></form>`,
    });
    const {
      outcome,
      host,
      shop: kept,
    } = await checkOutFromPages(pool, pages, { answers: { card: [goodCard] } });
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.questions.map(({ key }) => key)).toEqual(["card"]);
    expect(kept.orders).toHaveLength(1);
  });
});

describe.concurrent("a form for the address that is all that a shop asks for", () => {
  const fields = addressFields.replaceAll("<input", "<input required");
  it.each([
    ["ends in Confirm", `<form method=post action=/order>${fields}<button>Confirm</button></form>`],
    ["ends in Submit", `<form method=post action=/order>${fields}<input type=submit value=Submit></form>`],
    [
      "ends in words of its own",
      `<p>You pay the courier at your door.</p><form method=post action=/order>${fields}<button>Off we go!</button></form>`,
    ],
    [
      "stands in a window before the cart",
      `<button onclick="later.hidden=false">Checkout</button><div id="later" hidden style="position:fixed;inset:10%;background:#fff"><h2>Delivery details</h2><form method=post action=/order>${fields}<button>Confirm</button></form></div>`,
    ],
  ])("and %s is sent only by a person's word", async (_what, form) => {
    const pages = {
      ...productAndBasket,
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><p>Total <b>$15.00</b></p>${form}`,
    };
    const { outcome, host, shop: agreed } = await buyFromPages(pool, pages, yes);
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "15.00" } });
    expect(host.questions).toMatchObject([{ key: "confirm", detectedTotal: { amount: "15.00" } }]);
    expect(agreed.orders).toHaveLength(1);
  });
});
