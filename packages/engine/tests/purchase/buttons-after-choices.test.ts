import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
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
    const { cart, host } = await fillCartFromPages(pool, pages, { request: "medium, black" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "m", colour: "b", pieces: "1" });
  });

  it("is asked about again where it stays away", async () => {
    const { cart, host } = await fillCartFromPages(pool, pages, {
      answers: {
        variant: [
          { Size: "Small", Colour: "White" },
          { Size: "Small", Colour: "Black" },
        ],
        payment_method: [{ payment_method: "bank" }],
      },
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["variant", "variant"]);
    expect(cart).toMatchObject({ size: "s", colour: "b" });
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
    const { cart } = await fillCartFromPages(
      pool,
      { ...pages, "/product": style + choosing },
      { request: "medium" },
    );

    expect(cart).toMatchObject({ size: "m" });
  });
});

describe.concurrent("a product that shows its price with a choice only", () => {
  // The radios are a component library's: out of sight themselves, and pressed on their labels.
  const radio = (name: string, value: string, title: string) =>
    `<div><button type="button" role="radio" aria-checked="false" name="${name}" value="${value}" id="${name}-${value}" class="unseen"></button><label for="${name}-${value}" class="tile">${title}</label></div>`;
  const group = (name: string, title: string, radios: string) =>
    `<div><label>${title}</label><div role="radiogroup" id="${name}"><div class="row">${radios}</div></div></div>`;
  const unpriced = `<style>.unseen { position: absolute; width: 1px; height: 1px; padding: 0; margin: -1px; overflow: hidden; clip: rect(0 0 0 0); border: 0 }
      .row { display: flex; gap: 10px } .tile { display: block; border: 1px solid; padding: 8px 30px }</style>
    <div><h1>Garden Chair</h1><p>Folds away.</p>
    ${group("size", "size", radio("size", "s", "Small") + radio("size", "m", "Medium"))}
    ${group("colour", "colour", radio("colour", "b", "Black") + radio("colour", "w", "White"))}
    <p id="price"></p><button id="add" disabled style="width: 400px; height: 40px">Select Options</button></div>
    <section><h2>Related products</h2><a href="/other">Table <b>from $172.00</b></a></section>
    <script>const chosen = {};
      for (const one of document.querySelectorAll('[role=radio]')) one.onclick = () => {
        for (const other of one.closest('[role=radiogroup]').querySelectorAll('[role=radio]')) other.setAttribute('aria-checked', String(other === one));
        chosen[one.name] = one.value;
        if (chosen.size && chosen.colour) { price.textContent = '$80.00'; add.disabled = false; add.textContent = 'Add to Cart'; }
      };
      add.onclick = () => { const form = document.createElement('form'); form.method = 'post'; form.action = '/basket';
        form.innerHTML = '<input type=hidden name=pieces value=1>'; for (const name in chosen) form.innerHTML += '<input type=hidden name=' + name + ' value=' + chosen[name] + '>';
        document.body.append(form); form.submit(); };</script>`;

  it("is bought, its button named for what is still to be chosen", async () => {
    const { cart, host } = await fillCartFromPages(
      pool,
      { ...pages, "/product": unpriced },
      { request: "medium, white" },
    );

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "m", colour: "w", pieces: "1" });
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

describe.concurrent("a product whose button comes behind questions that another button unfolds", () => {
  const question = (name: string, text: string) =>
    `<fieldset><legend>${text}</legend><label><input type="radio" name="${name}" value="yes" required> Yes</label><label><input type="radio" name="${name}" value="no"> No</label></fieldset>`;
  const asking = `<h1>Nasal spray</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
    <label>Size <select name="size" id="size" required><option value="">Choose an option</option><option value="60">60 sprays</option><option value="120">120 sprays</option></select></label>
    <button type="button" id="start" disabled>Start consultation</button>
    <div id="more" hidden>${question("adult", "Are you 18 or over?")}${question("others", "Do you take other medicines?")}
      <label><input type="checkbox" name="truth" value="1" required> I have answered truthfully.</label>
      <label>Quantity <input type="number" name="quantity" value="1"></label><button>Add to basket</button></div></form>
    <script>size.onchange = () => { start.disabled = size.value === ""; }; start.onclick = () => { start.hidden = true; more.hidden = false; };</script>`;

  it("is asked about them, and bought", async () => {
    const shop = { ...pages, "/product": asking };
    const variant = {
      "Are you 18 or over?": "Yes",
      "Do you take other medicines?": "No",
      truth: "I have answered truthfully.",
    };
    const { cart, host } = await fillCartFromPages(pool, shop, {
      request: "Two of the 120 spray size. It's for me, I'm 34.",
      answers: { variant: [variant], payment_method: [{ payment_method: "bank" }] },
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["variant"]);
    expect(host.questions[0]?.message).not.toContain("No choice");
    expect(cart).toMatchObject({ size: "120", adult: "yes", others: "no", truth: "1", quantity: "2" });
  });
});

describe.concurrent("a product whose button is another one after each choice", () => {
  const radio = (name: string, title: string) =>
    `<button type="button" role="radio" aria-checked="false" data-name="${name}" data-value="${title}">${title}</button>`;
  const moving = `<main><h1>Garden Chair</h1><p>$80.00</p>
    <div><b>Size</b><div role="radiogroup" aria-label="Size">${radio("size", "Small")}${radio("size", "Medium")}</div></div>
    <div><b>Colour</b><div role="radiogroup" aria-label="Colour">${radio("colour", "Black")}${radio("colour", "White")}</div></div>
    <div id="place"><p><button disabled style="width:300px;height:40px">Select size and colour</button></p></div></main>
    <script>
      const chosen = {};
      document.querySelectorAll('[role=radio]').forEach((one) => { one.onclick = () => {
        one.parentElement.querySelectorAll('[role=radio]').forEach((other) => other.setAttribute('aria-checked', String(other === one)));
        chosen[one.dataset.name] = one.dataset.value;
        const fields = Object.entries(chosen).map(([name, value]) => '<input type="hidden" name="' + name + '" value="' + value + '">').join('');
        place.innerHTML = chosen.size && chosen.colour
          ? '<section><form method="post" action="/basket">' + fields + '<button name="add">Add to basket</button></form></section>'
          : '<div><div><button disabled style="width:300px;height:40px">Select a colour</button></div></div>';
      }; });
    </script>`;

  it("is bought as the request says", async () => {
    const { cart } = await fillCartFromPages(
      pool,
      { ...pages, "/product": moving },
      { request: "medium, white" },
    );

    expect(cart).toMatchObject({ size: "Medium", colour: "White" });
  });
});
