import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type PageVisit, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const sold = `<p>Quantity <input type="number" name="pieces" value="1"></p><button name="add">Add to basket</button>`;

/** What the shop puts into its form once both are chosen; the smallest in white is gone. */
const offer = ({ sent: { size = "", colour = "" } }: PageVisit) => {
  if (size === "" || colour === "") return "<p>Choose a variation.</p>";
  return size === "s" && colour === "w" ? "<p>Not on stock.</p>" : sold;
};

const chosenHere = `<div itemscope itemtype="https://schema.org/Product"><form id="buy" method="post" action="/basket">
  <button name="add" style="display:none">Add to basket</button><h1 itemprop="name">Garden Chair</h1>
  <p>Size <select name="size"><option value="">Choose</option><option value="s">Small</option><option value="m">Medium</option></select></p>
  <p>Colour <label><input type="radio" name="colour" value="b"> Black</label><label><input type="radio" name="colour" value="w"> White</label></p>
  <p>$80.00</p><div id="offer"><p>Choose a variation.</p></div><button type="button">Compare</button></form></div>
  <script>buy.onchange = async () => { offer.innerHTML = (await (await fetch('/offer?' + new URLSearchParams(new FormData(buy)))).text()); };</script>`;
const pages = { ...productAndBasket, "/product": chosenHere, "/checkout": checkout, "/offer": offer };

describe.concurrent("a product whose button comes only with a choice", () => {
  it("is bought as the request says", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request: "medium, black" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ size: "m", colour: "b", pieces: "1" }]);
  });

  it("is asked about again where it stays away", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      answers: {
        variant: [
          { Size: "Small", Colour: "White" },
          { Size: "Small", Colour: "Black" },
        ],
        payment_method: [{ payment_method: "bank" }],
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["variant", "variant", "payment_method"]);
    expect(shop.orders).toMatchObject([{ size: "s", colour: "b" }]);
  });
});

describe.concurrent("a product whose button opens a moment after the choice", () => {
  const choosing = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form id="buy" method="post" action="/basket">
    <p>Size <select name="size"><option value="">Choose</option><option value="s">Small</option><option value="m">Medium</option></select></p>
    <button id="add" class="button disabled">Add to basket</button></form>
    <script>buy.onchange = () => { add.className = 'button disabled'; setTimeout(() => { add.className = 'button'; }, 900); };
      add.onclick = () => { if (add.matches('.disabled')) { alert('Please select some product options.'); return false; } };</script>`;

  it.each([
    ["and is dimmed until then", "<style>.disabled { opacity: 0.5; cursor: not-allowed }</style>"],
    ["and only objects until then", ""],
  ])("%s is bought", async (_how, style) => {
    const { outcome, shop } = await buyFromPages(
      pool,
      { ...pages, "/product": style + choosing },
      { request: "medium" },
    );

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ size: "m" }]);
  });
});

describe.concurrent("a page with something to choose, and no product", () => {
  it("sells nothing: a list to sort, a form to write to the shop", async () => {
    const page = `<h1>Chairs</h1><form><select name="sort"><option>Price</option><option>Name</option></select></form>
      <a href="/chair">Garden Chair</a> $80.00
      <form method="post" action="/ask"><h2>Ask us</h2><select name="topic"><option>Chairs</option><option>Tables</option></select><textarea name="text"></textarea></form>`;
    const { outcome, host } = await buyFromPages(pool, { "/product": page });

    expect(outcome).toMatchObject({ status: "failed", code: "not_a_shop" });
    expect(host.questions).toEqual([]);
  });
});
