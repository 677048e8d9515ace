import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTotal, settledTotal } from "../../src/page/amounts/read-total.ts";
import { answerConsent } from "../../src/page/moves/consent.ts";
import { findCaptcha } from "../../src/page/outcomes/find-captcha.ts";
import { readConfirmation } from "../../src/page/outcomes/read-confirmation.ts";
import { readErrors } from "../../src/page/outcomes/read-errors.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

describe("the total", () => {
  test.each([
    [
      "a table",
      `<table><tr><th>Subtotal</th><td>$30.00</td></tr><tr><th>Shipping</th><td>$5.80</td></tr><tr><th>Total</th><td><strong>$37.66</strong></td></tr></table>`,
    ],
    [
      "spans that cut the amount",
      `<div class=row><span>Subtotal</span><span>$30.00</span></div><div class=row><span>Total</span><span><sup>$</sup><span>37</span><span>.66</span></span></div>`,
    ],
    [
      "columns for the tax and the discount before it",
      `<table><tr><th>Name</th><th>Price</th><th>Tax</th><th>Discount</th><th>Total</th></tr><tr><td>Mug</td><td>$15.00</td><td>$1.50</td><td></td><td>$30.00</td></tr>
       <tr><td colspan=2>Total:</td><td>$1.86</td><td></td><td><div>$37.66</div></td></tr></table>`,
    ],
    ["a definition list", `<dl><dt>Items (2)</dt><dd>$30.00</dd><dt>Order total</dt><dd>$37.66</dd></dl>`],
    [
      "a flat grid",
      `<div style="display:grid;grid-template-columns:1fr 1fr"><div>Subtotal</div><div>$30.00</div><div>Tax</div><div>$1.86</div><div>Total</div><div>$37.66</div></div>`,
    ],
    [
      "amounts that float to the right of the words after them",
      ["$30.00|Sub-Total:", "$5.80|Per Item (Best Way):", "$37.66|Total:"]
        .map((line) =>
          line
            .split("|")
            .map((part) => `<div style="float:right;margin:0 1em">${part}</div>`)
            .join(""),
        )
        .join(`<br style="clear:both">`)
        .concat(`<br style="clear:both"><p>Status: pending, a remark that is long enough</p>`),
    ],
    [
      "a cell with a note about the tax behind it",
      `<table><tr><td>Subtotal</td><td><b>$30.00</b> incl. tax</td></tr><tr><td>Delivery</td><td><b>$7.66</b> incl. tax</td></tr><tr><td>Total</td><td><b>$37.66</b> incl. tax</td></tr></table>`,
    ],
    [
      "a box at the end of its line, with a note about the tax behind it",
      `<div style="display:flex"><span>Subtotal</span><span><b>$30.00</b> <small>incl. tax</small></span></div><div style="display:flex"><span>Total</span><span><b>$37.66</b> <small>incl. tax</small></span></div>`,
    ],
    ["one line with the tax inside", `<p>Total savings: $99.00</p><p>Total: $37.66 (includes $1.86 tax)</p>`],
    [
      "a total before tax above it",
      `<p><span>Total before tax</span> <b>$35.80</b></p><p><span>Grand total</span> <b>$37.66</b></p>`,
    ],
    ["a struck price beside it", `<p><span>Total</span> <del>$50.00</del> <b>$37.66</b></p>`],
    [
      "a button that repeats it",
      `<p>Subtotal $30.00</p><p>Total due today <b>$37.66</b></p><button>Pay $37.66</button>`,
    ],
  ])("stands in %s", async (_where, html) => {
    const page = await bench.open(html);
    expect(await readTotal(page, pace)).toEqual({ amount: "37.66" });
  });

  test.each([
    ["in its own paragraph with a colon", "<p>小計: ¥4,400</p><p>送料: ¥580</p><p><b>合計: ¥4,980</b></p>"],
    ["without a colon", "<p>小計¥4,400</p><p>送料¥580</p><p>合計¥4,980</p>"],
    ["beside a remark about the tax", "<div><span>合計</span> <span>税込4,980円</span></div>"],
  ])("in Japanese stands %s", async (_where, html) => {
    const page = await bench.open(
      `<html lang="ja"><form><label>お名前 <input></label><label>クレジットカード決済 <input type="radio"></label>${html}<button>注文を確定する</button></form>`,
    );
    expect(await readTotal(page, pace)).toMatchObject({ amount: "4980" });
  });

  test("is not waited for where a page at rest shows none: some name it after the card", async () => {
    const page = await bench.open("<h1>Card details</h1><form><label>Card number <input></label></form>");
    const begunAt = Date.now();

    expect(await settledTotal(page, pace)).toBeUndefined();
    expect(Date.now() - begunAt).toBeLessThan(20_000);
  });

  test("is read in the page's language, with the currency the page declares", async () => {
    const page =
      await bench.open(`<!doctype html><html lang=de><meta property="product:price:currency" content=EUR><body>
      <table><tr><td>Zwischensumme</td><td>30,00</td></tr><tr><td>Versand</td><td>5,80</td></tr><tr><td>Gesamtsumme</td><td>1.037,66</td></tr></table>`);
    expect(await readTotal(page, pace)).toEqual({ amount: "1037.66", currency: "EUR" });
  });

  test("the currency is left out where a shared sign is all there is", async () => {
    const page = await bench.open("<p>Total <b>kr 199,00</b></p>");
    expect(await readTotal(page, pace)).toEqual({ amount: "199.00" });
  });

  test("a bare dollar is the only one that the shop's switch of currencies names", async () => {
    const switchOf = (names: string) =>
      `<ul class=currency-switch><li>€ Euro</li>${names}</ul><p>Total <b>$37.66</b></p>`;
    const one = await bench.open(switchOf("<li>$ US Dollar</li>"));
    expect(await readTotal(one, pace)).toEqual({ amount: "37.66", currency: "USD" });
    const two = await bench.open(switchOf("<li>$ US Dollar</li><li>$ Canadian Dollar</li>"));
    expect(await readTotal(two, pace)).toEqual({ amount: "37.66" });
  });

  test.each([
    ["a list", `<label>Currency <select><option>USD</option><option selected>AUD</option></select></label>`],
    [
      "buttons",
      `<nav><button aria-pressed="false">$ USD</button><button aria-pressed="true">$ AUD</button></nav>`,
    ],
    [
      "links to countries",
      `<ul><li><a href="/us">United States (USD $)</a></li><li><a href="/au" aria-current="true">Australia (AUD $)</a></li></ul>`,
    ],
  ])("a bare dollar is the one that is chosen in the page's picker: %s", async (_how, picker) => {
    const page = await bench.open(`<header>${picker}</header><p>Total <b>$37.66</b></p>`);
    expect(await readTotal(page, pace, "USD")).toEqual({ amount: "37.66", currency: "AUD" });
  });

  test.each([
    `<select><option>Pay USD 37.66</option><option selected>Pay AUD 60.00</option></select>`,
    `<select hidden><option>USD</option><option selected>AUD</option></select>`,
    `<select><option selected>TOP</option><option>TRY ME</option></select>`,
  ])("and no offer to charge otherwise, nothing hidden and no other words: %s", async (other) => {
    const page = await bench.open(`<header>${other}</header><p>Total <b>$37.66</b></p>`);
    expect(await readTotal(page, pace, "USD")).toEqual({ amount: "37.66", currency: "USD" });
  });

  test("a page with parts but without a total has none", async () => {
    const page = await bench.open(
      "<p>Subtotal <b>$30.00</b></p><p>Shipping <b>Calculated at next step</b></p>",
    );
    expect(await readTotal(page, pace)).toBeUndefined();
  });

  test("changes with a late recalculation: the settled one counts", async () => {
    const page = await bench.open(
      `<p>Total <b id=t>$30.00</b></p><p id=s class=loading>Calculating…</p><script>setTimeout(()=>{t.textContent='$37.66';s.remove()},700)</script>`,
    );
    expect(await settledTotal(page, pace)).toMatchObject({ total: { amount: "37.66" } });
  });
});

