import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** The product with a choice and no form, and two other goods of the shop, as `tile` writes them. */
const productBeside = (tile: (name: string, price: string) => string, button: string) =>
  `<div class="top"><h1>Overshirt pattern</h1><p style="font-size:1.4em">PDF $14.00</p>
  <label>File format <select id="format"><option value="">Select one…</option><option>A4 at home</option><option>A0 copy shop</option></select></label>
  <p><button id="add" class="btn" onclick="add('pattern ' + format.value)">${button}</button> <button class="btn">Save for later</button></p></div>
  <h2>More patterns</h2><div class="row">${tile("Alder Tee", "$9.00")}${tile("Sorrel Trousers", "$13.00")}</div><div id="window"></div>
  <script>const format = document.getElementById('format');
  const add = (item) => { if (item === 'pattern ') return; fetch('/added?' + new URLSearchParams({ item })).then(show); };
  const show = () => { document.getElementById('window').innerHTML = '<div style="position:fixed;inset:0;background:#0006"><div role="dialog" aria-label="Cart" style="position:absolute;inset:0;background:#fff;overflow:auto">'
    + '<button onclick="document.getElementById(\\'window\\').innerHTML = \\'\\'">Continue shopping</button> <p>Total $14.00</p><a href="/checkout">Checkout</a></div></div>'; };</script>`;

const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total <b>$14.00</b></p><button>Place order</button></form>`;

describe.concurrent("goods that a page proposes beside its product, each with a button", () => {
  it.each([
    [
      "named by plain links",
      "Add to cart",
      (name: string, price: string) =>
        `<div class="panel"><a href="/p/${name.length}">${name}</a><p>${price}</p><button class="btn" onclick="add('${name}')">Add</button></div>`,
    ],
    [
      "without a link",
      "Add PDF to cart",
      (name: string, price: string) =>
        `<div class="card"><b>${name}</b><p>${price}</p><button class="btn" onclick="add('${name}')">Add to cart</button></div>`,
    ],
  ])("are not bought in its place: %s", async (_how, button, tile) => {
    const pages = { "/product": productBeside(tile, button), "/added": "{}", "/checkout": checkout };
    const bought = await buyFromPages(pool, pages, { request: "the A0 copy shop file" });

    expect(bought.host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(bought.shop.orders).toMatchObject([{ item: "pattern A0 copy shop" }]);
  });
});
