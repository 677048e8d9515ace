import { afterAll, beforeAll, expect, it } from "vitest";
import { callOnElement } from "../../src/page/call-in-page.ts";
import { type Field, readFields } from "../../src/page/fields/read-fields.ts";
import { fillField } from "../../src/page/filling/fill.ts";
import { fillTogether } from "../../src/page/filling/fill-together.ts";
import { readPage } from "../../src/page/reading/read-page.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench?.close());

/** Components that keep to themselves what they are, as Material's do. */
const components = `<script>
  const define = (name, draw) => customElements.define(name, class extends HTMLElement {
    connectedCallback() { this.root = this.attachShadow({ mode: 'open' }); draw(this, this.root, (name) => this.getAttribute(name) ?? ''); } });
  define('x-text', (host, root, own) => {
    root.innerHTML = '<style>.box{position:relative;border:1px solid;height:40px;width:240px}.in{opacity:0;height:100%}.in.on{opacity:1}input{width:100%;height:100%}span{position:absolute;left:8px;top:10px;pointer-events:none}' + own('css') + '</style><div class=box><span aria-hidden=true>' + own('drawn') + '</span><div class=in><input aria-label="' + own('label') + '"></div></div>';
    root.querySelector('input').oninput = (event) => root.querySelector('.in').classList.toggle('on', event.target.value !== ''); });
  define('x-radio', (host, root, own) => {
    host.tabIndex = -1; host.style = 'display:inline-block;width:20px;height:20px;border:1px solid';
    const draw = (on) => { root.innerHTML = '<div class="dot ' + (on ? 'checked' : '') + '"></div>'; }; host.draw = draw; draw(false);
    host.parentElement.addEventListener('click', () => { for (const other of document.querySelectorAll('x-radio')) other.draw(other === host); }); });
  define('x-list', (host, root, own) => {
    const draw = (chosen) => { root.innerHTML = '<div role=combobox tabindex=0 aria-controls=all aria-label=State aria-expanded=false style="width:200px;height:30px"><i>State</i> <b>State</b> <u>' + chosen + '</u></div><div id=all role=listbox hidden>' + ['Maine', 'Oregon'].map((one) => '<div role=option>' + one + '</div>').join('') + '</div>';
      root.querySelector('[role=combobox]').onclick = () => { root.getElementById('all').hidden = false; };
      for (const one of root.querySelectorAll('[role=option]')) one.onclick = () => draw(one.textContent); };
    draw(''); });
  customElements.define('y-text', class extends HTMLElement { connectedCallback() {
    this.innerHTML = '<label style="position:relative;display:block;width:240px;height:40px"><span aria-hidden=true style="position:absolute;top:10px">' + this.title + '</span><input aria-label="' + this.title + '" style="opacity:0;width:100%;height:100%"></label>'; } });
  const boxed = (name, mark) => customElements.define(name, class extends HTMLElement { connectedCallback() {
    this.tabIndex = 0; this.style = 'display:inline-block;width:20px;height:20px;border:1px solid'; const own = this.attachInternals();
    this.attachShadow({ mode: 'open' }).innerHTML = mark; this.onclick = () => own.states.has('checked') ? own.states.delete('checked') : own.states.add('checked'); } });
  boxed('y-checkbox', '<svg class=checked-indicator></svg>'); boxed('y-button', '<slot></slot>');
</script>`;

async function fieldsOf(html: string): Promise<Field[]> {
  return readFields(await bench.open(`<h1>Checkout</h1>${html}${components}`), pace);
}

it("a text field that is drawn only once it is used is read by its name, which rests in its place", async () => {
  const [email] = await fieldsOf(`<x-text label=Email drawn="Email"></x-text>`);
  expect(email).toMatchObject({ role: "email", label: "Email", value: "" });
  if (email) expect(await callOnElement({ ...email, pace }, "visibilityOf")).toBe("seen");
  expect(email && (await fillField(email, "ada@example.com", pace))).toEqual({ filled: true });
});

it("so is one in a custom element without a tree of its own", async () => {
  expect(await fieldsOf(`<y-text title=Email></y-text>`)).toMatchObject([{ role: "email", label: "Email" }]);
});

