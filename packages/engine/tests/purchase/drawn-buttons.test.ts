import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payment = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p>`;

/** A picture of a button, and over it the button itself, which nobody sees. */
const drawn = (words: string, beneath = words) =>
  `<span class="drawn"><i></i><span>${beneath}</span><button>${words}</button></span>`;
const style = `<style>.drawn { position: relative; display: inline-block; padding: 12px; background: #333; color: #fff }
  .drawn button { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0 }</style>`;

describe.concurrent("a button that is only a picture", () => {
  it("with the real one unseen over it is pressed as any other, from the product to the order", async () => {
    const pages = {
      "/product": `${style}<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">${drawn("Add to basket")}</form>`,
      "/basket": `${style}<h1>Your basket</h1><p>Garden Chair</p><form action="/checkout">${drawn("Checkout")}</form>`,
      "/checkout": `${style}<h1>Checkout</h1><form method="post" action="/pay">${addressFields}${drawn("Continue")}</form>`,
      "/pay": `${style}<h1>Payment</h1><form method="post" action="/order">${payment}${drawn("Place order")}</form>`,
    };
    const { outcome, shop } = await buyFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(shop.orders).toMatchObject([{ email: "pages@example.com", pay: "bank" }]);
  });

  it("with another one unseen over it than it shows is no button", async () => {
    const product = `${style}<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
      <form method="post" action="/order">${drawn("Add to basket", "More about this chair")}</form>`;
    const { outcome, shop } = await buyFromPages(pool, { ...productAndBasket, "/product": product });

    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toEqual([]);
  });
});

describe.concurrent("a choice that is only a picture", () => {
  it("is called by what the picture shows, not by the number that the shop gives it", async () => {
    const swatch = (name: string, id: number) =>
      `<li><a href="javascript:;" class="swatch" data-value="${id}" data-label="${name}"><img alt="${name}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="30" height="30"></a></li>`;
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <div><label>Colour:</label><ul>${swatch("Gold", 4)}${swatch("Red", 5)}</ul><input type="hidden" name="colour"></div>
      <button>Add to basket</button></form><script>
        for (const one of document.querySelectorAll('.swatch')) one.onclick = () => { document.forms[0].colour.value = one.dataset.value; };
      </script>`;
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}<button>Place order</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart, host } = await fillCartFromPages(pool, pages, { request: "in red" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ colour: "5" });
  });

  it("and a link to the same page, with no words but its tooltip, is pressed where its colour is wished for", async () => {
    const swatch = (name: string, id: number, on: string) =>
      `<li class="${on}"><a href="/product" id="colour_${id}" class="${on}" title="${name}" style="background:${name};display:block;width:22px;height:22px"> </a></li>`;
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <fieldset><label>Color&nbsp;</label><div><ul>${swatch("Gold", 4, "selected")}${swatch("Red", 5, "")}</ul>
      <input type="hidden" name="colour" value="4"></div></fieldset><p><a href="#" title="Less"><i>-</i></a></p>
      <button>Add to basket</button></form><script>
        for (const one of document.querySelectorAll('li a')) one.onclick = (event) => { event.preventDefault();
          document.forms[0].colour.value = one.id.slice(7); document.querySelectorAll('.selected').forEach((old) => old.classList.remove('selected'));
          one.classList.add('selected'); };
      </script>`;
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}<button>Place order</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart, host } = await fillCartFromPages(pool, pages, { request: "in red" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ colour: "5" });
  });

  it("in a list that a script draws with marks, under a prompt that only a tooltip holds, is found by its words", async () => {
    const marked = '<span data-value="m">Medium<span class="badge">+ $2.00</span></span>';
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <dl><dt>Size</dt><dd><div><select name="size" title="Make up your mind" required style="position:absolute;left:50%;width:1px;height:1px;opacity:0">
        <option value=""></option><option value="s">Small</option><option value="m">${marked.replaceAll("<", "&lt;").replaceAll("+ $", "+&nbsp;$")}</option></select>
        <button type="button" class="toggle"><div>Make up your mind</div></button><div class="list" hidden><ul></ul></div></div></dd></dl>
      <button>Add to basket</button></form><script>
        const list = document.forms[0].size, toggle = document.querySelector('.toggle'), drawn = document.querySelector('.list');
        toggle.onclick = () => { drawn.hidden = false; drawn.firstChild.innerHTML = [...list.options].slice(1).map((one) => '<li><a href="#"><span>' + one.text + '</span></a></li>').join(''); };
        drawn.onclick = (event) => { event.preventDefault(); const row = event.target.closest('li'); if (!row) return;
          list.selectedIndex = 1 + [...row.parentNode.children].indexOf(row); toggle.textContent = row.textContent; drawn.hidden = true; };
      </script>`;
    const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${payment}<button>Place order</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
    const { cart, host } = await fillCartFromPages(pool, pages, { request: "size medium" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(host.steps).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ variant: { Size: "Medium + $2.00" } }) }),
    );
    expect(cart).toMatchObject({ size: "m" });
  });
});

describe.concurrent("a button of the checkout that only its cursor makes one", () => {
  const checkout = (
    order: string,
  ) => `<h1>Checkout</h1><form id="f" method="post" action="/order">${addressFields}
    <label><input type="radio" name="pay" value="cod" checked> Cash on delivery</label><p>Total <b>$80.00</b></p></form>
    <div style="position:fixed;bottom:0;cursor:pointer"><div onclick="f.submit()" style="cursor:default">${order}</div></div>`;

  it("is pressed where its words say that it orders", async () => {
    const page = checkout(`<div style="cursor:pointer;background:#fa0;padding:9px">Place order</div>`);
    const { outcome, shop } = await buyFromPages(pool, { ...productAndBasket, "/checkout": page });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toHaveLength(1);
  });
});

describe.concurrent("a row that is called after the way to pay", () => {
  it("brings up a drawer in which one is chosen", async () => {
    const ways = ["Cash on Delivery", "Pay at the store"].map(
      (way) => `<div style="padding:10px;cursor:pointer" onclick="choose('${way}')">${way}</div>`,
    );
    const pages = {
      ...productAndBasket,
      "/checkout": `<h1>Confirm order</h1><form id="order" method="post" action="/order">${addressFields}<input type="hidden" name="way"></form>
        <div style="cursor:pointer;padding:10px" onclick="drawer.style.bottom = 0"><span>Payment method</span> <span id="shown">Select ›</span></div>
        <div id="drawer" style="position:fixed;bottom:-400px;height:300px;width:100%;background:#fff;transition:bottom .2s"><h3>Select payment method</h3>
        <div style="color:#ccc">Card (unavailable)</div>${ways.join("")}</div><p>Total $80.00</p><button id="go">Place order</button><script>
        function choose(way) { order.way.value = shown.textContent = way; drawer.style.bottom = '-400px'; }
        go.onclick = () => { if (order.way.value) order.submit(); };</script>`,
    };
    const { outcome, host, shop } = await buyFromPages(pool, pages);
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ way: "Cash on Delivery" }]);
    expect(host.submissions).toHaveLength(1);
  });
});
