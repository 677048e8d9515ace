import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const total = `<p>Subtotal $80.00</p><p>Shipping $5.00</p><p>Total <b>$85.00</b></p>`;
const pay = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${pay}${total}<button>Place order</button></form>`;
const goods = (name: string, id: string): string => `<h1>${name}</h1><p style="font-size:2em">$80.00</p>
  <form method="post" action="/basket"><input type="hidden" name="goods" value="${id}"><button>Add to basket</button></form>`;
const tile = (name: string, id: string): string =>
  `<div class="tile"><a href="/${id}"><img alt="" width="90" height="90">${name}</a><p>$80.00</p></div>`;
const tiles =
  tile("Garden Chair, oak", "oak") + tile("Garden Chair, teak", "teak") + tile("Bench, oak", "bench");
/** The button of an entry opens the page of the goods. */
const linkedTile = (name: string, id: string): string =>
  `<div class="item"><ul><li><a href="#">♥</a></li></ul><div><h6>${name}</h6><a href="/${id}">+ Add To Cart</a><h5>$80.00</h5></div></div>`;
const filters = ["oak", "teak", "pine"].map((one) => `<label><input type="radio" name="wood">${one}</label>`);
const search = `<form action="/search"><input name="q" aria-label="Search"><button>Search</button></form>`;
const shop: Record<string, ShopPage> = {
  ...productAndBasket,
  "/checkout": checkout,
  "/oak": goods("Garden Chair, oak", "oak"),
  "/teak": goods("Garden Chair, teak", "teak"),
  "/bench": goods("Bench, oak", "bench"),
  "/search": ({ sent }) =>
    `${search}<h1>Results for ${sent.q ?? ""}</h1>${/chair/i.test(sent.q ?? "") ? tiles : "<p>Nothing</p>"}`,
};
const payment_method = [{ payment_method: "cod" }];
const request = "a garden chair in teak";

describe.concurrent("a page that sells nothing itself leads to the goods that the request names", () => {
  it.each<[string, Record<string, ShopPage>]>([
    ["as a list of goods", { "/product": `${search}<h1>Garden</h1>${tiles}` }],
    [
      "by its search",
      { "/product": `<header>${search}</header><h1>Everything for the garden</h1><p>Since 1998.</p>` },
    ],
    [
      "by a search behind a button",
      {
        "/product": `<header><button type="button" aria-label="Search" onclick="layer.hidden = false">⌕</button></header><h1>Our garden</h1>
          <div id="layer" hidden style="position:fixed;inset:0;background:#fff"><form action="/search"><input type="search" name="q" placeholder="Search"></form></div>`,
      },
    ],
    [
      "after more of the list is loaded",
      {
        "/product": `<h1>Garden</h1><div id="list">${tile("Parasol, green", "parasol")}${tile("Table, oak", "table")}</div>
          <button type="button" onclick="fetch('/more').then((answer) => answer.text()).then((text) => { list.innerHTML += text; this.remove(); })">Load more</button>`,
        "/more": tiles,
      },
    ],
    [
      "by a category",
      {
        "/product": `<nav><a href="/chairs">Chairs</a> <a href="/tables">Tables</a></nav><h1>Our shop</h1>`,
        "/chairs": `<h1>Chairs</h1>${tiles}`,
      },
    ],
    [
      "by a page of everything, to which its own content leads",
      {
        "/product": `<nav><a href="/about">About us</a></nav><main><h1>Made by hand</h1><a href="/all">See it all</a></main>`,
        "/about": "<h1>About us</h1><p>Since 1998.</p>",
        "/all": `<h1>All of it</h1>${tiles}`,
      },
    ],
    [
      "as a list beside filters, whose buttons open the goods",
      {
        "/product": `<main><div>Wood ${filters.join("")}</div>
          ${linkedTile("Garden Chair, oak", "oak")}${linkedTile("Garden Chair, teak", "teak")}</main>`,
      },
    ],
    [
      "behind a choice of languages",
      {
        "/product": `<h1>Welcome</h1><a href="/en">English</a> <a href="/fr">Français</a>`,
        "/en": `<h1>Garden</h1>${tiles}`,
      },
    ],
  ])("%s", async (_how, pages) => {
    const { outcome, shop: bought } = await buyFromPages(
      pool,
      { ...shop, ...pages },
      { request, answers: { payment_method } },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(bought.orders).toMatchObject([{ goods: "teak" }]);
  });

  it("by the link that says to buy, where no price is shown", async () => {
    const pages = {
      "/product": `<h1>Sit well.</h1><p>The chair that understands you.</p><a href="/teak">Buy now</a>`,
    };
    const { shop: bought } = await buyFromPages(
      pool,
      { ...shop, ...pages },
      { request: "one chair", answers: { payment_method } },
    );
    expect(bought.orders).toMatchObject([{ goods: "teak" }]);
  });

  it("by asking which is meant, where it fits several", async () => {
    const { host, shop: bought } = await buyFromPages(
      pool,
      { ...shop, "/product": `<h1>Garden</h1>${tiles}` },
      { request: "a garden chair", answers: { variant: [{ Product: "Garden Chair, oak" }], payment_method } },
    );
    expect(host.questions[0]?.responseSchema.properties.Product?.oneOf).toHaveLength(2);
    expect(bought.orders).toMatchObject([{ goods: "oak" }]);
  });

  it("by drawing them once it is scrolled to them", async () => {
    const later = `<div style="height:1800px">Our story</div><div id="rest" style="min-height:200px"></div>
      <script>new IntersectionObserver(([seen]) => { if (seen.isIntersecting && !rest.innerHTML) fetch('/rest').then((answer) => answer.text()).then((text) => { rest.innerHTML = text; }); }).observe(rest)</script>`;
    const rest = `<form method="post" action="/basket"><input type="hidden" name="goods" value="teak"><button>Add to basket</button></form>`;
    const { shop: bought } = await buyFromPages(
      pool,
      { ...shop, "/product": `<h1>Garden Chair, teak</h1><p>$80.00</p>${later}`, "/rest": rest },
      { request, answers: { payment_method } },
    );
    expect(bought.orders).toMatchObject([{ goods: "teak" }]);
  });
});