it("a box that tells only the browser whether it is ticked is read and ticked", async () => {
  const [box] = await fieldsOf(
    `<label for=t>I agree to the terms</label><y-checkbox id=t name=t></y-checkbox>`,
  );
  expect(box).toMatchObject({ role: "terms", control: "checkbox", value: "" });
  expect(box && (await fillField(box, "yes", pace))).toEqual({ filled: true });
});

it("a custom element that is a button itself can be pressed", async () => {
  const page = await bench.open(
    `<h1>Checkout</h1><y-button style="width:99px">Place order</y-button>${components}`,
  );
  const { reading } = await readPage(page, pace);
  expect(reading.frames[0]?.pressables.map(({ text, move }) => [text, move])).toEqual([
    ["Place order", "pay"],
  ]);
});

it.each([
  ["nothing is drawn in its place", `<x-text label=Email drawn=""></x-text>`],
  ["something else is", `<x-text label=Email drawn="Card number"></x-text>`],
  ["its name is elsewhere", `<x-text label=Email drawn="Email" css="span{top:90px}"></x-text>`],
  ["it is no component", `<label>Email</label><input name=email style="opacity:0;width:200px">`],
])("a transparent field is no field where %s", async (_where, html) => {
  expect(await fieldsOf(html)).toEqual([]);
});

it("radios of a component that mark themselves nowhere are one choice, and are set", async () => {
  const [ship] = await fieldsOf(
    `<div role=radiogroup aria-label="Shipping method">${["UPS Ground", "Next Day Air"].map((one) => `<label><x-radio name=ship value="${one}"></x-radio> ${one}</label>`).join("")}</div>`,
  );
  expect(ship).toMatchObject({ control: "radio", label: "Shipping method", value: "" });
  expect(ship?.choices?.map(({ title }) => title)).toEqual(["UPS Ground", "Next Day Air"]);
  expect(ship && (await fillField(ship, "Next Day Air", pace))).toEqual({ filled: true });
});

it("a list that draws its name where its choice will be has no value until it is chosen from", async () => {
  const page = await bench.open(`<h1>Checkout</h1><x-list></x-list>${components}`);
  const [list] = await readFields(page, pace);
  expect(list).toMatchObject({ control: "listbox", label: "State", value: "" });
  expect(list && (await fillField(list, "Oregon", pace))).toEqual({ filled: true });
  expect((await readFields(page, pace))[0]?.value).toBe("Oregon");
});

/** A list whose options are given to a component, which draws them in a window; `keeps`: only "OK" keeps a choice. */
const windowed = (
  keeps: boolean,
) => `<x-pick label="State"><x-pick-option value=ME>Maine</x-pick-option><x-pick-option value=OR>Oregon</x-pick-option></x-pick>
  <script>customElements.define('x-pick', class extends HTMLElement { connectedCallback() {
    const root = this.attachShadow({ mode: 'open' }), draw = (chosen) => { root.innerHTML = '<label style="display:block;position:relative;width:200px;height:40px"><span>State</span> <b class="' + (chosen ? '' : 'placeholder') + '">' + (chosen || 'Select') + '</b><button aria-haspopup=dialog style="position:absolute;inset:0;opacity:0"></button></label>'; };
    draw(''); this.onclick = () => { let now = ''; const layer = document.createElement('div'); layer.setAttribute('role', 'alertdialog'); layer.style = 'position:fixed;inset:100px;background:#fff';
      layer.innerHTML = '<h2>State</h2>' + [...this.children].map((one) => '<button role=radio><i>' + one.textContent + '</i></button>').join('') + '<button>Cancel</button><button>OK</button>';
      const end = () => { draw(now); layer.remove(); };
      layer.onclick = ({ target }) => { const button = target.closest('button'); if (button?.getAttribute('role') === 'radio') { now = button.textContent; if (!${keeps}) end(); } else if (button?.textContent === 'OK') end(); else if (button) layer.remove(); };
      document.body.append(layer); }; } })</script>`;

