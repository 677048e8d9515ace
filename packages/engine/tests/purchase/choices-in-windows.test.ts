import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { fillCartFromPages } from "./support/buy-from-pages.ts";
import { selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const styles = "position: fixed; right: 0; top: 0; bottom: 0; width: 320px; background: white";
const sizes = ["S", "M", "L"];
/** A product whose button opens a sheet, whose content is drawn by `open`. */
const product = (open: string) => `<h1>Wool sweater</h1><p style="font-size:2em">$129.00</p>
  <button id="add" type="button">Add to bag</button><div id="layer"></div><script>
  let size, colour;
  async function put() { await fetch('/basket', { method: 'POST', body: new URLSearchParams({ item: 1, size, colour }) }); location = '/basket'; }
  const sheet = (title, content) => { layer.innerHTML = '<div role="dialog" aria-label="' + title + '" style="${styles}"><button type="button" aria-label="Close" onclick="layer.innerHTML = &quot;&quot;">×</button><h2>' + title + '</h2>' + content + '</div>'; };
  const choices = (names, then) => '<div>' + names.map((name) => '<button type="button" onclick="' + then + '(&quot;' + name + '&quot;)">' + name + '</button>').join(' ') + '</div>';
  ${open}</script>`;

const withButton =
  product(`add.onclick = () => sheet('Choose your size', choices(${JSON.stringify(sizes)}, 'pick') + '<button type="button" id="ok" disabled onclick="put()">Add size</button>');
  function pick(name) { size = name; ok.disabled = false; }`);

describe.concurrent("a product whose button opens a sheet of choices", () => {
  it("is bought in the size that the request names, by the sheet's own button", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(withButton), { request: "size M" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "M" });
  });

  it("has the size asked about otherwise", async () => {
    const answers = { variant: [{ size: "L" }], payment_method: [{ payment_method: "bank" }] };
    const { cart, host } = await fillCartFromPages(pool, selling(withButton), { answers });

    expect(host.questions[0]?.responseSchema.properties).toMatchObject({
      size: { oneOf: sizes.map((title) => ({ title })) },
    });
    expect(cart).toMatchObject({ size: "L" });
  });

  it("is bought once where a choice adds it at once, after one sheet behind the other", async () => {
    const inTwo =
      product(`add.onclick = () => sheet('Choose your size', choices(${JSON.stringify(sizes)}, 'next'));
      function next(name) { size = name; sheet('Choose your colour', choices(['Grey', 'Green'], 'last')); }
      function last(name) { colour = name; layer.innerHTML = ''; put(); }`);
    const { cart, host, shop } = await fillCartFromPages(pool, selling(inTwo), { request: "green, size S" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "S", colour: "Green" });
    expect(
      shop.visits.filter(({ path, sent }) => path === "/basket" && sent.item !== undefined),
    ).toHaveLength(1);
  });
});

describe.concurrent("a product whose button opens a sheet of its sizes", () => {
  const lines = ["32x32", "32x34", "33x30 <small>Notify me</small>"].map(
    (size) => `<div class="line" style="cursor: pointer">${size}</div>`,
  );
  const kept = product(`
    const show = () => { sheet('Sizes', '<div id="lines">${lines.join("")}</div>');
      for (const line of lines.children) line.onclick = () => { size = line.textContent; layer.innerHTML = ''; }; };
    add.onclick = () => size ? put() : show();`);

  it("has it pressed again once the sheet has closed with the choice", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(kept), { request: "32x34" });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "32x34" });
  });
});

describe.concurrent("a product whose button opens a window that asks for a text", () => {
  const asking =
    product(`add.onclick = () => { sheet('Personalise your print', '<form id="own"><label>Name on the print <input id="named" required maxlength="14"></label>' +
      '<label>Anything else we should know? <textarea id="more"></textarea></label><input type="submit" value="Add to bag"></form>');
      own.onsubmit = (event) => { event.preventDefault(); size = named.value; colour = more.value; layer.innerHTML = ''; put(); }; };`);

  it("is given what the request says", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(asking), {
      request: "name on the print: Theo",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "Theo", colour: "" });
  });

  it("is asked about it otherwise", async () => {
    const answers = {
      details: [{ named: "Theo" }],
      payment_method: [{ payment_method: "bank" }],
    };
    const { cart, host } = await fillCartFromPages(pool, selling(asking), { answers });

    expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
    expect(cart).toMatchObject({ size: "Theo" });
  });
});

describe.concurrent("a product whose button opens a window that asks where to deliver", () => {
  const asking = product(`let when = 'asap', place;
    const suggest = () => { hits.innerHTML = '<li role="option" onclick="take(this)">548 Market Street, San Francisco, CA 94104</li>'; };
    const take = (line) => { place = line.textContent; where.value = place; hits.innerHTML = ''; ok.disabled = false; };
    add.onclick = () => sheet('How would you like your order?', '<label>Delivery address <input id="where" role="combobox" aria-autocomplete="list" oninput="suggest()"></label><ul id="hits" role="listbox"></ul>' +
      '<p><label><input type="radio" name="when" value="later"> Today, 7:30 PM</label><label><input type="radio" name="when" value="asap"> ASAP (35 min)</label></p><button type="button" id="ok" disabled onclick="size = place; colour = document.querySelector(&quot;[name=when]:checked&quot;).value; put()">Start order</button>');`);

  it("is given the buyer's address by the page's suggestion, and the time of the request", async () => {
    const { cart, host } = await fillCartFromPages(pool, selling(asking), {
      request: "Delivered as soon as possible",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ size: "548 Market Street, San Francisco, CA 94104", colour: "asap" });
  });
});
