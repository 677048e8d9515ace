import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;

/** The total of the page follows its ticked boxes and chosen radios, each with what it costs. */
const adding = `<p>Total <b id="total"></b></p><button>Place order</button><script>
  function add() {
    const costs = [...document.querySelectorAll('[data-costs]:checked')].map((box) => Number(box.dataset.costs));
    document.getElementById('total').textContent = '$' + (80 + costs.reduce((sum, cost) => sum + cost, 0)).toFixed(2);
  }
  document.addEventListener('change', add); add();
</script>`;

function checkout(extras: string): Record<string, string> {
  const page = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${extras}${payment}${adding}</form>`;
  return { ...(productAndBasket as Record<string, string>), "/checkout": page };
}

describe.concurrent("what nobody asked for", () => {
  it("is turned down where it has to be answered, in the cart as well", async () => {
    const pages = checkout(`<fieldset><legend>Protect your purchase</legend>
      <label><input type="radio" name="cover" value="yes" data-costs="9.99" required> Yes, protect my order for $9.99</label>
      <label><input type="radio" name="cover" value="no" required> No, I'll take the risk</label></fieldset>`);
    const basket = `<h1>Your basket</h1><p>Garden Chair $80.00</p><form action="/checkout"><fieldset><legend>Gift options</legend>
      <label><input type="radio" name="wrap" value="yes" checked> Gift wrap (+$4.95)</label>
      <label><input type="radio" name="wrap" value="no"> No gift wrap</label></fieldset><button>Checkout</button></form>`;
    const { host, shop } = await buyFromPages(pool, { ...pages, "/basket": basket });
    expect(shop.orders).toMatchObject([{ cover: "no", wrap: "no" }]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("is not bought again and again, nor more of it at once, because the shop has chosen so", async () => {
    const product = `<h1>Sea birds</h1><p style="font-size:2em">$20.00</p><form method="post" action="/basket">
      <div><label><input type="radio" name="often" value="monthly" checked> Monthly</label><label><input type="radio" name="often" value="once"> One-time</label></div>
      <div><label><input type="radio" name="many" value="1"> Buy 1 <b>$20.00</b></label><label><input type="radio" name="many" value="2" checked> Buy 2 and save <b>$35.00</b></label></div>
      <label><input type="checkbox" name="fees" checked> I'll cover the fees (+$1.25)</label><button>Add to basket</button></form>`;
    const { shop } = await buyFromPages(pool, { ...checkout(""), "/product": product });
    expect(shop.orders).toMatchObject([{ often: "once", many: "1" }]);
    expect(shop.orders[0]).not.toHaveProperty("fees");
  });

  it("and what the request does not want is left out where the product has it ticked", async () => {
    const box = (name: string) =>
      `<label><input type="checkbox" name="${name}" value="1" checked> ${name}</label>`;
    const product = `<h1>Farmer's roll</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">${box("Cheese")}${box("Onion")}<button>Add to basket</button></form>`;
    const { shop } = await buyFromPages(
      pool,
      { ...checkout(""), "/product": product },
      { request: "a farmer's roll without onion" },
    );
    expect(shop.orders).toMatchObject([{ Cheese: "1" }]);
    expect(shop.orders[0]).not.toHaveProperty("Onion");
  });

  it("is bought once where the product's button itself subscribes until that is chosen", async () => {
    const product = (rest: string) => `<h1>Kenya Kiambu</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket"><fieldset><legend>Purchase options</legend>
      <label><input type="radio" name="plan" value="sub" checked> Subscribe &amp; save 10%</label>
      <label><input type="radio" name="plan" value="one"> One-time purchase</label></fieldset><button id="add">Subscribe now</button></form>
      <script>document.querySelectorAll('[name=plan]').forEach((one) => one.onchange = () => setTimeout(() => { ${rest} }, 300));</script>`;
    const buy = (rest: string) => buyFromPages(pool, { ...checkout(""), "/product": product(rest) });
    const [once, forever] = await Promise.all([
      buy("add.textContent = one.value === 'sub' ? 'Subscribe now' : 'Add to cart'"),
      buy(""),
    ]);

    expect(once.outcome).toMatchObject({ status: "succeeded" });
    expect(once.shop.orders).toMatchObject([{ plan: "one" }]);
    expect(forever.outcome).toMatchObject({ status: "failed" });
    expect(forever.shop.visits.map(({ path }) => path)).not.toContain("/basket");
  });

  it("is not agreed to by emptying a box that refuses it", async () => {
    const boxes = {
      offers: "I do not want to receive offers and calls",
      share: "Do not share my data with partners",
      plan: "Opt out of the paid protection plan",
    };
    const ticked = Object.entries(boxes)
      .map(([name, words]) => `<label><input type="checkbox" name="${name}" checked> ${words}</label>`)
      .join("");
    const { shop } = await checkOutFromPages(pool, checkout(ticked));

    expect(shop.orders).toMatchObject([{ offers: "on", share: "on", plan: "on" }]);
  });

  it("and the shop ticked by itself at a price is cleared: the total is without it", async () => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      checkout(`<label><input type="checkbox" name="insurance" data-costs="4.90" checked> Shipping protection $4.90</label>
        <label><input type="checkbox" name="wrap" data-costs="3" checked> Add gift wrapping (+$3.00)</label>
        <label><input type="checkbox" name="calm" data-costs="2" checked> Sleep well until it arrives</label>
        <label><input type="checkbox" name="socks" data-costs="5" checked> Warm socks for $5.00</label>
        <h4>Yes! A bowl for only $14</h4><p><label><input type="checkbox" name="bowl" data-costs="14" checked> Add to my order</label></p>
        <label><input type="checkbox" name="donate" data-costs="1"> Donate $1.00 to plant a tree</label>`),
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
    expect(shop.orders[0]).not.toHaveProperty("insurance");
    expect(shop.orders[0]).not.toHaveProperty("wrap");
    expect(shop.orders[0]).not.toHaveProperty("socks");
    expect(shop.orders[0]).not.toHaveProperty("bowl");
    expect(shop.orders[0]).not.toHaveProperty("calm");
    expect(shop.orders[0]).not.toHaveProperty("donate");
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("and can be declined by a choice is declined: a tip, a warranty", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      checkout(`<fieldset><legend>Add a tip</legend><label><input type="radio" name="tip" value="15" data-costs="12" checked> 15% $12.00</label>
        <label><input type="radio" name="tip" value="0" data-costs="0"> No tip</label></fieldset>
        <fieldset><legend>Protection plan</legend><label><input type="radio" name="plan" value="2" data-costs="9" checked> 2 years $9.00</label>
        <label><input type="radio" name="plan" value="none" data-costs="0"> No thanks</label></fieldset>`),
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
    expect(shop.orders).toMatchObject([{ tip: "0", plan: "none" }]);
  });

  it("and is offered by buttons, by a number, or beside nothing called no, is turned down as well", async () => {
    const { outcome, shop } = await checkOutFromPages(
      pool,
      checkout(`<fieldset><legend>Add a tip</legend><button type="button" aria-pressed="false" onclick="leave(this, 0)">No tip</button>
        <button type="button" aria-pressed="true" onclick="leave(this, 3)">20%</button><input type="hidden" name="tip" id="tip" value="3"></fieldset>
        <script>function leave(pressed, sum) {
          for (const button of pressed.parentElement.querySelectorAll("button")) button.setAttribute("aria-pressed", button === pressed);
          document.getElementById("tip").value = sum;
        }</script>
        <label>Donation ($) <input type="number" name="donation" value="5" min="0"></label>
        <fieldset><legend>Your order's safety</legend><label><input type="radio" name="risk" value="ours" data-costs="9" checked> Protected shipping (+$9.00)</label>
        <label><input type="radio" name="risk" value="mine"> I take the risk myself</label></fieldset>
        <label>Payment plan <select name="plan"><option value="12" selected>12 × $12.00 (APR 29.9%)</option><option value="1">Pay in full $80.00</option></select></label>`),
    );

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "80.00" } });
    expect(shop.orders).toMatchObject([{ tip: "0", donation: "0", risk: "mine", plan: "1" }]);
  });

  it("and stays in the total, or is charged later, is told in the question", async () => {
    const { host } = await checkOutFromPages(
      pool,
      checkout(`<p>Tip for your driver $3.00</p><p>Renews at $99.00 per month until cancelled</p>
        <p>Your card will be charged <b>$900.00</b> when you place the order.</p>
        <label>Afterwards you pay <b>$77.00</b> at the door <input type="hidden" name="door"></label>
        <footer><p>By ordering you join Plus at $55.00 per month.</p></footer>
        <label><input type="checkbox" name="terms" required> I agree to the terms and to the delivery insurance for $9.00</label>`),
    );

    for (const words of [
      "Tip for your driver $3.00",
      "Renews at $99.00 per month",
      "will be charged $900.00",
      "$77.00 at the door",
      "insurance for $9.00",
    ])
      expect(host.questions[0]?.message).toContain(words);
  });

  it("and stands ticked beside the product or in the basket goes no further", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...checkout(""),
      "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
        <label><input type="checkbox" name="warranty" value="2" checked> 2-year warranty (+$12.00)</label><button>Add to basket</button></form>`,
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><form action="/checkout"><label><input type="checkbox" name="protection" checked>
        Package protection $1.95</label><p>Subtotal $80.00</p><button>Checkout</button></form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders[0]).not.toHaveProperty("warranty");
    expect(shop.orders[0]).not.toHaveProperty("protection");
  });

  it("and is chosen in the basket, to come again and again, is bought once", async () => {
    const { outcome, shop } = await buyFromPages(pool, {
      ...checkout(""),
      "/basket": `<h1>Your basket</h1><p>Garden Chair</p><form action="/checkout"><label>How often?
        <select name="often"><option value="month" selected>Every month</option><option value="once">Just this once</option></select></label>
        <p>Subtotal $80.00</p><button>Checkout</button></form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ often: "once" }]);
  });

  it("and only asks for company, a coupon, a gift card, or another address is left as it is", async () => {
    const { outcome, host, shop } = await checkOutFromPages(
      pool,
      checkout(`<label>Company (optional) <input name="company"></label><label>Discount code <input name="coupon"></label>
        <label>Gift card number <input name="gift"></label><label>Referred by <input name="referral"></label>
        <label><input type="checkbox" name="other"> Ship to a different address?</label>
        <label>Order notes <textarea name="notes"></textarea></label>`),
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ company: "", coupon: "", gift: "", referral: "", notes: "" }]);
    expect(shop.orders[0]).not.toHaveProperty("other");
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("and joins a club, or goes to another address, is not taken because the shop proposes it", async () => {
    const club = `<fieldset><legend>Delivery method</legend>
      <label><input type="radio" name="delivery" value="club"> Free delivery with our club (30-day trial, then $9.99 per month) $0.00</label>
      <label><input type="radio" name="delivery" value="plain" checked> Standard delivery $5.95</label></fieldset>`;
    const suggested = `<h1>Check your address</h1><form method="post" action="/payment">
      <label><input type="radio" name="address" value="theirs" checked> We suggest: 99 Warehouse Road, Reno, NV 89501</label>
      <label><input type="radio" name="address" value="own"> Use as entered: 548 Market Street, San Francisco, CA 94104</label><button>Continue</button></form>`;
    const offered = `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff;padding:60px"><h2>Protect your chair</h2>
      <p>3-year plan, $19.00</p><form method="post" action="/basket"><input type="hidden" name="plan" value="yes"><button>Continue</button></form>
      <form method="post" action="/basket"><input type="hidden" name="asked" value="yes"><button>Skip protection</button></form></div>`;
    const { outcome, shop } = await buyFromPages(pool, {
      "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
        <form method="post" action="/basket"><button name="as" value="vip" style="font-size:24px">Add to basket as VIP</button></form>
        <form method="post" action="/basket"><button name="as" value="guest">Add to basket at the regular price of $80.00</button></form>`,
      "/basket": ({ all }) =>
        `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>${all.asked ? "" : offered}`,
      "/checkout": `<h1>Checkout</h1><form method="post" action="/address">${addressFields}${club}<button>Continue</button></form>`,
      "/address": suggested,
      "/payment": `<h1>Payment</h1><form method="post" action="/order">${payment}<p>Total $85.95</p><button>Place order</button></form>`,
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ as: "guest", delivery: "plain", address: "own" }]);
    expect(shop.orders[0]).not.toHaveProperty("plan");
  });

  it("is taken out of the cart, if the shop has put it there by itself", async () => {
    const cart = new Set(["Bicycle bell"]);
    const basket = ({ sent }: { sent: Record<string, string> }): string => {
      if (sent.goods) cart.add(sent.goods);
      if (sent.out) cart.delete(sent.out);
      const rows = [...cart].map(
        (name) =>
          `<tr><td>${name}</td><td>$80.00</td><td><form method="post" action="/basket"><input type="hidden" name="out" value="${name}"><button>Remove</button></form></td></tr>`,
      );
      return cart.size === 0
        ? "<h1>Your basket</h1><p>Your basket is empty</p>"
        : `<h1>Your basket</h1><table>${rows.join("")}</table><a href="/checkout">Checkout</a>`;
    };
    const product =
      () => `<header><a href="/basket">Basket (${cart.size})</a></header><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket"><input type="hidden" name="goods" value="Garden Chair"><button>Add to basket</button></form>`;
    const { outcome } = await buyFromPages(pool, { ...checkout(""), "/product": product, "/basket": basket });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect([...cart]).toEqual(["Garden Chair"]);
  });
});
