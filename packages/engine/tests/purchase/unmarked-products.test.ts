import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, startBrowserPool } from "../../src/index.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await startBrowserPool();
});
afterAll(() => pool?.close());

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const basket: ShopPage = ({ all }) =>
  all.item
    ? `<h1>Your basket</h1><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Checkout</a>`
    : "<h1>Your basket</h1><p>Your basket is empty.</p>";
const selling = (product: string): Record<string, ShopPage> => ({
  ...productAndBasket,
  "/product": product,
  "/basket": basket,
  "/add": "{}",
  "/checkout": checkout,
});
const header = '<header><a href="/basket">Basket</a></header>';
const title = '<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>';

describe.concurrent("a product page that nothing marks as one", () => {
  it("with a heading, choices and a button that are mere boxes under the pointer sells what is wanted", async () => {
    const box = (words: string, press: string) =>
      `<div class="box" style="cursor:pointer;display:inline-block;padding:9px" onclick="${press}">${words}</div>`;
    const product = `${header}<div style="font-size:30px">Gartenstuhl</div><div style="font-size:30px">80,00 €</div>
      <div><b>Farbe</b><div>${box("Rot", "colour='red'")}${box("Blau", "colour='blue'")}</div></div>
      <div style="cursor:pointer;padding:15px 90px;background:#222;color:#fff" onclick="put()">Haben wollen</div>${box("Auf den Merkzettel", "location='/list'")}
      <script>let colour; async function put() { await fetch('/add', { method: 'POST', body: new URLSearchParams({ item: 1, colour }) }); location = '/basket'; }</script>`;
    const { cart, host, shop } = await fillCartFromPages(pool, selling(product), { request: "rot" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ colour: "red" });
    expect(shop.visits.filter(({ path }) => path === "/add")).toHaveLength(1);
  });

  it("with its price in a sentence, and a number that is named after the goods, is bought for the day that is wanted", async () => {
    const days = ["Sat 12 December 2026, 10:00", "Sun 13 December 2026, 14:00"];
    const product = `${header}<h1>Pottery class</h1><p>Three hours, clay and firing included. $80.00 per person.</p>
      <form method="post" action="/basket"><input type="hidden" name="item" value="1"><label>Date <select name="date"><option value="">Choose a date</option>${days.map((day) => `<option>${day}</option>`).join("")}</select></label>
      <label>Places <input type="number" name="n" min="1" max="6" value="1"></label><button>Book now</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, selling(product), {
      request: "2 places on 13 December",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ date: days[1], n: "2" });
  });

  it("has no measure changed because several pieces are wanted", async () => {
    const product = `${header}${title}<form method="post" action="/basket"><input type="hidden" name="item" value="1">
      <label>Length in metres <input type="number" name="length" value="1"></label><button>Add to basket</button></form>`;
    const { outcome, shop } = await buyFromPages(pool, selling(product), { request: "two of them" });

    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toEqual([]);
    expect(shop.visits.some(({ sent }) => sent.length === "2")).toBe(false);
  });

  it("whose next page asks who comes has the others' names asked for, once it refuses to go on without them", async () => {
    const name = (n: number) =>
      `<fieldset><legend>Participant ${n}</legend><label>First name <input name="first${n}"></label><label>Surname <input name="last${n}"></label></fieldset>`;
    const product = `${header}${title}<form method="post" action="/basket"><input type="hidden" name="item" value="1"><button>Add to basket</button></form>`;
    const who = `<h1>Who is coming?</h1><form method="post" action="/who">${name(1)}${name(2)}<button>Next</button></form>`;
    const pages: Record<string, ShopPage> = {
      ...selling(product),
      "/checkout": who,
      "/who": ({ sent }) => (sent.first2 && sent.last2 ? checkout : `<p>Please give every name.</p>${who}`),
    };
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      answers: {
        details: [{ first2: "Grace", last2: "Hopper" }],
        payment_method: [{ payment_method: "bank" }],
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(shop.orders).toMatchObject([{ first2: "Grace", last2: "Hopper" }]);
  });

  it("and below which larger words head other goods is the one that is bought", async () => {
    const other = (name: string, item: number) =>
      `<div class="entry"><a href="/product?p=${item}"><img alt="" width="60" height="60"></a><h3><a href="/product?p=${item}">${name}</a></h3><h4>70.00</h4>
        <form method="post" action="/basket"><input type="hidden" name="item" value="${item}"><button>Add to basket</button></form>
        <div><b>Tools</b><button type="button" id="wishlist">Add to wishlist</button><button type="button">Add to compare</button></div></div>`;
    const product = `${header}<div><img alt="" width="300" height="300"><div><h2 style="font-size:24px">Garden Chair</h2><h3 style="font-size:24px">$80.00</h3>
        <form method="post" action="/basket"><input type="hidden" name="item" value="1"><button>Add to basket</button></form></div></div>
      <div style="margin-top:400px"><div><h3 style="font-size:30px">You might want these</h3></div>${other("Garden Chair", 1)}${other("Garden Table", 2)}${other("Parasol", 3)}${other("Hammock", 4)}</div>`;
    const { cart, host } = await fillCartFromPages(pool, selling(product));

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ item: "1" });
  });

  it("whose choices stand in a form of their own is bought as chosen there", async () => {
    const choice = (words: string, value: string, more = "") =>
      `<label><input type="radio" name="colour" value="${value}" ${more} onchange="buy.colour.value='${value}'">${words}</label>`;
    const product = `${header}${title}<form><fieldset><legend>Colour</legend>${choice("White", "w", "checked")}${choice("Blue", "b")}</fieldset></form>
      <form id="buy" method="post" action="/basket"><input type="hidden" name="item" value="1"><input type="hidden" name="colour" value="w"><button>Add to basket</button></form>`;
    const { shop } = await buyFromPages(pool, selling(product), { request: "blue" });
    expect(shop.orders).toMatchObject([{ colour: "b" }]);

    const untold = await buyFromPages(pool, selling(product));
    expect(untold.host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(untold.shop.orders).toMatchObject([{ colour: "w" }]);
  });

  it("whose button lies in a shadow root is bought with the choices of the form around it", async () => {
    const product = `${header}${title}<form method="post" action="/basket"><input type="hidden" name="item" value="1">
      <label>Size <select name="size"><option value="">Choose</option><option value="s">Small</option><option value="m">Medium</option></select></label>
      <buy-it></buy-it></form><script>customElements.define('buy-it', class extends HTMLElement { connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<button type="button">I want this one</button>';
        this.shadowRoot.firstChild.onclick = () => this.closest('form').requestSubmit(); } });</script>`;
    const { cart } = await fillCartFromPages(pool, selling(product), { request: "medium" });

    expect(cart).toMatchObject({ size: "m" });
  });

  it("whose likeliest button does nothing is bought with the next one, once the basket has proved empty", async () => {
    const product = `${header}${title}<div style="position:fixed;bottom:0"><button type="button" onclick="fetch('/seen')">Add to basket</button></div>
      <form method="post" action="/basket"><input type="hidden" name="item" value="1"><button>Take it home</button></form>`;
    const { outcome, shop } = await buyFromPages(pool, { ...selling(product), "/seen": "{}" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path, sent }) => path === "/basket" && sent.item === "1")).toHaveLength(1);
  });

  it("with no price but those of its choices sells one of them, to the place that it asks for", async () => {
    const size = (name: string, price: string) =>
      `<label><input type="radio" name="size" value="${name}" ${name === "Classic" ? "checked" : ""}> ${name} ${price}</label>`;
    const product = `${header}<h1>Winter Rose</h1><form method="post" action="/basket"><input type="hidden" name="item" value="1">
      <fieldset><legend>Size</legend>${size("Classic", "$36.00")}${size("Medium", "$46.00")}${size("Grand", "$62.00")}</fieldset>
      <p><label>Delivery postcode <input name="area"></label></p><button>Send this bouquet</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, selling(product), { request: "the medium one" });

    expect(host.questions).toEqual([]);
    expect(cart).toMatchObject({ size: "Medium", area: "94104" });
  });

  it("whose button shows nothing of what it has done gets no second press", async () => {
    const product = `${header}${title}<button type="button" onclick="fetch('/add', { method: 'POST', body: new URLSearchParams({ item: 1 }) })">Add to basket</button>
      <form method="post" action="/twice"><input type="hidden" name="item" value="2"><button>Take it home</button></form>`;
    const { outcome, shop } = await buyFromPages(pool, selling(product));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.map(({ path }) => path)).not.toContain("/twice");
    expect(shop.visits.filter(({ path }) => path === "/add")).toHaveLength(1);
  });

  it.each([
    "<button>Bestellen</button>",
    `<select name="size"><option>S</option></select> <a href="#" onclick="this.closest('form').submit()">Bestellen</a>`,
  ])('whose button says "order" beside one product is added first: %s', async (button) => {
    const product = `${header}${title}<form method="post" action="/basket"><input type="hidden" name="item" value="1">${button}</form>`;
    const { outcome, shop } = await buyFromPages(pool, selling(product));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });

  it('whose button says "order", and adds without leaving the page, is added once', async () => {
    const product = `<header><a href="/basket"><svg width="20" height="20"></svg></a></header>${title}<form method="post" action="/basket"><div role="button" style="cursor:pointer;background:#036;color:#fff;padding:8px;width:120px"
      onclick="fetch('/add?item=1').then(() => { said.textContent = 'In your basket'; })">Bestellen</div><p id="said"></p></form>`;
    const { outcome, shop } = await buyFromPages(pool, selling(product));

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.visits.filter(({ path }) => path === "/add")).toHaveLength(1);
  });
});
