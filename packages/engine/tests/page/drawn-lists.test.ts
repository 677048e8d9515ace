import { afterAll, beforeAll, expect, test } from "vitest";
import { callInPage } from "../../src/page/call-in-page.ts";
import { type Field, readFields } from "../../src/page/fields/read-fields.ts";
import { readDrawnChoices } from "../../src/page/filling/choose-from-drawn-list.ts";
import { fillField } from "../../src/page/filling/fill.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

/** As select2 draws it: the list is labelled by its own choice, and its native list has an option without words. */
const drawnOver = (shown: string, chosen = "") => `<div><div class=et>Tipo de vía</div>
  <select name=tvia style="position:absolute;width:1px;height:1px;border:0;padding:0;clip-path:inset(50%)"><option></option>
    ${["Avenida", "Calle", "Plaza"].map((kind) => `<option${kind === chosen ? " selected" : ""}>${kind}</option>`).join("")}</select>
  <span><span><span role=combobox tabindex=0 aria-haspopup=true aria-labelledby=shown><span id=shown>${shown}</span></span></span></span></div>
  <div class=et>Nombre de la vía</div><input name=vian>`;

test.each([
  ["its prompt", drawnOver("Elige"), ""],
  ["its choice", drawnOver("Calle", "Calle"), "Calle"],
])(
  "a list that is labelled by what it shows is called by the words above it: %s",
  async (_what, html, value) => {
    const page = await bench.open(`<form>${html}</form>`);
    const [list] = await readFields(page, pace);
    expect(list).toMatchObject({ role: "streetType", label: "Tipo de vía", value });
  },
);

test.each([
  [
    "by its class",
    '<span role=combobox class="p-select-label p-placeholder" tabindex=0 aria-haspopup=listbox aria-labelledby=al>Bitte wählen</span>',
    "",
  ],
  [
    "by an attribute",
    "<button type=button role=combobox data-placeholder aria-labelledby=al><span>Bitte wählen</span></button>",
    "",
  ],
  [
    "not where it is chosen",
    '<span role=combobox class="p-select-label" tabindex=0 aria-haspopup=listbox aria-labelledby=al>Keine Angabe</span>',
    "Keine Angabe",
  ],
])(
  "a drawn list without a native one holds nothing while it shows its prompt: %s",
  async (_what, list, value) => {
    const page = await bench.open(
      `<form><label id=al>Anrede</label><div>${list}</div><input name=vorname></form>`,
    );
    const [field] = await readFields(page, pace);
    expect(field).toMatchObject({ role: "salutation", control: "listbox", value });
  },
);

test.each([
  ["its prompt", "Choose how we deliver ▾", ""],
  ["its choice", "Courier — £6.20", "Courier — £6.20"],
])("a folded list right behind its button holds the choices: %s", async (_what, shown, value) => {
  const page =
    await bench.open(`<form><input name=zip><button type=button aria-haspopup=listbox>${shown}</button>
    <input type=hidden name=way><ul role=listbox hidden><li role=option>Royal Mail — £3.60<li role=option>Courier — £6.20</ul>
    <button type=button aria-haspopup=listbox>Ms</button><input name=first></form>`);
  const fields = await readFields(page, pace);
  const [list, other] = fields.filter(({ control }) => control === "listbox");
  expect(list).toMatchObject({ role: "shippingMethod", value });
  expect(list?.choices?.map((choice) => choice.value)).toEqual(["Royal Mail — £3.60", "Courier — £6.20"]);
  expect(other?.choices).toBeUndefined();
});

