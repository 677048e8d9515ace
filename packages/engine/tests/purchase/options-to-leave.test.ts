import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { fillCartFromPages } from "./support/buy-from-pages.ts";
import { productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const productOf = (choices: string) =>
  `<h1>Morning Tea</h1><p>$8.00</p><form method="post" action="/basket">${choices}<button>Add to cart</button></form>`;

const chips = Object.entries({ weight: ["50 g", "100 g"], form: ["Loose leaf", "Pyramid bags"] })
  .map(
    ([name, titles]) =>
      `<h4>${name}</h4>${titles.map((title) => `<button type="button" aria-pressed="false" class="${name}" onclick="for (const one of document.querySelectorAll('.${name}')) one.setAttribute('aria-pressed', one === this); this.form.${name}.value = this.textContent">${title}</button>`).join("")}
      <input type="hidden" name="${name}">`,
  )
  .join("");

const filters = `<label>Size <select name="size" required><option value="">Size</option><option>Small</option><option>Large</option></select></label>
  <label>Add filters (optional) <select name="filters"><option value="">Choose an option</option><option>40 pack</option></select></label>`;

const linkOf = (name: string, title: string) =>
  `<a href="#${title}" class="chip" onclick="event.preventDefault(); kept.${name}.value = this.textContent; for (const one of document.querySelectorAll('.chip')) one.classList.toggle('selected', Object.values(kept).some(({ value }) => value === one.textContent))">${title}</a> `;
const links = `</form><div><h4>Colour</h4>${["Black", "Brown"].map((title) => linkOf("colour", title)).join("")}<h4>Size</h4>${["38", "39"].map((title) => linkOf("size", title)).join("")}</div>
  <form method="post" action="/basket" id="kept"><input type="hidden" name="colour"><input type="hidden" name="size">`;

const scripted = `</form>${Object.entries({ colour: ["Black", "White"], size: ["8", "9"] })
  .map(
    ([name, titles]) =>
      `<form onsubmit="event.preventDefault(); kept.${name}.value = event.submitter.textContent; history.replaceState(null, '', '?' + kept.colour.value + kept.size.value); add.disabled = !kept.colour.value || !kept.size.value"><dl><dt>${name}</dt><dd>${titles.map((title) => `<button>${title}</button>`).join(" ")}</dd></dl></form>`,
  )
  .join(
    "",
  )}<form method="post" action="/basket" id="kept"><input type="hidden" name="colour"><input type="hidden" name="size">
  <script>addEventListener('DOMContentLoaded', () => { window.add = document.querySelector('#kept button'); add.disabled = true; });</script>`;

it.each([
  ["a row of links for two options", "in brown, size 39", links, { colour: "Brown", size: "39" }],
  ["a form of buttons for each option", "in white, size 8", scripted, { colour: "White", size: "8" }],
  [
    "a row of chips for two options, each behind its heading,",
    "100 g, in pyramid bags",
    chips,
    { weight: "100 g", form: "Pyramid bags" },
  ],
  [
    "an optional list that is not wanted",
    "the large one, no filters",
    filters,
    { size: "Large", filters: "" },
  ],
  [
    "an optional list that is wanted",
    "large, with a 40 pack",
    filters,
    { size: "Large", filters: "40 pack" },
  ],
])("%s is settled without a question", async (_what, request, choices, ordered) => {
  const pages = { ...productAndBasket, "/product": productOf(choices) };
  const { cart, host } = await fillCartFromPages(pool, pages, { request });

  expect(host.questions.map(({ key }) => key)).toEqual([]);
  expect(cart).toMatchObject(ordered);
});
