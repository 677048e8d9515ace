import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callInPage } from "../../src/page/call-in-page.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const html = `<style>.late { transition: opacity 5s } .gone { visibility: hidden }</style>
  <form><label>Town <input name="town"></label><label><input type="checkbox" name="gift"> Gift</label>
  <select name="size"><option>S<option>M</select></form><p id="price">12.00</p><div id="host"></div>
  <div id="part" style="height: 40px; overflow: auto"><div style="height: 400px"></div></div>
  <div style="height: 3000px"></div>`;

/** Events of scrolling are told with the next picture. */
const drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

const read = (page: Page) => callInPage({ frame: page.mainFrame(), pace }, "readDocument");

test("a document in which nothing has changed is not read again", async () => {
  const page = await bench.open(html);
  await read(page);
  expect(await read(page)).toBe(await read(page));
});

test("a document that was scrolled there and back is not read again", async () => {
  const page = await bench.open(html);
  await read(page);
  const before = await read(page);
  for (const top of [500, 0]) await page.evaluate(`(scrollTo(0, ${top}), ${drawn})`);
  expect(await read(page)).toBe(before);
});

test.each([
  ["a text", "price.firstChild.data = '13.00'"],
  ["a class", "price.className = 'gone'"],
  ["what a field holds, set by a script", "document.forms[0].town.value = 'Graz'"],
  ["a tick, set by a script", "document.forms[0].gift.checked = true"],
  ["a choice, set by a script", "document.forms[0].size.selectedIndex = 1"],
  ["why a field is refused", "document.forms[0].town.setCustomValidity('Unknown town')"],
  ["the field in use", "document.forms[0].town.focus()"],
  ["a shadow tree that comes", "host.attachShadow({ mode: 'open' }).innerHTML = '<button>Pay</button>'"],
  ["a rule of a style sheet", "document.styleSheets[0].insertRule('#price { visibility: hidden }')"],
  ["a style sheet that is switched off", "document.styleSheets[0].disabled = true"],
  ["the address", "history.pushState(null, '', '#step-2')"],
  ["how far it is scrolled", "scrollTo(0, 500)"],
  ["how far a part of it is scrolled", `(part.scrollTop = 100, ${drawn})`],
])("a document is read again after a change of %s", async (_what, script) => {
  const page = await bench.open(html);
  await read(page);
  const before = await read(page);
  await page.evaluate(script);
  expect(await read(page)).not.toBe(before);
});

test("a change in a shadow tree is read", async () => {
  const page = await bench.open(html);
  await page.evaluate("host.attachShadow({ mode: 'open' }).innerHTML = '<button>Pay 12.00</button>'");
  await read(page);
  await page.evaluate("host.shadowRoot.querySelector('button').textContent = 'Pay 13.00'");
  expect((await read(page)).pressables.map(({ text }) => text)).toContain("Pay 13.00");
});

test("while something moves, each reading is taken anew", async () => {
  const page = await bench.open(html);
  await page.evaluate("price.className = 'late'; price.offsetTop; price.style.opacity = 0");
  await read(page);
  expect(await read(page)).not.toBe(await read(page));
});

test("a change that nothing tells of is read by whoever reads anew", async () => {
  const page = await bench.open(html);
  await read(page);
  const before = await read(page);
  await page.evaluate("document.styleSheets[0].cssRules[1].selectorText = '#price'");
  expect(await read(page)).toBe(before);
  const anew = await callInPage({ frame: page.mainFrame(), pace, anew: true }, "readDocument");
  expect(anew.texts.texts.map(({ text }) => text)).not.toContain("12.00");
});

test("what is read cannot be changed by who has read it", async () => {
  const page = await bench.open(html);
  expect(Object.isFrozen((await read(page)).controls)).toBe(true);
});