test("a list that only its own press opens and closes is read, and then set", async () => {
  const page =
    await bench.open(`<form><p>Delivery method</p><div id=box role=combobox tabindex=0 aria-haspopup=listbox aria-label="Delivery method">Select…</div></form>
    <script>let lines; box.onclick = () => { if (lines) return lines = void lines.remove();
      lines = document.createElement('ul'); lines.setAttribute('role', 'listbox'); lines.style = 'position:absolute;left:0;top:200px;background:#fff';
      lines.innerHTML = '<li role=option>Royal Mail — £3.60</li><li role=option>Courier — £6.20</li>';
      lines.onclick = ({ target }) => { box.textContent = target.textContent; lines = void lines.remove(); };
      document.body.append(lines); };</script>`);
  const [list] = await readFields(page, pace);
  expect(list).toMatchObject({ role: "shippingMethod", value: "" });
  if (!list) return;
  const choices = await readDrawnChoices(list, pace);
  expect(choices.map(({ title }) => title)).toEqual(["Royal Mail — £3.60", "Courier — £6.20"]);
  expect(await fillField(list, "Courier — £6.20", pace)).toEqual({ filled: true });
});

/** A box that only shows its choice: no markup says that it opens a list, which is drawn elsewhere. */
const pressedBox = `<style>.select{position:relative;padding-top:14px}.select label{position:absolute;left:0;top:16px;pointer-events:none}.pop{position:absolute;top:90px;left:0;background:#fff}</style><form onsubmit="return false">
  <label>City <input name=city></label>
  <div class=select id=province><div onclick="open_()"><input type=text readonly class=select-input placeholder=" "><label>Province</label></div></div>
  <label>Postal code <input name=zip></label></form><div id=pops></div>
  <script>const shown = document.querySelector('.select-input');
    const open_ = () => setTimeout(() => { pops.innerHTML = pops.innerHTML ? '' : '<div class=pop>' + ['Alberta', 'Manitoba', 'Ontario'].map((name) =>
      '<div tabindex=0 style="cursor:pointer" onclick="pick(\\'' + name + '\\')"><div>' + name + '</div></div>').join('') + '</div>'; }, 150);
    const pick = (name) => setTimeout(() => { shown.value = name; pops.innerHTML = ''; }, 150);</script>`;

async function province(page: Parameters<typeof readFields>[0]): Promise<Field> {
  const found = (await readFields(page, pace)).find(({ label }) => label === "Province");
  if (!found) throw new Error("no field is called Province");
  return found;
}

test("a box for reading only that a press opens is a list", async () => {
  const page = await bench.open(pressedBox);
  expect(await province(page)).toMatchObject({ role: "state", control: "listbox", enabled: true, value: "" });
});

test("the choices of such a box are what appears after the press", async () => {
  const page = await bench.open(pressedBox);
  const choices = await readDrawnChoices(await province(page), pace);
  expect(choices.map(({ title }) => title)).toEqual(["Alberta", "Manitoba", "Ontario"]);
  expect(await page.locator(".pop").count()).toBe(0);
});

test("such a box is set to a choice", async () => {
  const page = await bench.open(pressedBox);
  expect(await fillField(await province(page), "ON", pace, { countryCode: "CA" })).toEqual({ filled: true });
  expect(await page.locator(".select-input").inputValue()).toBe("Ontario");
});

test.each([
  [
    "a number that buttons change",
    `<label>Pieces <button>-</button><input readonly value=1><button>+</button></label>`,
  ],
  ["a value that the shop gives", `<label>Order number <input readonly value=A-1></label>`],
  [
    "a day from a calendar",
    `<label>Delivery day <input readonly class=datepicker-input placeholder="dd.mm.yyyy"></label>`,
  ],
])("a box for reading only is no list where nothing says that it opens: %s", async (_what, html) => {
  const page = await bench.open(`<form>${html}</form>`);
  const [field] = await readFields(page, pace);
  expect(field?.control).toBe("text");
});

test("a window that asks about cookies meanwhile offers no choices of it", async () => {
  const banner = `<div style="position:fixed;bottom:0"><button style="cursor:pointer">Reject</button><button style="cursor:pointer">Accept all</button></div>`;
  const page = await bench.open(
    pressedBox
      .replace("pops.innerHTML = pops.innerHTML ? '' :", "pops.innerHTML =")
      .replace(/'<div class=pop>'.*'<\/div>'; \}, 150\);/su, `'${banner}'; }, 150);`),
  );
  expect(await readDrawnChoices(await province(page), pace)).toEqual([]);
});

