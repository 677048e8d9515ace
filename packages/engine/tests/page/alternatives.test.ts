import { afterAll, beforeAll, expect, it } from "vitest";
import { callOnElement } from "../../src/page/call-in-page.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench?.close());

/** A radio that says nothing of itself in its markup, as some component libraries draw it. */
const component = `<script>customElements.define('x-dot', class extends HTMLElement {
  connectedCallback() { const root = this.attachShadow({ mode: 'open' }); this.tabIndex = -1; const on = this.hasAttribute('checked');
    root.innerHTML = '<div class="circle ' + (on ? 'checked' : '') + '" style="width:16px;height:16px"></div>'; } })</script>`;

const page = (choices: string) =>
  `<header><a href="/a">100 g</a><a href="/b">250 g</a></header><h1>Darjeeling</h1><p>$17.00</p>${choices}
   <button id=add>Add to bag</button><p>Picked in March.</p>${component}`;

async function alternativesOn(choices: string) {
  const opened = await bench.open(page(choices));
  const found = await callOnElement({ locator: opened.locator("#add"), pace }, "readAlternatives");
  return found.map((row) => [row.name, row.choices.map((one) => `${one.title}${one.isChosen ? "*" : ""}`)]);
}

it.each([
  [
    "components in labels",
    `<div role=radiogroup aria-label=Weight><label><x-dot></x-dot> 100 g</label> <label><x-dot checked></x-dot> 250 g</label></div>`,
    [["Weight", ["100 g", "250 g*"]]],
  ],
  [
    "tabs with a label beside them",
    `<p>Weight</p><div><div role=tab aria-selected=true>100 g</div><div role=tab>250 g</div></div>`,
    [["Weight", ["100 g*", "250 g"]]],
  ],
  [
    "what the pointer shows to be pressed, each in a part of its own",
    `<p>Weight</p><div><p><i style="cursor:pointer">100 g</i></p><p><i style="cursor:pointer">250 g</i></p></div>`,
    [["Weight", ["100 g", "250 g"]]],
  ],
  [
    "tabs of a component in a list of tabs",
    `<p>Weight</p><div role=tablist><x-tab>100 g</x-tab><x-tab>250 g</x-tab></div><script>customElements.define('x-tab', class extends HTMLElement {
      connectedCallback() { this.style = 'display:inline-block;cursor:pointer'; this.attachShadow({ mode: 'open' }).innerHTML = '<button role=tab aria-selected=' + (this.textContent === '100 g') + '><slot></slot></button>'; } })</script>`,
    [["Weight", ["100 g*", "250 g"]]],
  ],
  ["words alone", `<p>Weight</p><div><span>100 g</span><span>250 g</span></div>`, []],
  ["links that lead away", `<p>Weight</p><div><a href="/c">100 g</a><a href="/d">250 g</a></div>`, []],
])(
  "things to press side by side are alternatives, whatever they are made of: %s",
  async (_of, html, found) => {
    expect(await alternativesOn(html)).toEqual(found);
  },
);

it("alternatives are found wherever they stand in the content", async () => {
  const opened = await bench.open(
    `<main><div><h1>Darjeeling</h1><button id=add>Add to bag</button></div><section><h2>Weight</h2><div><b style="cursor:pointer">100 g</b><b style="cursor:pointer">250 g</b></div></section></main>`,
  );
  const found = await callOnElement({ locator: opened.locator("#add"), pace }, "readAlternatives");
  expect(found.map(({ choices }) => choices.map(({ title }) => title))).toEqual([["100 g", "250 g"]]);
});
