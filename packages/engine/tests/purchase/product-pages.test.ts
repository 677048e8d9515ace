import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Shipping method</legend><label><input type="radio" name="ship" value="flat" checked> Flat rate $0.00</label></fieldset>
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const answers = {
  payment_method: [{ payment_method: "bank" }],
  details: [{ engraving: "For Charles", wrap: "2030-01-01" }],
};

describe.concurrent("a product page", () => {
  it("that shows no button at all is not called sold out for that", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><p>Ask our shop assistants.</p>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Garden Chair","offers":{"@type":"Offer","price":"80.00","priceCurrency":"USD"}}</script>`;
    const { outcome } = await buyFromPages(pool, { ...productAndBasket, "/product": product });
    expect(outcome).toMatchObject({ code: "stuck", message: expect.stringContaining("no button") });
  });

  it("that sells nothing beside others that can be bought buys none of those", async () => {
    const card = (name: string) =>
      `<li><a href="/other/${name}"><h3>${name}</h3></a><span>$20.00</span><a href="/basket?add=${name}">Add to cart</a></li>`;
    const priceless = "<h1>Garden Chair</h1><p>Call us for a price.</p><h2>You may also like</h2>";
    const others = [
      `${priceless}<ul>${card("Table")}</ul>`,
      `${priceless}<div><ul>${card("Bench")}<li>Read more</li></ul></div>`,
      `${priceless}<div class="related">${card("Table")}${card("Bench")}</div>`,
    ];
    for (const product of others) {
      const { outcome, shop } = await buyFromPages(pool, { ...productAndBasket, "/product": product });
      expect(outcome).toMatchObject({ status: "failed" });
      expect(shop.visits.map(({ path }) => path)).not.toContain("/basket");
    }
  });

  it("of a shop that counts nothing for its shopper is reported without a count, and under its name as people read it", async () => {
    const product = `${productAndBasket["/product"]}<script type="application/ld+json">{"@type":"Product","name":"Salt &amp; Pepper &#8211; set"}</script>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { host } = await buyFromPages(pool, pages, { answers });
    const chosen = host.steps.find(({ code }) => code === "variant_chosen");
    expect(chosen).toMatchObject({ facts: { title: "Salt & Pepper – set" } });
    const added = host.steps.find(({ code }) => code === "added_to_cart");
    expect(added).toMatchObject({ facts: { quantity: null } });
    expect(added?.label).not.toContain("holds");
  });

  it("that wants a text is given one by a person, and what others write into is left alone", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket"><label>Engraving * <input name="engraving" required></label>
      <button>Add to basket</button></form>
      <form action="/review"><label>Your name <input name="reviewer" required></label>
      <label>Review <textarea name="review" required></textarea></label><button>Send review</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart, host } = await fillCartFromPages(pool, pages, { answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
    expect(cart).toMatchObject({ engraving: "For Charles" });
    expect(cart).not.toHaveProperty("review");
  });

  it("gets a text whose field is behind a box, and the measure that the request names in place of its own", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <label>Rope (m) <input type="number" name="rope" value="1" min="1" step="0.5"></label>
      <label><input type="checkbox" onchange="more.hidden = !this.checked"> Add an engraving (+$9.00)</label>
      <div id="more" hidden><label>Your text (20 characters) <input name="engraving" maxlength="20"></label></div><button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const request = 'a garden chair with 2.5 m of rope and the engraving "For Gran"';
    const { shop } = await buyFromPages(pool, pages, { request, answers });

    expect(shop.orders).toMatchObject([{ engraving: "For Gran", rope: "2.5" }]);
  });

  it("and the checkout after it get the texts that the request gives, wanted or not, without a question", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket"><label>Engraving * <input name="engraving" required></label>
      <label>Gift message (optional) <textarea name="gift"></textarea></label>
      <label>Your initials (optional) <input name="initials"></label><button>Add to basket</button></form>`;
    const withReference = checkout.replace(
      "<button>Place",
      `<label>Purchase order number * <input name="reference" required></label><button>Place`,
    );
    const pages = { ...productAndBasket, "/product": product, "/checkout": withReference };
    const request = `the chair, engraved with "Ada", gift message "Enjoy it!", purchase order number PO-2026-118`;
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request, answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.message).not.toMatch(/PO-2026|Enjoy/);
    expect(shop.orders).toMatchObject([
      { engraving: "Ada", gift: "Enjoy it!", initials: "", reference: "PO-2026-118" },
    ]);
  });

  it("that says only after the press which text it misses gets it, and is pressed once more", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket" onsubmit="return check()">
      <div><label for="e">Engraving</label> <input id="e" name="engraving"><span id="says"></span></div>
      <button>Add to basket</button></form>
      <script>function check() {
        const isMissing = document.getElementById('e').value === '';
        document.getElementById('e').setAttribute('aria-invalid', String(isMissing));
        document.getElementById('says').className = 'error';
        document.getElementById('says').textContent = isMissing ? 'Engraving is required!' : '';
        return !isMissing;
      }</script>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart } = await fillCartFromPages(pool, pages, { answers });

    expect(cart).toMatchObject({ engraving: "For Charles" });
  });

  it("whose button opens once a form of its own has saved a text gets that text from a person", async () => {
    const product = ({
      all,
    }: {
      all: Record<string, string>;
    }) => `<h1>Mug</h1><p style="font-size:2em">$80.00</p>
      <section><h4>Customise</h4><form method="post" action="/product"><label>Your text
      <textarea name="engraving" required>${all.engraving ?? ""}</textarea></label><button name="save">Save customisation</button></form></section>
      <form method="post" action="/basket"><button ${all.engraving ? "" : "disabled"}>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart, host } = await fillCartFromPages(pool, pages, { answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
    expect(cart).toMatchObject({ engraving: "For Charles" });
  });

  it("whose press brings up a plain line that there is no stock ends the purchase at once", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><button onclick="put()">Add to basket</button><div id="says"></div>
      <script>async function put() {
        await fetch('/put', { method: 'POST' });
        says.innerHTML = '<p class="text-red-700">No items were added to the order due to insufficient stock</p>';
      }</script>`;
    const pages = { ...productAndBasket, "/product": product, "/put": "{}" };
    const { outcome, shop } = await buyFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/basket");
  });

  it("that cannot be had, with a form to be told when it can, is sold out", async () => {
    const product = `<h1>Mug</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/notify"><label>E-mail <input type="email" name="mail" required></label>
      <label>Remark <input name="remark" required></label><button>Tell me</button></form>
      <form method="post" action="/basket"><button disabled>Add to basket</button></form>`;
    const { outcome } = await buyFromPages(pool, { ...productAndBasket, "/product": product });

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
  });

  it("that is named by a hidden heading and written in capitals is sold out where it says so", async () => {
    const product = `<h1 hidden>Gone Mug</h1><p style="text-transform:uppercase">Gone Mug</p><p>$12.50</p>
      <p>Availability: Out of stock</p><p>Gone Mug, a fine thing.</p>`;
    const { outcome } = await buyFromPages(pool, { ...productAndBasket, "/product": product });

    expect(outcome).toMatchObject({ status: "failed", code: "out_of_stock" });
  });

  it("that proposes two pieces sells as many as a person decides", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <label>Qty <input name="quantity" value="2" size="2"></label><button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const decided = { ...answers, confirm: [{ quantity: "1" }, { quantity: "2" }] };
    const one = await buyFromPages(pool, pages, { answers: decided });
    const named = await buyFromPages(pool, pages, { answers: decided, request: "one of them" });

    expect(one.shop.orders).toMatchObject([{ quantity: "1" }]);
    expect(one.host.questions.map(({ key }) => key)).toEqual(["confirm", "payment_method"]);
    expect(named.shop.orders).toMatchObject([{ quantity: "1" }]);
    expect(named.host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("that wants a text, marked by a star before its name, and a file is given both at once", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket" onsubmit="return check(this)"><dl><dt><label class="required"><em>*</em>Engraving</label> +$3.00</dt>
      <dd><input name="engraving" class="required-entry"></dd></dl><label>Drawing * <input type="file" name="wrap" required></label>
      <button>Add to basket</button></form><script>function check(form) {
        const file = form.wrap.files[0];
        const read = new FileReader();
        read.onload = () => { location = '/basket?file=' + file.name + '&drawing=' + read.result + '&engraving=' + form.engraving.value; };
        if (file) read.readAsText(file);
        return false;
      }</script>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart, host } = await fillCartFromPages(pool, pages, { answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
    expect(cart).toMatchObject({ engraving: "For Charles", drawing: "2030-01-01", file: "file.txt" });
  });

  it("that takes a file through a button of its own gets one once it says that it misses it", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/basket" onsubmit="says.textContent = kept.value ? '' : 'Drawing required!'; return kept.value !== ''">
      <div class="required"><label for="kept">Drawing</label><div><button type="button" onclick="choose()">Upload File</button>
      <input type="hidden" name="engraving" id="kept"></div><button type="button" class="btn-danger">Start over</button>
      <div class="text-danger" id="says"></div></div><button>Add to basket</button></form>
      <script>function choose() {
        const input = Object.assign(document.createElement('input'), { type: 'file' });
        input.onchange = async () => {
          await fetch('/add');
          kept.value = input.files[0].name + ': ' + await input.files[0].text();
          alert('Your file was uploaded!');
        };
        input.click();
      }</script>`;
    const pages = { ...productAndBasket, "/product": product, "/add": "{}", "/checkout": checkout };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions).toMatchObject([{ message: expect.stringContaining("Drawing") }, {}]);
    expect(shop.orders).toMatchObject([{ engraving: "file.txt: For Charles" }]);
  });

  it("that wants a date and a tick in one of several boxes is given both", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/added">
      <label>Delivery date * <input type="date" name="day" required></label><fieldset><legend>Finish *</legend>
      <label><input type="checkbox" name="finish" value="1"> Oil</label> <label><input type="checkbox" name="finish" value="2"> Wax</label></fieldset>
      <button>Add to basket</button></form>`;
    const { cart, host } = await fillCartFromPages(
      pool,
      {
        ...productAndBasket,
        "/product": product,
        "/added": ({ sent }) =>
          sent.finish ? "to /basket" : `<p class="error" role="alert">Finish required!</p>${product}`,
        "/checkout": checkout,
      },
      { request: "with wax", answers: { ...answers, details: [{ day: "2030-01-01" }] } },
    );

    expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
    expect(cart).toMatchObject({ day: "2030-01-01", finish: "2" });
  });

  it("that wants what nothing on it can be given ends with the shop's words, asked only once", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form onsubmit="event.preventDefault(); fetch('/add'); says.textContent = 'Colour chart required!'; text.textContent = engraving.value ? '' : 'Engraving is required!'">
      <div><label for="engraving">Engraving</label> <input id="engraving" name="engraving"><span class="error" id="text"></span></div>
      <div>Colour chart <input type="hidden" name="chart"><span class="error" id="says"></span></div><button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/add": "<p></p>" };
    const { outcome, host } = await buyFromPages(pool, pages, { answers });

    expect(outcome).toMatchObject({ status: "failed", code: "variant_unavailable" });
    expect(outcome).toHaveProperty("message", expect.stringContaining("Colour chart required!"));
    expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
  });

  it.each(["/basket", "/checkout"])(
    "opened by a deep link may lose its first basket, as is seen at %s: the item is added once more",
    async (where) => {
      let added = 0;
      const whole: Record<string, ShopPage> = { ...productAndBasket, "/checkout": checkout };
      const pages = {
        ...whole,
        [where]: () => (added > 1 ? `${whole[where]}` : "<h1>Your basket</h1><p>Your basket is empty.</p>"),
        "/add": () => {
          added += 1;
          return "to /basket";
        },
        "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/add">
          <button>Add to basket</button></form>`,
      };
      const { outcome, shop } = await buyFromPages(pool, pages, { answers });

      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(shop.orders).toHaveLength(1);
      expect(added).toBe(2);
    },
  );

  it.each([
    `<div><span><s>$100.00</s></span> <span>$80.00</span></div>`,
    `<p><s>$100.00</s> $80.00</p>`,
    `<p><span style="text-decoration:line-through">Was <span>$100.00</span></span> <b>$80.00</b></p>`,
  ])("is not too dear for a price that is crossed out (%s)", async (price) => {
    const product = `<h1>Garden Chair</h1>${price}<form method="post" action="/basket"><button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { outcome } = await buyFromPages(pool, pages, {
      answers,
      maxCost: { amount: "90.00", currency: "USD" },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("is called by the heading that is seen, not by the shop's own above it", async () => {
    const hidden = "position:absolute;width:1px;height:1px;overflow:hidden";
    const { outcome, host } = await buyFromPages(
      pool,
      {
        ...productAndBasket,
        "/product": `<h1 style="${hidden}">The Shop</h1><div style="visibility:hidden"><h1>Menu</h1></div>${productAndBasket["/product"]}`,
        "/checkout": checkout,
        "/order": "<h1>Thank you!</h1><p>You have successfully placed an order.</p>",
      },
      { answers },
    );

    expect(host.steps.find(({ code }) => code === "variant_chosen")).toMatchObject({
      facts: { title: "Garden Chair" },
    });
    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: null });
  });
});
