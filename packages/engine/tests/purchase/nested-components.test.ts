import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** Every part is a component with a shadow root of its own, and the page holds nothing but the outermost one. */
const components = `<script>
  const values = {};
  const part = (name, draw, wire = () => {}) => customElements.define(name, class extends HTMLElement { connectedCallback() {
    this.attachShadow({ mode: "open" }).innerHTML = draw(this); wire(this.shadowRoot, this); } });
  const send = (path) => { const form = document.body.appendChild(Object.assign(document.createElement("form"), { method: "post", action: path, hidden: true }));
    for (const name in values) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value: values[name] })); form.submit(); };
  part("x-button", () => "<button type=button><slot></slot></button>");
  part("x-text", (own) => "<label>" + own.getAttribute("label") + " <input></label>", (root, own) => { root.querySelector("input").onchange = (event) => { values[own.id] = event.target.value; }; });
  part("x-choice", (own) => "<div>" + own.getAttribute("label") + "</div><div role=radiogroup>" + own.getAttribute("options").split(",").map((one) => "<button role=radio aria-checked=false>" + one + "</button>").join("") + "</div>",
    (root, own) => { for (const one of root.querySelectorAll("button")) one.onclick = () => { values[own.id] = one.textContent; for (const other of root.querySelectorAll("button")) other.setAttribute("aria-checked", String(other === one)); }; });
  part("x-box", () => "<div role=checkbox aria-checked=false tabindex=0><slot></slot></div>", (root, own) => { root.firstChild.onclick = () => { values[own.id] = "yes"; root.firstChild.setAttribute("aria-checked", "true"); }; });
  part("x-line", () => "<div style='display:flex;gap:40px'><slot name=what></slot><slot></slot></div>");
  part("x-page", (own) => own.nextElementSibling.innerHTML, (root, own) => { const press = root.querySelector("#press"); press.onclick = () => send(press.dataset.to); });
</script>`;
const page = (content: string) => `<x-page></x-page><template>${content}</template>${components}`;
const line = (what: string, amount: string) =>
  `<x-line><span slot="what">${what}</span><span>${amount}</span></x-line>`;

const pages = {
  "/product":
    page(`<h1>Garden Chair</h1><p>$80.00</p><x-choice id="colour" label="Colour" options="Moss,Slate,Rust"></x-choice>
    <x-button>Add to wish list</x-button><x-button id="press" data-to="/basket">Add to basket</x-button>`),
  "/basket": page(
    `<h1>Your basket</h1>${line("1 × Garden Chair", "$80.00")}${line("Subtotal", "$80.00")}<x-button id="press" data-to="/checkout">Go to checkout</x-button>`,
  ),
  "/checkout":
    page(`<h1>Checkout</h1><x-text id="email" label="E-mail"></x-text><h2>Delivery address</h2><x-text id="first" label="First name"></x-text>
    <x-text id="last" label="Last name"></x-text><x-text id="street" label="Street address"></x-text><x-text id="city" label="City"></x-text><x-text id="zip" label="Postcode"></x-text>
    <h2>Payment method</h2><x-choice id="pay" label="Payment method" options="Bank transfer,Cash on delivery"></x-choice><x-box id="terms">I accept the terms of sale</x-box>
    ${line("Garden Chair", "$80.00")}${line("Delivery", "$5.00")}${line("Total", "$85.00")}<x-button id="press" data-to="/order">Place order</x-button>`),
};

it("a shop that is wholly made of nested components is bought in", async () => {
  const { outcome, shop } = await buyFromPages(pool, pages, { request: "slate" });

  expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "85.00", currency: "USD" } });
  expect(shop.orders).toMatchObject([
    { colour: "Slate", terms: "yes", pay: "Bank transfer", city: expect.any(String) },
  ]);
});
