import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const steps = `<h1>Pleated blind Nora</h1><p>$59.00</p><form method="post" action="/basket">
  <section class="step"><h3>1 Colour</h3><div class="in">${["White", "Grey"].map((name) => `<label><input type="radio" name="colour" value="${name}"> ${name}</label>`).join("")}<button type="button" class="next">Next</button></div></section>
  <section class="step"><h3>2 Measures</h3><div class="in" hidden><label>Width in cm <input name="width"></label><label>Height in cm <input name="height"></label><button type="button" class="next">Next</button></div></section>
  <section class="step"><h3>3 Side</h3><div class="in" hidden><label><input type="radio" name="side" value="left"> left</label><label><input type="radio" name="side" value="right"> right</label><button>Add to cart</button></div></section></form>
  <script>const all = [...document.querySelectorAll('.step')]; all.forEach((step, at) => { const next = step.querySelector('.next'); if (next) next.onclick = () => {
    const radios = [...step.querySelectorAll('[type=radio]')], texts = [...step.querySelectorAll('input:not([type=radio])')];
    if ((radios.length && !radios.some((one) => one.checked)) || texts.some((one) => !one.value)) return;
    all.forEach((other, index) => { other.querySelector('.in').hidden = index !== at + 1; }); }; });</script>`;

it("a product that is put together step by step is chosen step by step", async () => {
  const { cart, host } = await fillCartFromPages(pool, selling(steps), {
    request: "The blind Nora in grey, 80 cm wide and 120 cm high, side right",
  });

  expect(cart).toMatchObject({ colour: "Grey", width: "80", height: "120", side: "right" });
  expect(host.questions).toEqual([]);
});

const shirt = `<h1>Club shirt</h1><p>$85.00</p><form method="post" action="/basket">
  <label><input type="radio" name="kind" value="plain" checked onchange="own.hidden = true"> Plain</label><label><input type="radio" name="kind" value="own" onchange="own.hidden = false"> My own name and number (+$15.00)</label>
  <div id="own" hidden><label>Name <input name="printed"></label><label>Number <input name="figure"></label></div><button>Add to cart</button></form>`;

it("a name and a number are written into the fields that are called so", async () => {
  const { cart } = await fillCartFromPages(pool, selling(shirt), {
    request: "The club shirt with my own name and number: name SILVA, number 10",
  });

  expect(cart).toMatchObject({ kind: "own", printed: "SILVA", figure: "10" });
});

const total = `<p>Subtotal $80.00</p><p>Shipping $5.00</p><p>Total <b>$85.00</b></p>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order">${addressFields}<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>${total}<button>Place order</button></form>`;
const form = `<form method="post" action="/basket"><button>Add to basket</button></form>`;

it("the side for businesses is taken where the request buys as one", async () => {
  let side = "private";
  const { shop } = await buyFromPages(
    pool,
    {
      ...productAndBasket,
      "/product": () =>
        `<header><a href="/side?is=private">Private (incl. VAT)</a> <a href="/side?is=business">Business (excl. VAT)</a></header><h1>Garden Chair</h1><p>$80.00</p>${form}`,
      "/side": ({ sent }) => {
        side = sent.is ?? side;
        return "to /product";
      },
      "/checkout": checkout,
    },
    { request: "a garden chair, as a company" },
  );

  expect(side).toBe("business");
  expect(shop.orders).toHaveLength(1);
});

it("a business that the shop gives no choice of is told with the total", async () => {
  const { host } = await buyFromPages(
    pool,
    { ...productAndBasket, "/checkout": checkout },
    { request: "a garden chair, as a company" },
  );

  expect(host.questions.at(-1)?.message).toContain('asks for "as a company"');
});

it("a window in front of the shop is given the date of birth that a person says, and nothing else it asks for", async () => {
  const dated = `<div id="age" style="position:fixed;inset:0;background:#fff" role="dialog"><h2>Are you of legal drinking age?</h2><p>Please enter your date of birth.</p>
    <form id="born"><input name="d" aria-label="Day"><input name="m" aria-label="Month"><input name="y" aria-label="Year"><input name="pin" aria-label="Password of your e-mail account" type="text"><button>Enter</button></form></div>
    <script>born.onsubmit = (event) => { event.preventDefault(); if (Number(born.y.value) > 1900 && Number(born.y.value) < 2008) age.remove(); };</script>
    <h1>Garden Chair</h1><p>$80.00</p>${form}`;
  const { host } = await fillCartFromPages(pool, selling(dated), {
    answers: { details: [{ d: "10", m: "12", y: "1985" }] },
  });

  expect(host.questions.map(({ key }) => key)).toEqual(["details"]);
  expect(Object.keys(host.questions[0]?.responseSchema.properties ?? {})).toEqual(["d", "m", "y"]);
});

const questions = `<h1>A few quick questions</h1><form method="post" action="/basket">${["Is it for you?", "Are you over 16?"].map((asked, at) => `<fieldset><legend>${asked} *</legend><label><input type="radio" name="q${at}" value="yes" required> Yes</label> <label><input type="radio" name="q${at}" value="no" required> No</label></fieldset>`).join("")}<button>Add to basket</button></form>`;

it("questions on a page between the product and the cart are put to a person, and the pieces are counted once", async () => {
  const { outcome, shop } = await buyFromPages(
    pool,
    {
      ...productAndBasket,
      "/product": `<h1>Pain relief tablets</h1><form method="post" action="/questions"><p>$3.00</p><label>Quantity <select name="quantity"><option>1</option><option>2</option></select></label><button>Start consultation</button></form>`,
      "/questions": questions,
      "/checkout": checkout,
    },
    {
      request: "two packs of the tablets",
      answers: {
        variant: [{ "Is it for you?": "Yes", "Are you over 16?": "Yes" }],
        payment_method: [{ payment_method: "cod" }],
      },
    },
  );

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(shop.orders).toMatchObject([{ quantity: "2", q0: "yes", q1: "yes" }]);
});
