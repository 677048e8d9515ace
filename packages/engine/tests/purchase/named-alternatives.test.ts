import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** Radios of a component library that say nothing of themselves in their markup. */
const dots = `<script>customElements.define('x-dot', class extends HTMLElement {
  connectedCallback() { const root = this.attachShadow({ mode: 'open' }); this.tabIndex = -1;
    const draw = () => { const on = this.getAttribute('value') === size.value; root.innerHTML = '<div class="circle ' + (on ? 'checked' : '') + '" style="width:16px;height:16px;border:1px solid"></div>'; };
    this.parentElement.addEventListener('click', () => { size.value = this.getAttribute('value'); for (const other of document.querySelectorAll('x-dot')) other.draw(); });
    this.draw = draw; draw(); } })</script>`;
const tea = (choices: string, more = "") =>
  selling(`<h1>First Flush Darjeeling</h1><p style="font-size:2em">$80.00</p><p>${more}</p>
  <form method=post action="/basket">${choices}<input type=hidden name=size id=size value="100 g"><button>Add to basket</button></form>${dots}`);
const weights = `<div role=radiogroup aria-label=Weight>${["50 g", "100 g", "250 g"].map((one) => `<label><x-dot value="${one}"></x-dot> ${one}</label>`).join(" ")}</div>`;
const ofQuestions = (host: { questions: readonly { key: string }[] }) => host.questions.map(({ key }) => key);

describe.concurrent("a variant that the request names", () => {
  it("is looked for among everything that can be pressed, and chosen", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, tea(weights), {
      request: "250 g of the Darjeeling",
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(ofQuestions(host)).toEqual(["payment_method"]);
    expect(shop.orders).toMatchObject([{ size: "250 g" }]);
  });

  it("is asked about with what the page offers, where that is called otherwise", async () => {
    const { cart, host } = await fillCartFromPages(pool, tea(weights), {
      request: "1 kg of the Darjeeling",
      answers: { variant: [{ Weight: "250 g" }], payment_method: [{ payment_method: "bank" }] },
    });
    expect(ofQuestions(host)).toEqual(["variant"]);
    expect(host.questions[0]?.message).toContain('"1 kg"');
    expect(cart).toMatchObject({ size: "250 g" });
  });

  it("is asked about before the checkout where nothing on the page says it", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, tea(""), {
      request: "250 g of the Darjeeling",
      answers: { confirm: [{ as_it_is: "no" }] },
    });
    expect(outcome).toMatchObject({ status: "failed", code: "variant_unavailable" });
    expect(host.questions[0]).toMatchObject({
      key: "confirm",
      message: expect.stringContaining('"250 g"'),
    });
    expect(shop.visits.some(({ path }) => path === "/checkout")).toBe(false);
  });

  it("is bought as it is on a person's word, and told again with the payment", async () => {
    const { outcome, host } = await buyFromPages(pool, tea(""), {
      request: "250 g of the Darjeeling",
      answers: { confirm: [{ as_it_is: "yes" }], payment_method: [{ payment_method: "bank" }] },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.at(-1)?.message).toContain('asks for "250 g"');
  });

  it.each([
    ["the page describes the product so", "250 g of the Darjeeling", "Tin of 0.25 kg"],
    ["it may be anything", "the Darjeeling, whole leaf", ""],
  ])("is not asked about where %s", async (_where, request, more) => {
    const { outcome, host } = await buyFromPages(pool, tea("", more), { request });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(ofQuestions(host)).toEqual(["payment_method"]);
  });
});
