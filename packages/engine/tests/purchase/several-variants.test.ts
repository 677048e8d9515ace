import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join("");
const request = "The wool shirt in navy: one in S and two in M.";
const answers = { payment_method: [{ payment_method: "cod" }] };

/** A shop that keeps what was added: each press adds a line, or nothing if `takes` says so. */
function shirts(quantity: string, takes: (line: string, lines: readonly string[]) => boolean = () => true) {
  const lines: string[] = [];
  const rows = () => lines.map((line) => `<li>Wool shirt, ${line}</li>`).join("");
  const total = () =>
    `<p>Total <b>$${lines.reduce((sum, line) => sum + 40 * Number(line.at(-1)), 0)}.00</b></p>`;
  const pages: Record<string, ShopPage> = {
    "/product":
      () => `<header><a href="/basket">Basket <span class="badge">${lines.length}</span></a></header><h1>Wool shirt</h1><p style="font-size:2em">$40.00</p>
      <form onsubmit="event.preventDefault(); fetch('/add', { method: 'POST', body: new URLSearchParams(new FormData(this)) }).then(() => fetch('/count')).then((answer) => answer.json()).then(({ count }) => { document.querySelector('.badge').textContent = count; })">
      <label>Size <select name="size"><option value="">Choose</option>${options(["S", "M", "L"])}</select></label>
      <label>Colour <select name="colour"><option value="">Choose</option>${options(["Navy", "Sand"])}</select></label>${quantity}<button>Add to basket</button></form>`,
    "/add": ({ sent }) => {
      const line = `${sent.size} ${sent.colour} × ${sent.quantity ?? "1"}`;
      if (takes(line, lines)) lines.push(line);
      return "{}";
    },
    "/count": () => JSON.stringify({ count: lines.length }),
    "/basket": () => `<h1>Basket</h1><ul>${rows()}</ul>${total()}<a href="/checkout">Checkout</a>`,
    "/checkout": () =>
      `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label><ul>${rows()}</ul>${total()}<button>Place order</button></form>`,
  };
  return { pages, lines };
}

describe.concurrent("several variants of one product", () => {
  it("are added one after the other, each as often as the request says", async () => {
    const { pages, lines } = shirts(
      `<label>Quantity <input type="number" name="quantity" value="1"></label>`,
    );
    const { outcome, host } = await buyFromPages(pool, pages, { request, answers });

    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "120.00" } });
    expect(lines).toEqual(["S Navy × 1", "M Navy × 2"]);
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });

  it("are added piece by piece where the page has no number of pieces", async () => {
    const { pages, lines } = shirts("");
    const { outcome } = await buyFromPages(pool, pages, { request, answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(lines).toEqual(["S Navy × 1", "M Navy × 1", "M Navy × 1"]);
  });

  it("are chosen where the name of a row of drawn choices and what is chosen of it stand side by side", async () => {
    const { pages, lines } = shirts("");
    const row = (name: string, values: readonly string[]) =>
      `<div class="swatch-attribute"><span class="swatch-attribute-label">${name}</span> <span class="swatch-attribute-selected-option" id="${name}"></span><div role="listbox" aria-label="${name}">${values
        .map(
          (one) =>
            `<div class="swatch-option" role="option" tabindex="0" aria-label="${one}" style="cursor:pointer">${one}</div>`,
        )
        .join("")}</div></div>`;
    const product = `<header><a href="/basket">Basket</a></header><h1>Wool shirt</h1><p style="font-size:2em">$40.00</p><form>${row("Size", ["S", "M", "L"])}${row("Colour", ["Navy", "Sand"])}<button>Add to basket</button></form>
      <script>const chosen = {}; for (const one of document.querySelectorAll('.swatch-option')) one.onclick = () => { const name = one.parentElement.getAttribute('aria-label'); chosen[name.toLowerCase()] = one.textContent; document.getElementById(name).textContent = one.textContent; for (const other of one.parentElement.children) other.classList.toggle('selected', other === one); };
      document.forms[0].onsubmit = (event) => { event.preventDefault(); fetch('/add', { method: 'POST', body: new URLSearchParams(chosen) }).then(() => { location = '/basket'; }); };</script>`;
    const { outcome } = await buyFromPages(pool, { ...pages, "/product": product }, { request, answers });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(lines).toEqual(["S Navy × 1", "M Navy × 1", "M Navy × 1"]);
  });

  it("are not bought if the shop takes only one of them", async () => {
    const { pages } = shirts("", (line, lines) => lines.length === 0 || line.startsWith("S"));
    const { outcome, shop } = await buyFromPages(pool, pages, { request, answers });

    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.orders).toEqual([]);
  });
});
