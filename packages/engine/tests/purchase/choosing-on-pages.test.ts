import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const title = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const shop = (product: ShopPage, more: Record<string, ShopPage> = {}) => ({
  ...productAndBasket,
  "/checkout": checkout,
  "/product": product,
  ...more,
});

describe.concurrent("an option", () => {
  it("of which there is one value only is chosen by hand all the same", async () => {
    const product = `${title}<form method="post" action="/basket"><label>Size <select name="size" required>
      <option value="">Choose an option</option><option value="7">One size</option></select></label><button>Add to cart</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, shop(product));

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "7" });
  });

  it("of a list that writes anew with each choice what the others cost more or less", async () => {
    const product = `${title}<form method="post" action="/basket"><label>Size <select name="size" required></select></label><button>Add to cart</button></form>
      <script>const sizes = [["1", "Single", 0], ["2", "Double", 15], ["3", "King", 30]]; const list = document.querySelector("select");
        const draw = () => { const at = sizes.findIndex(([value]) => value === list.value), base = at < 0 ? 0 : sizes[at][2], held = list.value;
          list.innerHTML = "<option value=''>Choose an Option...</option>" + sizes.map(([value, name, more]) =>
            "<option value=" + value + ">" + name + (more === base ? "" : (more > base ? " +$" : " -$") + Math.abs(more - base) + ".00") + "</option>").join("");
          list.value = held; };
        list.onchange = draw; draw();</script>`;
    const {
      outcome,
      host,
      shop: seen,
    } = await buyFromPages(pool, shop(product), { request: "the king size" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(seen.orders).toMatchObject([{ size: "3" }]);
  });

  it("of radios in a table of prices is called by the heads of their row and column", async () => {
    const cells = ["100", "200"].map(
      (pieces) =>
        `<tr><th>${pieces}部</th>${["当日", "2営業日"].map((day, at) => `<td><label><input type="radio" name="plan" value="${pieces} ${day}"> ${pieces}${at}80円</label></td>`).join("")}</tr>`,
    );
    const product = `<h1>名刺印刷</h1><form method="post" action="/basket"><table><tr><th>部数</th><th>当日出荷</th><th>2営業日出荷</th></tr>${cells.join("")}</table>
      <button>カートに入れる</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, shop(product), {
      request: "名刺を200部、2営業日出荷でお願いします",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ plan: "200 2営業日" });
  });

  it("of radios without display, drawn as swatches by their labels", async () => {
    const product = `${title}<style>.swatch input { display: none } .swatch label { display: inline-block; width: 32px; height: 32px; border: 1px solid }</style>
      <form method="post" action="/basket"><fieldset class="swatch"><legend>Colour</legend>
      <input type="radio" name="colour" id="c1" value="11"><label for="c1" title="Red" style="background:#c00"></label>
      <input type="radio" name="colour" id="c2" value="12"><label for="c2" title="Blue" style="background:#00c"></label></fieldset>
      <button>Add to cart</button></form>`;
    const { cart } = await fillCartFromPages(pool, shop(product), { request: "the blue one" });

    expect(cart).toMatchObject({ colour: "12" });
  });

  it("whose values write a size as a word and as a letter, after a remark in the markup", async () => {
    const size = (value: string, word: string, letter: string, price: string) =>
      `<li><label><input type="radio" name="size" value="${value}"> <span>${word}</span> <span>${letter}</span> <span>${price}</span></label></li>`;
    const product = `${title}<form method="post" action="/basket"><!-- list of units --><ul>
      ${size("1", "Small", "S", "$80")}${size("2", "Medium", "M", "$82")}${size("3", "Large", "L", "$84")}</ul><button>Add to cart</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, shop(product), {
      request: "size Medium",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "2" });
  });

  it("drawn late by the script that opens the button, and whose chosen value stands beside its name", async () => {
    const product = `${title}<form method="post" action="/basket"><div id="options"></div><button id="add" disabled>Add to cart</button></form>
      <script>const values = { Colour: ['Red', 'Green'], Size: ['S', 'M'] };
      setTimeout(() => { for (const [name, titles] of Object.entries(values)) {
        const row = document.createElement('div');
        row.innerHTML = '<span>' + name + '</span> <b></b><div></div><input type="hidden" name="' + name + '">';
        for (const one of titles) { const box = document.createElement('div'); box.className = 'swatch-option'; box.dataset.value = one;
          box.style = 'width:30px;height:30px;display:inline-block;background:#ccc'; box.tabIndex = 0;
          box.onclick = () => { row.querySelector('b').textContent = one; row.querySelector('input').value = one;
            for (const other of row.querySelectorAll('.swatch-option')) other.classList.toggle('selected', other === box); };
          row.querySelector('div').append(box); }
        document.getElementById('options').append(row); }
        document.getElementById('add').disabled = false; }, 1500);</script>`;
    const { cart, host } = await fillCartFromPages(pool, shop(product), {
      request: "green, size M",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ Colour: "Green", Size: "M" });
  });

  it("of whole combinations is chosen by the parts that the request names, else asked for part by part", async () => {
    const choice = (id: number, words: string) =>
      `<li><input type="radio" name="variant" id="v${id}" value="${id}"${id === 1 ? " checked" : ""}><label for="v${id}">${words}</label></li>`;
    const product = `${title}<form method="post" action="/basket"><h6>Variants</h6><ul>${choice(1, "Size: S, Color: Blue")}
      ${choice(2, "Size: M, Color: Blue")}${choice(3, "Size: M, Color: Black")}</ul><button>Add to cart</button></form>`;
    const [named, asked] = await Promise.all([
      buyFromPages(pool, shop(product), { request: "medium, blue" }),
      buyFromPages(pool, shop(product), {
        request: "the blue one",
        answers: { variant: [{ Size: "S", Color: "Blue" }], payment_method: [{ payment_method: "bank" }] },
      }),
    ]);

    expect(named.host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(named.shop.orders).toMatchObject([{ variant: "2" }]);
    expect(Object.keys(asked.host.questions[0]?.responseSchema.properties ?? {})).toEqual(["Size", "Color"]);
    expect(asked.shop.orders).toMatchObject([{ variant: "1" }]);
  });

  it("in a list out of sight, for which a script draws a text that opens it", async () => {
    const product = `${title}<form method="post" action="/basket"><label for="size">Size</label>
      <select name="size" id="size" style="display:none"><option value="">Choose a size</option><option value="s">Small</option><option value="m">Medium</option></select>
      <div><span id="shown">Choose a size</span><ul hidden><li>Small</li><li>Medium</li></ul></div><button id="add" disabled>Choose a size</button></form>
      <script>size.onchange = () => { shown.textContent = size.selectedOptions[0].text; add.textContent = 'Add to cart'; add.disabled = false; };</script>`;
    const { cart } = await fillCartFromPages(pool, shop(product), { request: "size medium" });

    expect(cart).toMatchObject({ size: "m" });
  });

  it("of whole combinations whose radios ask to choose, under a name drawn by lot, is chosen by its parts", async () => {
    const choice = (id: number, words: string) =>
      `<div><input type="radio" name="v_13_6b0286ccb9bd2" id="v${id}" value="${id}"${id === 0 ? " checked" : ""}><div><label for="v${id}">${words}</label></div></div>`;
    const product = `${title}<form method="post" action="/basket"><div>${choice(0, "Choose an option")}${choice(1, "Chair – Blue, Yes")}
      ${choice(2, "Chair – Blue, No")}${choice(3, "Chair – Red, No")}</div><button>Add to cart</button></form>`;
    const [named, asked] = await Promise.all([
      buyFromPages(pool, shop(product), { request: "the red one" }),
      buyFromPages(pool, shop(product), {
        answers: {
          variant: [{ "Option 1": "Chair – Blue, No" }],
          payment_method: [{ payment_method: "bank" }],
        },
      }),
    ]);

    expect(named.host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(named.shop.orders).toMatchObject([{ v_13_6b0286ccb9bd2: "3" }]);
    const [question] = asked.host.questions;
    expect(question?.responseSchema.properties["Option 1"]?.oneOf).toHaveLength(3);
    expect(asked.shop.orders).toMatchObject([{ v_13_6b0286ccb9bd2: "2" }]);
  });

  it("in lists that stand in a list, each below its name, is asked for by those names", async () => {
    const list = (name: string, values: string) =>
      `<li><strong>${name}</strong><select name="${name}">${values
        .split(" ")
        .map((one) => `<option>${one}</option>`)
        .join("")}</select></li>`;
    const product = `<h1>Garden Bench</h1><form method="post" action="/basket"><h3 style="font-size:2em">$80.00</h3>
      <ul>${list("Size", "Small Large")}${list("Wood", "Oak Beech")}</ul><button>Add to basket</button></form>`;
    const { cart, host } = await fillCartFromPages(
      pool,
      { ...productAndBasket, "/product": product, "/checkout": checkout },
      {
        answers: {
          payment_method: [{ payment_method: "bank" }],
          variant: [{ Size: "Large", Wood: "Beech" }],
        },
      },
    );

    expect(Object.keys(host.questions[0]?.responseSchema.properties ?? {})).toEqual(["Size", "Wood"]);
    expect(cart).toMatchObject({ Size: "Large", Wood: "Beech" });
  });

  it("in a list box that is no select", async () => {
    const product = `${title}<form method="post" action="/basket"><span id="l">Size</span>
      <button type="button" role="combobox" aria-labelledby="l" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" id="box">Select</button>
      <input type="hidden" name="size"><button id="add">Add to cart</button></form>
      <script>const box = document.getElementById('box');
      box.addEventListener('click', () => {
        if (document.getElementById('list')) return;
        box.setAttribute('aria-expanded', 'true');
        const list = document.createElement('ul'); list.id = 'list'; list.setAttribute('role', 'listbox');
        for (const size of ['Small', 'Medium', 'Large']) {
          const one = document.createElement('li'); one.setAttribute('role', 'option'); one.textContent = size;
          one.addEventListener('click', () => { document.forms[0].size.value = size; box.textContent = size; box.setAttribute('aria-expanded', 'false'); list.remove(); });
          list.append(one);
        }
        document.body.append(list);
      });
      document.forms[0].addEventListener('submit', (event) => { if (!document.forms[0].size.value) event.preventDefault(); });</script>`;
    const { cart } = await fillCartFromPages(pool, shop(product), { request: "size medium" });

    expect(cart).toMatchObject({ size: "Medium" });
  });

  it("of a list that stands open beside a list that opens is none of that list's", async () => {
    const chip = (words: string) =>
      `<span role="presentation"><button type="button" role="option" aria-selected="false">${words}</button></span>`;
    const product = `${title}<form method="post" action="/basket"><h4 id="f">Finish</h4>
      <div role="listbox" aria-labelledby="f" id="chips">${chip("Polished")}${chip("Antique")}${chip("Verdigris")}</div>
      <p><label id="l">Capacity</label> <span role="combobox" aria-labelledby="l" aria-haspopup="listbox" aria-expanded="false" tabindex="0" id="box" style="display:inline-block;width:200px;height:30px"></span></p>
      <input type="hidden" name="finish"><input type="hidden" name="size"><button id="add">Add to cart</button></form>
      <script>const [form] = document.forms;
      for (const one of chips.querySelectorAll('button')) one.onclick = () => {
        for (const other of chips.querySelectorAll('button')) other.setAttribute('aria-selected', other === one);
        form.finish.value = one.textContent;
      };
      const shut = () => { document.querySelector('#layer').remove(); box.setAttribute('aria-expanded', 'false'); box.removeAttribute('aria-controls'); };
      box.onclick = () => setTimeout(() => {
        if (document.querySelector('#layer')) return shut();
        box.setAttribute('aria-expanded', 'true'); box.setAttribute('aria-controls', 'panel');
        const layer = document.createElement('div'); layer.id = 'layer'; layer.style = 'position:absolute;left:0;top:0;background:#fff';
        layer.innerHTML = '<div role="listbox" id="panel" aria-labelledby="l"><div role="option">1 gallon</div><div role="option">1.5 gallon</div></div>';
        layer.onclick = ({ target }) => { form.size.value = box.textContent = target.textContent; shut(); };
        document.body.append(layer);
      }, 200);
      form.onsubmit = () => form.finish.value !== '' && form.size.value !== '';</script>`;
    const { cart } = await fillCartFromPages(pool, shop(product), {
      request: "verdigris finish, the 1.5 gallon one",
    });

    expect(cart).toMatchObject({ finish: "Verdigris", size: "1.5 gallon" });
  });

  it("of links to sister products leads to the one that the request names", async () => {
    const page = (colour: string) => `<h1>Garden Chair ${colour}</h1><p style="font-size:2em">$80.00</p>
      <p>Colour: <strong>${colour}</strong></p><ul class="colours">
      <li><a href="/product" ${colour === "Red" ? 'aria-current="true"' : ""}>Red</a></li><li><a href="/product-blue" ${colour === "Blue" ? 'aria-current="true"' : ""}>Blue</a></li></ul>
      <form method="post" action="/basket"><input type="hidden" name="item" value="${colour}"><button>Add to cart</button></form>`;
    const pages = shop(page("Red"), { "/product-blue": page("Blue") });
    const { cart } = await fillCartFromPages(pool, pages, { request: "colour blue" });

    expect(cart).toMatchObject({ item: "Blue" });
  });

  it("of links to sister products by colour and by size leads to the one that has both", async () => {
    const link = (title: string, to: string, here: string) =>
      `<a href="/product${to}" ${to === here ? 'aria-current="true"' : ""}>${title}</a>`;
    const page = (here: string, [colour, size]: readonly [string, string]) => {
      const [red, blue] = size === "Large" ? ["-red-large", "-blue-large"] : ["", "-blue"];
      const [small, large] = colour === "Blue" ? ["-blue", "-blue-large"] : ["", "-red-large"];
      return `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><div><p>Colour</p>${link("Red", red, here)} ${link("Blue", blue, here)}</div>
        <div><p>Size</p>${link("Small", small, here)} ${link("Large", large, here)}</div>
        <form method="post" action="/basket"><input type="hidden" name="item" value="${colour} ${size}"><button>Add to cart</button></form>`;
    };
    const pages = shop(page("", ["Red", "Small"]), {
      "/product-blue": page("-blue", ["Blue", "Small"]),
      "/product-red-large": page("-red-large", ["Red", "Large"]),
      "/product-blue-large": page("-blue-large", ["Blue", "Large"]),
    });
    const { cart } = await fillCartFromPages(pool, pages, { request: "the large one in blue" });

    expect(cart).toMatchObject({ item: "Blue Large" });
  });

  it("that has vanished from its list is not replaced by another: what is left is put to a person", async () => {
    const product = `${title}<form method="post" action="/basket"><label>Size <select name="size" required>
      <option value="">Choose an option</option><option>Small</option><option>Medium</option></select></label><button>Add to cart</button></form>`;
    const answers = { variant: [{ Size: "Small" }], payment_method: [{ payment_method: "bank" }] };
    const { cart, host } = await fillCartFromPages(pool, shop(product), { request: "size XXL", answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["variant"]);
    expect(cart).toMatchObject({ size: "Small" });
  });

  it("whose choices are asked of the shop and drawn anew after its answer is chosen with the others", async () => {
    const product = `${title}<form method="post" action="/basket"><div id="choices"></div><button id="add" disabled>Add to cart</button></form>
      <script>const draw = (now) => {
        const swatch = (one) => '<button type="button" value="' + one + '"><i class="' + (now.wood === one ? 'selected' : '') + '"></i>' + one + '</button>';
        const value = (one) => '<option value="' + one + '" ' + (now.finish === one ? 'selected' : '') + '>' + (one || 'Choose') + '</option>';
        choices.innerHTML = '<div><span>Wood</span> ' + swatch('Oak') + swatch('Ash') + '</div><input type="hidden" name="wood" value="' + now.wood + '">' +
          '<label>Finish <select name="finish">' + ['', 'Oil', 'Wax'].map(value).join('') + '</select></label>';
        for (const button of choices.querySelectorAll('button')) button.onclick = () => ask({ ...now, wood: button.value === now.wood ? '' : button.value });
        choices.querySelector('select').onchange = (event) => ask({ ...now, finish: event.target.value });
        document.getElementById('add').disabled = !now.wood || !now.finish; };
      const ask = (chosen) => fetch('/variant?' + new URLSearchParams(chosen)).then((answer) => answer.json()).then((all) => setTimeout(draw, 300, all));
      draw({ wood: '', finish: '' });</script>`;
    const variant: ShopPage = ({ sent }) => JSON.stringify(sent);
    const {
      cart,
      host,
      shop: seen,
    } = await fillCartFromPages(pool, shop(product, { "/variant": variant }), {
      request: "oak with wax finish",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ wood: "Oak", finish: "Wax" });
    expect(seen.visits.filter(({ path }) => path === "/variant")).toHaveLength(2);
  });

  it("is chosen in the order that the page wants, where one choice renders the next", async () => {
    const product = `${title}<form method="post" action="/basket"><label>Wood <select name="wood" onchange="next()">
      <option value="">Choose</option><option>Oak</option><option>Ash</option></select></label><div id="more"></div><button id="add" disabled>Add to cart</button></form>
      <script>function next() { setTimeout(() => { document.getElementById('more').innerHTML =
        '<label>Finish <select name="finish" onchange="document.getElementById(\\'add\\').disabled = !this.value"><option value="">Choose</option><option>Oil</option><option>Wax</option></select></label>'; }, 500); }</script>`;
    const { cart } = await fillCartFromPages(pool, shop(product), {
      request: "oak with wax finish",
    });

    expect(cart).toMatchObject({ wood: "Oak", finish: "Wax" });
  });
});

describe.concurrent("a price", () => {
  it("that changes as a variant is chosen is held against the limit", async () => {
    const product = `<h1>Garden Chair</h1><form method="post" action="/basket"><p id="price" style="font-size:2em">$80.00</p>
      <label>Wood <select name="wood" onchange="price.textContent = this.value === 'Teak' ? '$140.00' : '$80.00'"><option>Pine</option><option>Teak</option></select></label>
      <button>Add to cart</button></form>`;
    const { outcome } = await buyFromPages(pool, shop(product), {
      request: "teak",
      maxCost: { amount: "100.00", currency: "USD" },
    });

    expect(outcome).toMatchObject({ reason: "max_cost_exceeded" });
    expect(outcome).toMatchObject({ message: expect.stringContaining("Item price 140.00") });
  });
});

describe.concurrent("the basket", () => {
  it("has the quantity that was asked for, where the product page has no field for it", async () => {
    const pages = shop(
      `${title}<form method="post" action="/basket"><input type="hidden" name="put" value="1"><button>Add to cart</button></form>`,
      {
        "/basket": ({
          all,
        }) => `<h1>Your basket</h1><form method="post" action="/basket"><table><tr><td>Garden Chair</td>
          <td><input name="qty" type="number" aria-label="Quantity" value="${all.qty ?? "1"}"></td><td>$${80 * Number(all.qty ?? 1)}.00</td></tr></table>
          <button name="update" value="1">Update basket</button></form><p>Subtotal $${80 * Number(all.qty ?? 1)}.00</p><a href="/checkout">Checkout</a>`,
        "/checkout": ({ all }) => checkout.replace("$80.00", `$${80 * Number(all.qty ?? 1)}.00`),
      },
    );
    const { outcome, host, shop: seen } = await buyFromPages(pool, pages, { request: "two of them" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions).toMatchObject([{ detectedTotal: { amount: "160.00" } }]);
    expect(seen.orders).toMatchObject([{ qty: "2" }]);
  });

  it("slides in beside the product, and its checkout link leads on", async () => {
    const product = `${title}<button id="add">Add to cart</button>
      <aside id="cart" aria-label="Cart" style="position:fixed;right:-400px;top:0;width:380px;transition:right .3s"></aside>
      <script>document.getElementById('add').addEventListener('click', async () => {
        await fetch('/basket?put=1', { method: 'POST' });
        const cart = document.getElementById('cart');
        cart.innerHTML = '<h2>Cart (1)</h2><p>Garden Chair</p><p>Subtotal $80.00</p><a href="/checkout">Check out</a>';
        cart.style.right = '0';
      });</script>`;
    const { outcome } = await buyFromPages(pool, shop(product));

    expect(outcome).toMatchObject({ status: "succeeded" });
  });

  it("is followed by an offer of more, which is refused", async () => {
    const pages = shop(`${title}<form method="post" action="/offer"><button>Add to cart</button></form>`, {
      "/offer": `<h1>Wait! Customers also bought</h1><p>Seat cushion $19.00</p><form method="post" action="/basket">
        <button name="extra" value="cushion" style="font-size:2em">Yes, add the cushion to my order</button><button name="no" value="1">No thanks, continue</button></form>`,
    });
    const { outcome, shop: seen } = await buyFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(seen.orders[0]).not.toHaveProperty("extra");
  });
});

describe("a product whose versions have pages of their own, all called the same", () => {
  const shirt = (size: string, price: string) => `<h1>Garden T-shirt</h1><p style="font-size:2em">${price}</p>
    <form method="post" action="/basket"><input type="hidden" name="size" value="${size}"><button>Add to basket</button></form>
    <table><tr><th>Price</th><td>${price}</td></tr><tr><th>Availability</th><td>${size.length} in stock</td></tr>
    <tr><th>Size</th><td>${size}</td></tr></table>`;
  const pages = shop(
    `<div><h1>Garden T-shirt</h1><p>$15.00</p><p>Available</p><h2>Variants:</h2><a href="/small">Garden T-shirt</a><br>
      <a href="/medium">Garden T-shirt</a></div>`,
    { "/small": shirt("Small", "$15.00"), "/medium": shirt("Medium", "$16.00") },
  );

  it("is bought in the version whose page says what the request names", async () => {
    const { cart, host } = await fillCartFromPages(pool, pages, { request: "size medium" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "Medium" });
    expect(host.steps).toContainEqual(
      expect.objectContaining({
        code: "variant_chosen",
        facts: expect.objectContaining({ variant: { Size: "Medium" }, price: "16.00" }),
      }),
    );
  });

  it("is asked for by what tells the pages apart", async () => {
    const answers = { variant: [{ Size: "Small" }], payment_method: [{ payment_method: "bank" }] };
    const { cart } = await fillCartFromPages(pool, pages, { answers });

    expect(cart).toMatchObject({ size: "Small" });
  });
});
