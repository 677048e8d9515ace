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

it.each([
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
