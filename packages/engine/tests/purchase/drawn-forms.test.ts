import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const bank = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>`;
const ending = `${bank}<p>Total $80.00</p><button>Place order</button>`;
const checkoutWith = (content: string) =>
  `<h1>Checkout</h1><form method="post" action="/order">${addressFields}${content}${ending}</form>`;

/** A field to search in, and an arrow beside it: it lists what holds the written words, and takes nothing else. */
const searchedList = `<div><label for="land">Country</label><div style="position:relative"><input id="land" role="combobox" aria-expanded="false" autocomplete="off">
  <button type="button" tabindex="-1" aria-haspopup="listbox">▾</button><ul id="hits" role="listbox" hidden style="position:absolute;background:#fff"></ul></div></div>
  <input type="hidden" name="country"><script>
  const countries = { AU: 'Australia', AT: 'Austria', BY: 'Belarus', RU: 'Russia', US: 'United States' };
  let chosen = '';
  land.oninput = () => {
    const found = Object.entries(countries).filter(([, name]) => name.toLowerCase().includes(land.value.toLowerCase()));
    hits.innerHTML = found.map(([code, name]) => '<li role="option" data-value="' + code + '">' + name + '</li>').join('');
    hits.hidden = false;
  };
  hits.onmousedown = (event) => { event.preventDefault(); chosen = event.target.textContent; land.value = chosen; hits.hidden = true;
    document.forms[0].country.value = event.target.dataset.value; };
  land.onblur = () => { land.value = chosen; hits.hidden = true; };
  </script>`;

/**
 * A list that holds in the page only the lines in sight, none of them marked, beside a list for screen readers that nobody
 * sees. Its field cannot be seen either; what is chosen stands beside that.
 */
const countedList = (
  name: string,
  label: string,
) => `<div><p>${label}</p><div class="box" onclick="openLines()"
    style="width:200px;height:30px;border:1px solid"><span><input role="combobox" readonly aria-haspopup="listbox" aria-controls="told" style="opacity:0;width:1px"></span>
  <span class="selection-placeholder">Pick one</span></div><div id="layer" style="position:absolute;width:200px"><div id="told" role="listbox" style="width:0;height:0;overflow:hidden"></div>
  <div id="lines" hidden style="height:120px;overflow-y:auto;background:#fff" onscroll="draw()"></div></div></div><input type="hidden" name="${name}"><script>
  const sizes = Array.from({ length: 40 }, (_, at) => 'Size ' + (20 + at));
  let shown = -1;
  function openLines() { lines.hidden = false; lines.scrollTop = 0; draw(); }
  document.onkeydown = ({ key }) => { if (key === 'Escape') { lines.hidden = true; shown = -1; } };
  function draw() {
    const first = Math.floor(lines.scrollTop / 24);
    if (first === shown) return;
    shown = first;
    lines.innerHTML = '<div style="height:960px;position:relative">' + sizes.slice(first, first + 6).map((size, at) =>
      '<div style="position:absolute;height:24px;width:180px;top:' + (first + at) * 24 + 'px" onclick="take(this)"><div>' + size + '</div></div>').join('') + '</div>';
  }
  function take(line) {
    document.querySelector('.box').lastElementChild.outerHTML = '<span class="selection-item">' + line.textContent + '</span>';
    document.getElementsByName('${name}')[0].value = line.textContent; lines.hidden = true; shown = -1;
  }</script>`;

/** Boxes and radios that are drawn: their labels stand around them, or point to them as to a field. */
const drawnBoxes = `<div role="radiogroup" aria-label="Delivery method">${["Express $15.00", "Standard $5.00"]
  .map(
    (words) =>
      `<label><span role="radio" tabindex="0" aria-checked="false" style="display:inline-block;width:20px;height:20px" onclick="take(this, '${words}')"></span><input type="radio" aria-hidden="true" tabindex="-1" style="position:fixed;clip:rect(0,0,0,0)">${words}</label>`,
  )
  .join(
    "",
  )}</div><button type="button" id="agree" role="checkbox" aria-checked="false" style="width:20px;height:20px"
  onclick="this.setAttribute('aria-checked', 'true'); document.forms[0].terms.value = 'yes'"></button><label for="agree">I agree to the terms</label>
  <input type="hidden" name="ship"><input type="hidden" name="terms"><script>
  function take(radio, words) {
    for (const one of document.querySelectorAll('[role=radio]')) one.setAttribute('aria-checked', String(one === radio));
    document.forms[0].ship.value = words;
  }</script>`;

/** A list whose opener cannot be seen while nothing is chosen, which fades away, and takes a choice back that is pressed again. */
const takingBackList = `<div style="position:relative"><div style="width:200px;height:30px;border:1px solid" onclick="toggle()">
  <span id="size" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="lines" style="display:block;opacity:0">&nbsp;</span><i>▾</i></div>
  <label for="size">Size</label><ul id="lines" role="listbox" hidden style="position:absolute;background:#fff">${["Small", "Large"].map((size) => `<li role="option" onclick="take(this.textContent)">${size}</li>`).join("")}</ul></div>
  <input type="hidden" name="size"><script>
  let isOpen = false;
  function toggle() { isOpen = !isOpen; if (isOpen) lines.hidden = false; else setTimeout(() => { lines.hidden = !isOpen; }, 200); }
  document.onkeydown = ({ key }) => { if (key === 'Escape' && isOpen) toggle(); };
  function take(words) {
    toggle();
    const held = document.forms[0].size;
    held.value = held.value === words ? '' : words;
    size.textContent = held.value; size.style.opacity = held.value === '' ? 0 : 1;
  }</script>`;

/**
 * A list that says what it waits for, and for screen readers what was chosen, between its name and its field. What it
 * shows lies over the field.
 */
const tellingList = `<p>Finish</p><div style="position:relative"><span aria-live="polite" style="position:absolute;width:1px;height:1px;overflow:hidden" id="told"></span>
  <div style="width:200px;height:30px;border:1px solid" onmousedown="kinds.hidden = false"><div style="position:relative;height:30px">
  <span style="position:absolute;inset:0"><input role="combobox" aria-haspopup="true" aria-expanded="false" autocomplete="off" style="opacity:0;width:100%"></span>
  <span id="now" class="pick-placeholder" style="position:absolute;inset:0;z-index:1">Pick one...</span></div></div>
  <div id="kinds" role="listbox" hidden style="position:absolute;background:#fff">${["Oiled", "Waxed"].map((kind) => `<div role="option" onclick="takeKind(this.textContent)">${kind}</div>`).join("")}</div></div>
  <input type="hidden" name="finish"><script>
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') kinds.hidden = true; });
  function takeKind(kind) {
    told.textContent = 'option ' + kind + ', selected.'; now.textContent = kind; now.className = 'pick-value'; kinds.hidden = true;
    document.forms[0].finish.value = kind;
  }</script>`;

/** Radios that are drawn, whose mark is written into the one that is chosen. */
const markedRadios = `<p id="heading">Colour</p><div role="radiogroup" aria-labelledby="heading">${[
  "Moss",
  "Slate",
]
  .map(
    (colour) =>
      `<label style="display:flex"><span role="radio" tabindex="0" aria-checked="false" style="width:20px;height:20px;border:1px solid" onclick="mark(this, '${colour}')"></span>${colour}</label>`,
  )
  .join("")}</div><input type="hidden" name="colour"><script>
  function mark(radio, colour) {
    for (const one of document.querySelectorAll('[role=radio]')) { one.setAttribute('aria-checked', String(one === radio)); one.textContent = one === radio ? '•' : ''; }
    document.forms[0].colour.value = colour;
  }</script>`;

describe.concurrent("a form that is drawn by script", () => {
  it("has a list that is searched by what it shows, and takes no code", async () => {
    const pages = { "/checkout": checkoutWith(searchedList) };
    const { outcome, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ country: "US" }]);
  });

  it("has a list on the product's page whose field cannot be seen and whose lines are not marked", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">${countedList("size", "Size")}<button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkoutWith("") };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request: "in size 51" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ size: "Size 51" }]);
  });

  it("takes a choice back that is made again, and marks with a sign what is chosen", async () => {
    const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">${markedRadios}${takingBackList}${tellingList}
      <input type="hidden" name="pieces"><p>Quantity</p>
      <input value="1" autocomplete="off" oninput="this.setAttribute('value', this.value); this.form.pieces.value = this.value"><button>Add to basket</button></form>`;
    const pages = { ...productAndBasket, "/product": product, "/checkout": checkoutWith("") };
    const { outcome, host, shop } = await buyFromPages(pool, pages, {
      request: "two of them: slate, large, waxed",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ colour: "Slate", size: "Large", finish: "Waxed", pieces: "2" }]);
  });

  it("has radios and boxes that only their labels name", async () => {
    const pages = { "/checkout": checkoutWith(drawnBoxes) };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages);

    expect(outcome).toMatchObject({ status: "succeeded" });
    const chosen = host.steps.find(({ code }) => code === "shipping_chosen");
    expect(chosen?.facts).toMatchObject({ price: "5.00" });
    expect(shop.orders).toMatchObject([{ ship: "Standard $5.00", terms: "yes" }]);
  });

  it("moves its boxes while it is filled in", async () => {
    const boxes = ["I agree to the terms and conditions", "Send me the newsletter"]
      .map((words) => `<div><label><input type="checkbox" onchange="tell()"> ${words}</label></div>`)
      .join("");
    const moving = `<div id="hint">Tell us your postcode first</div>${boxes}<input type="hidden" name="ticked"><script>
      const boxes = [...document.querySelectorAll('[type=checkbox]')];
      function tell() { document.forms[0].ticked.value = boxes.map(({ checked }) => checked).join(' '); }
      document.forms[0].zip.onchange = () => document.getElementById('hint')?.remove();
      boxes[1].onclick = () => { document.forms[0].append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'subscribed', value: 'once' })); };
      </script>`;
    const { outcome, shop } = await checkOutFromPages(pool, {
      "/checkout": checkoutWith(moving),
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(shop.orders).toMatchObject([{ ticked: "true false" }]);
    expect(shop.orders[0]).not.toHaveProperty("subscribed");
  });

  it("that objects to the order in whatever words gets it again once a person has read them", async () => {
    const objecting = `<p id="alert" role="alert"></p><script>let presses = 0;
      document.forms[0].onsubmit = (event) => {
        if (presses++ > 0) return;
        event.preventDefault(); document.getElementById('alert').textContent = 'Have another look at this.';
      };</script>`;
    const pages = { "/checkout": checkoutWith(objecting) };
    const { outcome, host, shop } = await checkOutFromPages(pool, pages, {
      answers: {
        payment_method: [{ payment_method: "bank" }, { payment_method: "bank" }],
        confirm: [{ confirmed: "yes" }],
      },
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions[1]?.message).toContain("Have another look at this.");
    expect(shop.orders).toHaveLength(1);
  });
});
