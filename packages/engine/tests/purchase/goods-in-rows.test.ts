import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

function card(id: number, name: string, heading = "h3"): string {
  return `<div class="card"><${heading}>${name}</${heading}><span>$${id}0.00</span>
    <form method="post" action="/basket"><input type="hidden" name="item" value="${id}"><button>Add to basket</button></form></div>`;
}

const chairs = `<h1>Chairs</h1><div>${card(1, "Oak chair")}${card(2, "Pine chair")}${card(8, "Teak chair")}</div>`;

describe.concurrent("a page that sells several goods side by side", () => {
  it("sells the one that the request names", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, selling(chairs), { request: "the pine chair" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ item: "2" }]);
    expect(host.questions.map(({ key, responseSchema }) => [key, responseSchema])).toMatchObject([
      // A price below the form is no part of a way to pay.
      ["payment_method", { properties: { payment_method: { oneOf: [{ title: "Bank transfer" }] } } }],
    ]);
  });

  it("sells none by itself: which one is meant is asked", async () => {
    const answers = { variant: [{ Item: "Teak chair" }], payment_method: [{ payment_method: "bank" }] };
    const { cart, host } = await fillCartFromPages(pool, selling(chairs), { answers });

    expect(host.questions[0]?.responseSchema.properties.Item?.oneOf).toHaveLength(3);
    expect(cart).toMatchObject({ item: "8" });
  });

  it("sells nothing where the one that is named costs more than the limit", async () => {
    const { outcome, shop } = await buyFromPages(pool, selling(chairs), {
      request: "the teak chair",
      maxCost: { amount: "50.00", currency: "USD" },
    });

    expect(outcome).toMatchObject({ status: "failed", reason: "max_cost_exceeded" });
    expect(shop.visits.map(({ path }) => path)).toEqual(["/product"]);
  });

  it("with a list of pieces beside each button sells as many of the one as are wanted, a rating left aside", async () => {
    const row = (id: number, seller: string) =>
      `<tr><td>${seller}</td><td>$${id}0.00</td><td><form method="post" action="/basket"><input type="hidden" name="item" value="${id}"><select name="count" aria-label="Quantity"><option>1</option><option>2</option><option>3</option></select><button>Add to basket</button></form></td></tr>`;
    const page = `<h1>Brake pads</h1><table><tr><th>Seller</th><th>Price</th><th></th></tr>${row(3, "Krause ★ 4.7")}${row(4, "Bremsen24 ★ 4.6")}</table>`;
    const { cart } = await fillCartFromPages(pool, selling(page), { request: "2 from Bremsen24" });

    expect(cart).toMatchObject({ item: "4", count: "2" });
  });

  it("with a short field beside each button sells as many of the one as are wanted, with its own choice", async () => {
    const row = (id: number, name: string) =>
      `<div><h3>${name}</h3><p>$${id}0.00 each.</p><form method="post" action="/basket"><input type="hidden" name="item" value="${id}">Glaze: <select name="glaze"><option>Oat</option><option>Celadon</option></select> How many? <input name="n" size="2" value="1"> <input type="submit" value="Put in basket"></form></div>`;
    const page = `<h1>The pots</h1>${row(3, "Small bowl")}${row(4, "Large bowl")}${row(5, "Mug")}`;
    const request = "four small bowls in the celadon glaze";
    const { cart } = await fillCartFromPages(pool, selling(page), { request });

    expect(cart).toMatchObject({ item: "3", glaze: "Celadon", n: "4" });
  });

  it("with a number of pieces for each and one button for all sells as many of the one as are wanted, and none that were set", async () => {
    const row = (id: number, name: string) =>
      `<tr class="piece post-${id} in-stock${id === 3 ? " last" : ""}"><td><input type="number" name="qty_${id}" value="${id === 2 ? 1 : 0}" aria-label="Quantity of ${name}"></td><td>${name}</td><td>$80.00</td></tr>`;
    const page = `<h1>Garden set</h1><form method="post" action="/basket"><table>${row(1, "Chair")}${row(2, "Table")}${row(3, "Bench")}</table><button>Add to basket</button></form>`;
    const { cart } = await fillCartFromPages(pool, selling(page), { request: "two benches" });

    expect(cart).toMatchObject({ qty_1: "0", qty_2: "0", qty_3: "2" });
  });

  it("with a list of numbers from none for each sells one of the one that is named, and none of the others", async () => {
    const row = (name: string, price: number) =>
      `<tr><td>${name}</td><td>$${price}.00</td><td><select name="${name}"><option>0</option><option>1</option><option>2</option></select></td></tr>`;
    const page = `<h1>Lake Concert</h1><form method="post" action="/basket"><table>${row("Standing", 45)}${row("VIP", 80)}</table><button>Get tickets</button></form>`;
    const { cart } = await fillCartFromPages(pool, selling(page), { request: "one VIP ticket" });

    expect(cart).toMatchObject({ Standing: "0", VIP: "1" });
  });

  it("with a list in each row gets what the request names in the row that it names", async () => {
    const row = (
      size: string,
    ) => `<tr><td>${size}</td><td>$80.00</td><td><form method="post" action="/basket"><input type="hidden" name="size" value="${size}">
      <select name="grind" aria-label="Grind"><option>Beans</option><option>Espresso</option><option>Filter</option></select><button>Add to basket</button></form></td></tr>`;
    const page = `<h1>Coffee Bourbon</h1><table>${row("250 g")}${row("500 g")}${row("1 kg")}</table>`;
    const { shop } = await buyFromPages(pool, selling(page), {
      request: "Coffee Bourbon, 500 g, ground for filter",
    });

    expect(shop.orders).toMatchObject([{ size: "500 g", grind: "Filter" }]);
  });

  it("with details to open in each row, and a button that registers for it all, sells the one that is named", async () => {
    const row = (name: string, price: number) =>
      `<tr><td>${name}<a onclick="alert('Of age')">show details +</a></td><td>$${price}.00</td><td><select name="qty[${name}]"><option>0</option><option>1</option></select></td></tr>`;
    const page = `<h1>Lake Concert</h1><form method="post" action="/basket"><table><tr><th>Details</th><th>Price</th><th>Qty</th></tr>
      ${row("Adult", 80)}${row("Student", 45)}${row("Child", 20)}</table>
      <div style="float:left;margin-left:-9999px"><input type="email" name="trap"></div><button>Register now</button></form>
      <form method="post" action="/calendar"><button title="Add to your calendar">☷</button></form>`;
    const { cart, shop } = await fillCartFromPages(pool, selling(page), { request: "1 Student ticket" });

    expect(shop.visits.map(({ path }) => path)).not.toContain("/calendar");
    expect(cart).toMatchObject({ "qty[Adult]": "0", "qty[Student]": "1", "qty[Child]": "0" });
  });

  it("with buttons that count from none for each sells as many of the one as are wanted", async () => {
    const row = (name: string, price: number) =>
      `<li><span>${name}</span> <b>$${price}.00</b> <span><button type="button" onclick="count(this, -1)">−</button> <output>0</output> <button type="button" onclick="count(this, 1)">+</button></span><input type="hidden" name="${name}" value="0"></li>`;
    const page = `<h1>Lake Concert</h1><form method="post" action="/basket"><ul>${row("Standing", 45)}${row("VIP", 80)}</ul><button id="send" disabled>Get tickets</button></form>
      <script>function count(button, by) { const row = button.closest('li'); const field = row.querySelector('input'); field.value = Math.max(0, +field.value + by); row.querySelector('output').textContent = field.value; send.disabled = false; }</script>`;
    const { cart } = await fillCartFromPages(pool, selling(page), { request: "two standing tickets" });

    expect(cart).toMatchObject({ Standing: "2", VIP: "0" });
  });

  it("in a table of sizes and colours with an empty field in each cell sells as many of each as the request says", async () => {
    const cells = (size: string) =>
      ["Yellow", "Orange"]
        .map((one) => `<td><input type="text" name="${one}_${size}" size="3"></td>`)
        .join("");
    const page = `<h1>Hi-Vis Vest</h1><p>$6.85 each</p><form method="post" action="/basket"><table><tr><th>Size</th><th>Yellow</th><th>Orange</th></tr>
      ${["M", "L", "XL"].map((size) => `<tr><td>${size}</td>${cells(size)}</tr>`).join("")}</table><button>Add to order</button></form>`;
    const { cart } = await fillCartFromPages(pool, selling(page), {
      request: "Yellow hi-vis vests: 4 in M and 2 in XL",
    });

    expect(cart).toMatchObject({ Yellow_M: "4", Yellow_L: "", Yellow_XL: "2", Orange_M: "" });
  });

  it("sells several of them together where one button orders all, each as often as the request says", async () => {
    const row = (name: string, price: number, note = "") =>
      `<li><div class="name">${name} <small>${note}</small></div> <b>$${price}.00</b> <div><button type="button" onclick="count(this, -1)"><svg width="14" height="14"></svg></button>
        <output>0</output> <button type="button" onclick="count(this, 1)"><svg width="14" height="14"></svg></button></div><input type="hidden" name="${name}" value="0"></li>`;
    const page = `<header><a href="/">Home</a> <a href="/shop">Shop</a> <a href="/basket">Basket <span>0</span></a></header><h1>The Snow Queen</h1>
      <form method="post" action="/basket"><ul>${row("Adult", 22)}${row("Child", 10, "4 to 14 years")}${row("Programme booklet", 6)}</ul><button id="send" disabled>Get tickets</button></form>
      <script>function count(button, by) { const row = button.closest('li'); const field = row.querySelector('input'); field.value = Math.max(0, +field.value + by); row.querySelector('output').textContent = field.value; send.disabled = false; }</script>`;
    const { cart, host } = await fillCartFromPages(pool, selling(page), {
      request: "two adults and one child, no programme booklet",
    });

    expect(cart).toMatchObject({ Adult: "2", Child: "1", "Programme booklet": "0" });
    expect(host.questions.map(({ key }) => key)).toEqual([]);
  });

  it("whose numbers are folded away and empty opens them, though the button is shut until one is given", async () => {
    const row = (id: number, name: string, price: number) =>
      `<div class="line"><h4><label for="n${id}">${name}</label></h4><p>€${price}.00</p><input type="number" min="0" max="9" placeholder="0" id="n${id}" name="${name}"></div>`;
    const page = `<h1>Spring concert</h1><p>March 20, 2027</p><form method="post" action="/basket">
      <article><details><summary><h3>Seat</h3> €15.00 – €42.00 <span>Show variants</span></summary>${row(1, "Stalls", 30)}${row(2, "Circle", 42)}${row(3, "Students", 15)}</details></article>
      <button id="send" disabled>Add to cart</button></form>
      <script>const fields = [...document.querySelectorAll('input[type=number]')]; for (const one of fields) one.onchange = () => { send.disabled = fields.every(({ value }) => !(value > 0)); };</script>`;
    const { cart, host } = await fillCartFromPages(pool, selling(page), {
      request: "two seats in the circle",
    });

    expect(cart).toMatchObject({ Stalls: "", Circle: "2", Students: "" });
    expect(host.questions.map(({ key }) => key)).toEqual([]);
  });

  it("whose numbers are read-only fields between two pictures presses these, those of the extras in a list below as well", async () => {
    const row = (name: string, price: number) =>
      `<div class="ticket"><div><div class="name">${name}</div><div>100 tickets remaining</div></div>
        <div class="pair"><div class="decQty" style="cursor:pointer;width:20px;height:20px" onclick="count(this, -1)"><i class="fas fa-minus"></i></div><label><input type="text" name="option_qty[]" value="0" readonly></label><div class="incQty" style="cursor:pointer;width:20px;height:20px" onclick="count(this, 1)"><i class="fas fa-plus"></i></div></div>
        <div>$${price}.00</div></div>`;
    const page = `<h1>Jazz in the garden</h1><form method="post" action="/basket"><div><div>${row("Standard", 35)}${row("Concession", 22)}${row("Balcony", 48)}</div></div>
      <div><p>Extras</p><div>${row("Programme", 5)}${row("Glass of wine", 7)}</div></div><input type="hidden" name="all"><button>Register for this event</button></form>
      <script>function count(part, by) { const field = part.parentNode.querySelector('input'); field.value = Math.max(0, +field.value + by); document.forms[0].elements.all.value = [...document.querySelectorAll('[readonly]')].map((one) => one.value); }</script>`;
    const { cart } = await fillCartFromPages(pool, selling(page), {
      request: "two Standard tickets and one Concession, and one programme",
    });

    expect(cart).toMatchObject({ all: "2,1,0,1,0" });
  });

  it("asks how many of each where the request does not say it clearly", async () => {
    const row = (name: string) =>
      `<tr><td>${name}</td><td>$8.00</td><td><input type="number" name="${name}" value="0"></td></tr>`;
    const page = `<h1>Lake Concert</h1><form method="post" action="/basket"><table>${row("Adult")}${row("Child")}</table><button>Get tickets</button></form>`;
    const answers = { variant: [{ Adult: "2", Child: "1" }], payment_method: [{ payment_method: "bank" }] };
    const { cart, host } = await fillCartFromPages(pool, selling(page), {
      request: "two adults and one toddler",
      answers,
    });

    expect(host.questions[0]?.message).toContain("How many of each");
    expect(cart).toMatchObject({ Adult: "2", Child: "1" });
  });

  it("in the cells of a table sells as many of each as are wanted", async () => {
    const sizes = ["S", "L", "XL"];
    const row = (name: string) =>
      `<tr><th>${name}</th>${sizes.map((size) => `<td><input inputmode="numeric" placeholder="0" name="${name} ${size}"></td>`).join("")}</tr>`;
    const page = `<h1>Blank shirts</h1><p>$6.50 / piece</p><form method="post" action="/basket"><table>
      <tr><th>Colour</th>${sizes.map((size) => `<th>${size}</th>`).join("")}</tr>${row("White")}${row("Navy")}</table><button>Add all to cart</button></form>`;
    const { cart } = await fillCartFromPages(pool, selling(page), {
      request: "5 in navy L and 10 in navy XL",
    });

    expect(cart).toMatchObject({ "White L": "", "Navy L": "5", "Navy XL": "10" });
  });

  it("fills a box with as many of each as are wanted, and only then presses the box's own button", async () => {
    const part = (name: string) =>
      `<article><h4>${name}</h4><div><button type="button">Add</button></div><input type="hidden" name="${name}" value="0"></article>`;
    const page = `<h1>Your own box of 3 bars</h1><p style="font-size:2em">$30.00</p><form method="post" action="/basket">${part("Sea Salt Caramel")}${part("Piedmont Hazelnut")}${part("Peppermint")}
      <button id="send" disabled>Add 3 more</button></form><script>
      const parts = [...document.querySelectorAll("article")];
      const draw = () => {
        const left = 3 - parts.reduce((sum, one) => sum + +one.lastChild.value, 0);
        send.disabled = left > 0; send.textContent = left > 0 ? "Add " + left + " more" : "Add box to cart";
        for (const one of parts) {
          const [place, field] = [one.querySelector("div"), one.lastChild];
          place.innerHTML = field.value === "0" ? '<button type="button">Add</button>'
            : '<button type="button" aria-label="Remove one">–</button> <span>' + field.value + '</span> <button type="button" aria-label="Add one more">+</button>';
          for (const button of place.children) if (button.localName === "button") button.onclick = () => { field.value = +field.value + (button.textContent === "–" ? -1 : 1); draw(); };
        }
      };
      draw();</script>`;
    const { cart } = await fillCartFromPages(pool, selling(page), {
      request: "two sea salt and one hazelnut",
    });

    expect(cart).toMatchObject({ "Sea Salt Caramel": "2", "Piedmont Hazelnut": "1", Peppermint: "0" });
  });

  it("is no product page where it lists more of them than belong together", async () => {
    const many = Array.from({ length: 14 }, (_, index) => card(index + 1, `Chair of wood ${index + 1}`));
    const { outcome } = await buyFromPages(pool, selling(`<h1>Chairs</h1><div>${many.join("")}</div>`));

    expect(outcome).toMatchObject({ status: "failed", code: "not_a_shop" });
  });

  it("is none of those where the numbers are the measures of one product", async () => {
    const measure = (name: string) =>
      `<div class="row"><label>${name} in cm <input type="number" name="${name}" value="40"></label></div>`;
    const page = `<h1>Table top</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">${measure("Length")}${measure("Width")}<button>Add to basket</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, selling(page));

    expect(cart).toMatchObject({ Length: "40", Width: "40" });
    expect(host.questions.map(({ key }) => key)).toEqual([]);
  });

  it("is that of one product, though others are proposed below", async () => {
    const others = `<h2>You may also like</h2><div>${card(1, "Oak chair")}${card(2, "Pine chair")}</div>`;
    const { cart, host } = await fillCartFromPages(pool, selling(`${card(8, "Teak chair", "h1")}${others}`));

    expect(cart).toMatchObject({ item: "8" });
    expect(host.questions.map(({ key }) => key)).toEqual([]);
  });
});