describe("after the order", () => {
  test("a number inside a sentence", async () => {
    const page = await bench.open(
      "<h1>Thank you for your order!</h1><p>Your order number is <a href=/o>HW-2043</a>.</p><p>Total <b>$37.66</b></p>",
    );
    expect(await readConfirmation(page, pace)).toMatchObject({
      isConfirmed: true,
      orderNumber: "HW-2043",
      total: { amount: "37.66" },
    });
  });

  test("success without a number is success", async () => {
    const page = await bench.open("<h1>Vielen Dank für Ihre Bestellung</h1><p>Sie erhalten eine E-Mail.</p>");
    expect(await readConfirmation(page, pace)).toMatchObject({ isConfirmed: true, orderNumber: null });
  });

  test("a failed payment on the page of success is no success", async () => {
    const page = await bench.open(
      "<h1>Order received</h1><div class=woocommerce-error role=alert>Unfortunately your order cannot be processed: the bank declined your transaction.</div>",
    );
    const found = await readConfirmation(page, pace);
    expect(found.isConfirmed).toBe(false);
    expect(found.failures[0]?.kind).toBe("declined");
  });

  test("numbers beside a payment that has expired are no receipt", async () => {
    const page = await bench.open(
      "<h1>Je betaling is verlopen</h1><p>Bestelling TV-10870</p><p>Totaal € 52,45</p><a href=/pay>Opnieuw proberen</a>",
    );
    const order = {
      ...{ piecesBefore: [], isFormGone: true, isElsewhere: false, email: undefined, given: [], heard: [] },
      approved: { amount: "52.45", currency: "EUR" },
    };
    expect(await readConfirmation(page, pace, { order })).toMatchObject({
      isConfirmed: false,
      isSaid: false,
    });
  });

  test("an endless spinner confirms nothing", async () => {
    const page = await bench.open("<h1>Checkout</h1><div class=spinner>Processing your order</div>");
    expect((await readConfirmation(page, pace)).isConfirmed).toBe(false);
  });
});

