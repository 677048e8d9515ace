import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { fillCartFromPages } from "./support/buy-from-pages.ts";
import { productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const productOf = (choices: string, more = "") =>
  `<h1>Field Set</h1><p style="font-size:2em">$80.00</p>${more}<form method="post" action="/basket">${choices}<button>Add to cart</button></form>`;

const rows = [
  ["C100", "1 m"],
  ["C200", "2 m"],
  ["C300", "3 m"],
]
  .map(
    ([number, length]) =>
      `<tr><td><input type="radio" name="cable" value="${number}"></td><td>${number}</td><td>${length}</td></tr>`,
  )
  .join("");
const years = `<label>Vehicle <select name="vehicle" id="vehicle"><option value="">Please choose</option><option value="polo">VW Polo</option>
    <option value="fiat">Fiat 500</option></select></label>
  <label>Year <select name="year" id="year" disabled><option value="">First choose a vehicle</option></select></label>
  <script>vehicle.onchange = () => setTimeout(() => { year.disabled = false;
    year.innerHTML = '<option value="">Please choose</option><option>2018</option><option>2019</option>'; }, 400)</script>`;
const wrapping = `<label><input type="checkbox" name="wrap" value="yes" onchange="note.hidden = !this.checked"> Add gift wrapping (+$5.00)</label>
  <div id="note" hidden><label>Message on the gift card (optional) <textarea name="message"></textarea></label></div>`;
const engraving = `<fieldset><legend>Engraving</legend><label><input type="radio" name="engraved" value="no" checked onclick="own.hidden = true"> No engraving</label>
  <label><input type="radio" name="engraved" value="yes" onclick="own.hidden = false"> Engraving (+ $8.00)</label></fieldset>
  <div id="own" hidden><label>Your text <input name="text"></label></div>`;

const buttonsOf = (name: string, titles: readonly string[], kept: string) =>
  titles
    .map(
      (title) =>
        `<button type="button" onclick="${name}.value = '${kept}${title}'; ${name}_shown.textContent = '${kept}${title}'">${title}</button>`,
    )
    .join(" ");
const foldOf = (name: string, shown: string, inner: string) =>
  `<div><button type="button" aria-expanded="false" onclick="const part = this.nextElementSibling; part.hidden = !part.hidden; this.setAttribute('aria-expanded', !part.hidden)">
    ${name} <b id="${name}_shown">${shown}</b></button><div hidden>${inner}</div><input type="hidden" name="${name}" id="${name}"></div>`;
const folds = `${foldOf(
  "fabric",
  "Linen, Sand",
  `<div role="tablist">${["Linen", "Velvet"].map((one) => `<button type="button" role="tab" onclick="for (const part of document.querySelectorAll('[role=tabpanel]')) part.hidden = part.id !== '${one}'">${one}</button>`).join("")}</div>
  ${["Linen", "Velvet"].map((one, at) => `<div role="tabpanel" id="${one}" ${at ? "hidden" : ""}><div>${buttonsOf("fabric", ["Sand", "Olive", "Ink"], `${one}, `)}</div></div>`).join("")}`,
)}${foldOf("legs", "Natural oak", buttonsOf("legs", ["Natural oak", "Black"], ""))}`;

const hours = `<label>Guests <select name="guests"><option>1</option><option>2</option></select></label>
  <label>Date <input type="date" name="date" id="date"></label><div id="times"></div><input type="hidden" name="time" id="time"><script>
  date.onchange = () => setTimeout(() => {
    times.innerHTML = ["18:00", "19:30"].map((one) => '<button type="button">' + one + "</button>").join(" ");
    for (const one of times.children) one.onclick = () => { time.value = one.textContent; one.className = "active"; };
  }, 300);</script>`;

const drawnMenu = `<div><div>Width</div><div class="head" style="cursor:pointer" onclick="list.hidden = !list.hidden"><span>Choose width</span></div>
  <ul id="list" hidden>${["100 cm", "140 cm"].map((one) => `<li style="cursor:pointer" onclick="width.value = this.textContent; this.parentNode.previousElementSibling.firstChild.textContent = this.textContent; list.hidden = true">${one}</li>`).join("")}</ul>
  <input type="hidden" name="width" id="width"></div>`;

const slider = `<label for="length">Length: <output id="shown">1</output> m</label>
  <input type="range" id="length" name="length" min="1" max="10" step="0.5" value="1" oninput="shown.value = this.value">`;

const listOf = (name: string, values: readonly string[]) =>
  `<select name="${name}" aria-label="${name}" required><option value="">${name}</option>${values
    .map((value, at) => `<option value="${at + 1}">${value}</option>`)
    .join("")}</select>`;
const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const menuOf = (name: string, values: readonly string[]) =>
  `<div><div>${name}</div><div class="dropdown"><button class="dropdown-toggle" type="button" aria-expanded="false">Please choose</button>
    <ul class="dropdown-menu" style="display:none">${values.map((value) => `<li><a class="dropdown-item" href="#">${value}</a></li>`).join("")}</ul>
    <input type="hidden" name="${name}"></div></div>`;
const menus = `${menuOf("frame", ["Diamond", "Trapeze", "Wave"])}${menuOf("height", ["46 cm", "50 cm"])}<script>
  for (const menu of document.querySelectorAll(".dropdown")) {
    const [opener, list, kept] = menu.children;
    const show = (isOpen) => { list.style.display = isOpen ? "block" : "none"; opener.setAttribute("aria-expanded", isOpen); };
    opener.onclick = () => show(list.style.display === "none");
    list.onclick = (event) => { event.preventDefault(); kept.value = opener.textContent = event.target.textContent; show(false); };
  }</script>`;

const calendar = `<div class="calendar"><div><span>‹</span><span id="month"></span><input value="2026" aria-label="Year" size="4" class="year">
    <span class="next-month" id="next">›</span></div><div>Mon Tue Wed Thu Fri Sat Sun</div><div id="days"></div></div>
  <input type="hidden" name="date" id="date"><script>
  const names = ["November", "December"];
  const open = (at, day) => at > 0 || day > 29;
  const draw = (at) => {
    month.textContent = names[at];
    days.innerHTML = Array.from({ length: 30 + at }, (_, day) => '<span class="day' + (open(at, day + 1) ? "" : " disabled")
      + '" aria-label="' + names[at] + " " + (day + 1) + ', 2026" style="padding:4px;cursor:' + (open(at, day + 1) ? "pointer" : "default")
      + '">' + (day + 1) + "</span>").join(" ");
    for (const day of days.querySelectorAll(".day:not(.disabled)")) day.onclick = () => {
      for (const one of days.children) one.classList.toggle("selected", one === day);
      date.value = day.getAttribute("aria-label");
    };
  };
  draw(0);
  next.onclick = () => draw(1);</script>`;

const pickUp = `<label>Collect from <select name="place" id="place"><option value="">Choose a shop</option>
    <option value="market">Market Square</option><option value="mill">Mill Road</option></select></label>
  <div><div class="label">Collection day</div><div id="tiles"></div></div><input type="hidden" name="day" id="day"><script>
  place.onchange = () => setTimeout(() => {
    tiles.innerHTML = ["Thu 3 Dec", "Fri 4 Dec", "Sat 5 Dec"].map((one) => '<div class="tile" style="cursor:pointer"><b>' + one.slice(0, 3)
      + "</b><br>" + one.slice(4) + "</div>").join("");
    for (const tile of tiles.children) tile.onclick = () => {
      for (const one of tiles.children) one.classList.toggle("active", one === tile);
      day.value = tile.lastChild.textContent;
    };
  }, 400);
  addEventListener("submit", (event) => { if (!day.value) { event.preventDefault(); hint.textContent = "Please choose a day"; } });
  </script><p id="hint" role="alert"></p>`;

const pictured = ["White", "Cream", "Sage", "Copper", "Matte black"].map(
  (name, at) => `<span class="cell" ${at > 1 ? 'style="display:none"' : ""}>
    <input type="radio" style="opacity:0;position:absolute" name="colour" id="c${at}" value="${name.toLowerCase().replace(" ", "-")}">
    <label for="c${at}"><img width="30" height="30" alt="${name}"></label></span>`,
);
const pictures = `<div class="colors"><p>Colour</p>${pictured.join("")}<a href="#" onclick="for (const one of document.querySelectorAll('.cell'))
  one.style.display = ''; this.remove(); return false">+3 more</a></div>`;

const colours: ShopPage = ({ sent }) => {
  const names: Record<string, string> = { 1: "Rust", 2: "Oatmeal", 3: "Forest green" };
  const { colour: now = "1" } = sent;
  const links = Object.entries(names).map(
    ([id, name]) =>
      `<a href="?colour=${id}"${id === now ? ' class="on"' : ""}><img alt="${name}" width="44" height="44"></a>`,
  );
  return productOf(
    `<input type="hidden" name="colour" value="${now}">`,
    `<p>Colour: <b>${names[now]}</b></p><div class="thumbs">${links.join("")}</div>`,
  );
};

describe.concurrent("a request in plain words", () => {
  it.each<[string, string, ShopPage, Record<string, string>]>([
    [
      "a length in the rows of a table",
      "the three metre cable",
      productOf(`<table>${rows}</table>`),
      { cable: "C300" },
    ],
    [
      "a choice in a part that is folded",
      "the 2 TB version",
      productOf(
        `<details><summary>Capacity: 500 GB</summary><label><input type="radio" name="size" value="500" checked> 500 GB</label>
          <label><input type="radio" name="size" value="2000"> 2 TB (+$120)</label></details>`,
      ),
      { size: "2000" },
    ],
    [
      "a choice in a folded part that still moves",
      "the 2 TB version",
      productOf(
        `<style>@keyframes drift { from { translate: 200px } }</style><details><summary style="animation:drift 3s linear">Capacity: 500 GB</summary>
          <label><input type="radio" name="size" value="500" checked> 500 GB</label><label><input type="radio" name="size" value="2000"> 2 TB</label></details>`,
      ),
      { size: "2000" },
    ],
    ["a colour that a small picture links to", "forest green, please", colours, { colour: "3" }],
    [
      "a list that another one fills after a while",
      "for the Fiat 500, year 2019",
      productOf(years),
      { vehicle: "fiat", year: "2019" },
    ],
    [
      "fields for the length and the width",
      "120 x 80 cm",
      productOf(
        `<label>Length (mm) <input type="number" name="long" required></label><label>Width (mm) <input type="number" name="wide" required></label>`,
      ),
      { long: "1200", wide: "800" },
    ],
    [
      "an extra and the text that it asks for",
      "gift wrapped, with the card saying Happy birthday Mum",
      productOf(wrapping),
      { wrap: "yes", message: "Happy birthday Mum" },
    ],
    [
      "texts in a part that is folded",
      '"Biscuit" on the front and 555 0199 on the back',
      productOf(
        `<button type="button" aria-expanded="false" onclick="own.hidden = false; this.setAttribute('aria-expanded', 'true')">Add personalisation</button>
          <div id="own" hidden><label>Front <input name="front"></label><label>Back <input name="back"></label></div>`,
      ),
      { front: "Biscuit", back: "555 0199" },
    ],
    [
      "what is left out, and what is turned off",
      "without cucumber, and leave out the shipping protection",
      productOf(
        `<fieldset><legend>Leave out</legend><label><input type="checkbox" name="without" value="cucumber"> Cucumber</label>
          <label><input type="checkbox" name="more" value="sesame"> Sesame</label></fieldset>
          <fieldset><legend>Shipping protection +$3.95</legend><label><input type="radio" name="protection" value="yes" checked> Yes</label>
          <label><input type="radio" name="protection" value="no"> No</label></fieldset>`,
      ),
      { without: "cucumber", protection: "no" },
    ],
    [
      "a choice that the number of pieces takes back",
      "two in oak",
      productOf(
        `<label><input type="radio" name="wood" value="walnut" checked> Walnut</label><label><input type="radio" name="wood" value="oak"> Oak</label>
          <label>Quantity <input type="number" name="quantity" value="1" onchange="document.querySelector('[value=walnut]').checked = true"></label>`,
      ),
      { wood: "oak", quantity: "2" },
    ],
    [
      "a thing that may be left out, and its text",
      "engraved with J.R. 2026",
      productOf(engraving),
      { engraved: "yes", text: "J.R. 2026" },
    ],
    [
      "a menu that opens from a button",
      "trapeze frame, 50 cm high",
      productOf(menus),
      { frame: "Trapeze", height: "50 cm" },
    ],
    [
      "a day in lists for its month and its number",
      "delivered on 14 December",
      productOf(`<div>Delivery date: ${listOf("Month", months)} ${listOf("Day", days)}</div>`),
      { Month: "12", Day: "14" },
    ],
    [
      "a day of a calendar whose shown month is nearly over",
      "delivered on 12 December 2026",
      productOf(calendar),
      { date: "December 12, 2026" },
    ],
    [
      "one of the next days, which a place brings up",
      "I'll pick it up on 5 December at the Mill Road shop",
      productOf(pickUp),
      { place: "mill", day: "5 Dec" },
    ],
    [
      "choices in parts that are folded, one behind a tab",
      "in olive velvet with black legs",
      productOf(folds),
      { fabric: "Velvet, Olive", legs: "Black" },
    ],
    [
      "an hour of the day that is given, for a number of people",
      "Saturday 5 December 2026 at 19:30 for two people",
      productOf(hours),
      { guests: "2", date: "2026-12-05", time: "19:30" },
    ],
    ["a menu that a plain box opens", "width 140 cm", productOf(drawnMenu), { width: "140 cm" }],
    ["a length on a slider", "two and a half metres of it", productOf(slider), { length: "2.5" }],
    [
      "a picture that is shown with the rest of them",
      "in matte black",
      productOf(pictures),
      { colour: "matte-black" },
    ],
    [
      "goods bought once beside a subscription with a list of its own",
      "a one-time purchase",
      productOf(`<div><div><input type="radio" name="plan" id="sub" value="sub" checked><label for="sub">Subscribe and save 10%, deliver every
          <select aria-label="Frequency" name="every"><option>4 weeks</option><option>6 weeks</option></select></label></div>
        <div><input type="radio" name="plan" id="one" value="one"><label for="one">One-time purchase</label></div></div>`),
      { plan: "one" },
    ],
    [
      "goods bought once at a price that another choice has changed",
      "the 24 lb bag, bought once",
      productOf(`<div role="listbox" aria-label="Size">${["4 lb", "24 lb"].map((size) => `<div role="option" tabindex="0" aria-selected="false" style="cursor:pointer" onclick="pick(this)">${size}</div>`).join("")}</div><input type="hidden" name="size">
        <div><label><input type="radio" name="plan" value="auto" checked> Autoship: <b>$12.00</b></label></div><div><label><input type="radio" name="plan" value="once"> Buy once: <b id="price">$18.00</b></label></div>
        <script>function pick(of) { document.forms[0].size.value = of.textContent; price.textContent = of.textContent === '4 lb' ? '$18.00' : '$70.00'; of.setAttribute('aria-selected', 'true'); }</script>`),
      { size: "24 lb", plan: "once" },
    ],
  ])("means %s", async (_what, request, product, ordered) => {
    const pages = { ...productAndBasket, "/product": product };
    const { cart, host } = await fillCartFromPages(pool, pages, { request });
    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject(ordered);
  });
});