/** Two lists that are drawn elsewhere; each stays for a while after its choice was taken, and takes a while to open. */
const slowLists = (says: (name: string) => string) => `<form onsubmit="return false">${["Day", "Month"]
  .map(
    (
      name,
    ) => `<div role=combobox tabindex=0 aria-haspopup=listbox ${says(name)} aria-label="${name}" onclick="open_('${name}')"
      id="${name}">-</div>`,
  )
  .join("")}</form>${["Day", "Month"]
  .map(
    (name) =>
      `<div role=listbox id="list-${name}" style="position:absolute;top:90px;background:#fff;display:none">${[
        1, 2, 3,
      ]
        .map((one) => `<div role=option onclick="pick('${name}', ${one})">${one}</div>`)
        .join("")}</div>`,
  )
  .join("")}
  <script>const list = (name) => document.getElementById('list-' + name);
    const open_ = (name) => setTimeout(() => { list(name).style.display = 'block'; }, 60);
    const pick = (name, one) => { document.getElementById(name).textContent = one;
      setTimeout(() => { list(name).style.display = 'none'; }, 250); };</script>`;

test.each([
  ["says which one it is", (name: string) => `aria-controls="list-${name}"`],
  ["does not say whose it is", () => ""],
])("a list that is still closing is not taken for the one just opened, which %s", async (_what, says) => {
  const page = await bench.open(slowLists(says));
  const shown = [];
  for (const wanted of ["2", "3"]) {
    const field = (await readFields(page, pace))[shown.length];
    if (!field) throw new Error("a list is missing");
    expect(await fillField(field, wanted, pace)).toEqual({ filled: true });
    shown.push(await page.locator("[role=combobox]").nth(shown.length).textContent());
  }
  expect(shown).toEqual(["2", "3"]);
});

test("the lines that are drawn for a list of the opener's own, which is itself hidden, are its choices", async () => {
  const lines = ["Moss", "Slate"].map((one) => `<div onclick="pick('${one}')">${one}</div>`).join("");
  const page =
    await bench.open(`<form onsubmit="return false"><div role=combobox tabindex=0 aria-haspopup=listbox aria-controls=own aria-label=Colour id=colour
    onclick="layer.hidden = false">-</div></form><div id=layer hidden style="position:absolute;top:90px"><div role=listbox id=own style="width:0;height:0;overflow:hidden">
    <div role=option>0</div></div><div>${lines}</div></div><script>const pick = (one) => { colour.textContent = one; layer.hidden = true; };</script>`);
  const [field] = await readFields(page, pace);
  expect(field && (await fillField(field, "Slate", pace))).toEqual({ filled: true });
});

test("the lines of a list are its rows, though each keeps its value in a hidden input and takes the press by a part", async () => {
  const row = (name: string, price: string) =>
    `<li><a style="cursor:pointer;display:block"><input type=hidden value=1><img alt=""><label style="cursor:pointer">${name}</label> <small><span>${price}</span> <span>50 in stock</span></small></a></li>`;
  const page = await bench.open(
    `<div id=box>Choose</div><ul id=list hidden>${row("1 × City frame", "$240.00")}${row("1 × Touring frame", "$310.00")}</ul>`,
  );
  const frame = page.mainFrame();
  await callInPage({ frame, pace }, "noteBeforeOpening");
  await page.evaluate("list.hidden = false");

  const options = await callInPage({ frame, pace }, "appearedOptions");
  expect(options.map(({ title }) => title)).toEqual([
    "1 × City frame $240.00 50 in stock",
    "1 × Touring frame $310.00 50 in stock",
  ]);
});