it.each([
  ["closes with the choice", false],
  ["keeps the choice once it is confirmed", true],
])("options that a component draws in a window are chosen from, if the window %s", async (_how, keeps) => {
  const page = await bench.open(`<h1>Checkout</h1>${windowed(keeps)}`);
  const [list] = await readFields(page, pace);
  expect(list).toMatchObject({ control: "listbox", role: "state", label: "State", value: "" });
  expect(list?.choices?.map(({ title }) => title)).toEqual(["Maine", "Oregon"]);
  expect(list && (await fillField(list, "OR", pace, { countryCode: "US" }))).toEqual({ filled: true });
  expect((await readFields(page, pace))[0]?.value).toBe("Oregon");
});

/** Draws all fields anew at each change, with what it was told so far. */
const redrawn = (keepsFocus: boolean) => `<div id=app></div><script>const held = {};
  function draw() { const at = document.activeElement?.id; app.innerHTML = ['Card number', 'Expiry date', 'CVC'].map((label, n) => '<label>' + label + ' <input id=f' + n + ' name=f' + n + ' value="' + (held['f' + n] ?? '') + '"></label>').join('');
    if (at && ${keepsFocus}) document.getElementById(at).focus(); }
  app.oninput = ({ target }) => { held[target.name] = target.name === 'f1' ? target.value.replace(/\\D/g, '').slice(0, 4).replace(/(\\d\\d)(\\d)/, '$1/$2') : target.value; draw(); };
  draw();</script>`;

it.each([true, false])(
  "a form that is drawn anew at each key is filled in, with the focus kept: %s",
  async (keeps) => {
    const card = ["4242424242424242", "12 / 34", "123"];
    const page = await bench.open(`<h1>Payment</h1>${redrawn(keeps)}`);
    const fields = await readFields(page, pace);
    const outcomes = await fillTogether(
      fields.map((field, at) => ({ field, value: card[at] ?? "" })),
      pace,
    );
    expect(outcomes).toEqual(card.map(() => ({ filled: true })));
    const held = await page
      .locator("input")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(held).toEqual(["4242424242424242", "12/34", "123"]);
  },
);

it("a box that can be edited is a field for text", async () => {
  const [box, ...others] = await fieldsOf(`<p id=l>Where should we leave the parcel? *</p>
    <div contenteditable role=textbox aria-labelledby=l aria-required=true style="border:1px solid;min-height:2em"></div>`);
  expect(box).toMatchObject({ control: "textarea", required: true, value: "" });
  expect(box && (await fillField(box, "Behind the gate", pace))).toEqual({ filled: true });
  expect(others).toEqual([]);
});

it("a list without any other name is called by its first line", async () => {
  const list = (prompt: string) =>
    `<input placeholder="Address *"><select name=city><option value="">${prompt}</option><option value=MI>Milano</option><option value=RM>Roma</option></select>`;
  expect((await fieldsOf(list("Provincia *")))[1]).toMatchObject({
    role: "state",
    required: true,
    value: "",
  });
  expect((await fieldsOf(list("Choose")))[1]).toMatchObject({ required: false, value: "" });
});

it("a strip of days to press is one choice", async () => {
  const day = (words: string) => `<button type=button aria-pressed=false>${words}</button>`;
  const strip = (...days: string[]) => `<h2>Delivery day</h2><div>${days.map(day).join("")}</div>`;
  const [days] = await fieldsOf(strip("Tue, 1 Dec", "Wed, 2 Dec"));
  expect(days).toMatchObject({ control: "radio", value: "" });
  expect(days?.choices?.map(({ title }) => title)).toEqual(["Tue, 1 Dec", "Wed, 2 Dec"]);
  expect(await fieldsOf(strip("Bold", "Italic"))).toEqual([]);
});

it("a field is required where the first cell of its row says so", async () => {
  const row = (head: string, fields: string) => `<tr><td>${head}</td><td>${fields}</td></tr>`;
  const fields = await fieldsOf(
    `<table>${row("フリガナ <b>必須</b>", "セイ <input name=sei> メイ <input name=mei>")}${row("建物名", "<input name=b>")}</table>`,
  );
  expect(fields.map(({ required }) => required)).toEqual([true, true, false]);
});