describe("complaints", () => {
  test("say what they are about and which field they belong to", async () => {
    const page =
      await bench.open(`<div role=alert>Your card was declined. Try another card.</div><div><label>Phone <input name=phone aria-invalid=true aria-describedby=e></label><p id=e class=error>Enter a phone number</p></div>
      <div role=alert hidden>Never shown</div><div class="alert-success" role=status>Saved</div>`);
    const found = await readErrors(page, pace);
    expect(found.map(({ kind, text, field }) => [kind, text, field?.role])).toEqual([
      ["field", "Enter a phone number", "phone"],
      ["declined", "Your card was declined. Try another card.", undefined],
    ]);
  });

  test("a page without complaints has none", async () => {
    const page = await bench.open(
      `<div class=message>Free shipping on all orders</div><label>Email <input name=email required></label>`,
    );
    expect(await readErrors(page, pace)).toEqual([]);
  });
});

describe("what stands in front of the page", () => {
  test("a cookie banner is refused, not accepted, and its links are not followed", async () => {
    const page =
      await bench.open(`<p>Shop</p><div id=cookie-banner style="position:fixed;bottom:0">We use cookies. <a href=/policy>Reject</a>
      <button onclick="document.title='accepted';this.parentElement.remove()">Accept all</button><button onclick="document.title='rejected';this.parentElement.remove()">Reject all</button></div>`);
    expect(await answerConsent(page, pace)).toEqual({ found: true, gone: true });
    expect(await page.title()).toBe("rejected");
  });

  test("a refusal among other words is one", async () => {
    const page =
      await bench.open(`<div id=cookie-banner style="position:fixed;bottom:0">Używamy plików cookie.
      <button onclick="document.title='accepted';this.parentElement.remove()">Akceptuję wszystkie</button><button onclick="document.title='rejected';this.parentElement.remove()">Odrzuć opcjonalne</button></div>`);
    expect(await answerConsent(page, pace)).toEqual({ found: true, gone: true });
    expect(await page.title()).toBe("rejected");
  });

  test("a page without a banner is left alone at once", async () => {
    const page = await bench.open("<footer>We use cookies. <a href=/policy>Read more</a></footer>");
    expect(await answerConsent(page, pace)).toEqual({ found: false, gone: true });
  });

  test.each([
    "Please verify you are a human",
    "Bestätigen Sie, dass Sie ein Mensch sind",
    "Êtes-vous un robot ?",
  ])("a wall against robots is found, with its words: %s", async (words) => {
    const wall = await bench.open(`<h1>Shop</h1><p>${words}</p>`);
    expect(await findCaptcha(wall, pace)).toBe(words);
  });

  test("an ordinary page is no wall against robots", async () => {
    const shop = await bench.open("<h1>Kettle</h1><button>Add to cart</button>");
    expect(await findCaptcha(shop, pace)).toBeUndefined();
  });
});

test("a banner of a known platform whose first page offers no refusal is refused by its rules", async () => {
  const page =
    await bench.open(`<p>Shop</p><div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" style="position:fixed;bottom:0">We value your privacy and use cookies.
    <button id="onetrust-pc-btn-handler" onclick="pc.style.display='block'">Preferences</button><button id="onetrust-accept-btn-handler" onclick="done('accepted')">Accept All Cookies</button></div>
    <div id=pc style="display:none"><div id="onetrust-pc-sdk"><button class="ot-pc-refuse-all-handler" onclick="done('refused')">Refuse the lot</button><button class="save-preference-btn-handler onetrust-close-btn-handler" onclick="done('refused')">Save my picks</button></div></div></div>
    <script>function done(how) { document.title = how; document.querySelector('#onetrust-consent-sdk').remove(); }</script>`);
  expect(await answerConsent(page, pace)).toEqual({ found: true, gone: true });
  expect(await page.title()).toBe("refused");
});
