import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, fillCartFromPages } from "./support/buy-from-pages.ts";
import { type PageVisit, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const title = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>`;
const checkout = `<h1>Checkout</h1><form method="post" action="/order"><label>E-mail <input name="email" type="email"></label>
  <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
  <p>Total $80.00</p><button>Place order</button></form>`;
const shopWith = (product: ShopPage, basket: ShopPage = productAndBasket["/basket"] ?? "") => ({
  "/product": product,
  "/basket": basket,
  "/checkout": checkout,
});

/** Colours as links that the page's own script takes, with black preselected. */
const colours = (script: string) => `${title}<form method="post" action="/basket">
  <div><label>Colour: <strong id="now">Black</strong></label><div>${["Black", "Raw", "Terracotta"]
    .map((one) => `<a href="#" class="variant${one === "Black" ? " selected" : ""}">${one}</a> `)
    .join("")}</div></div>
  <label>Size <select name="size"><option>37</option><option>38</option></select></label>
  <input type="hidden" name="colour" value="Black"><button>Add to basket</button></form>
  <p><a href="#">Share</a> <a href="#">Size guide</a></p>
  <script>for (const link of document.querySelectorAll('.variant')) link.onclick = (event) => { event.preventDefault(); ${script} };</script>`;

/** Options as links that send the page's form, marked by a class of the shop's own. */
const postbacks = ({ sent, all }: PageVisit) => {
  const link = (name: string, value: string) =>
    `<a class="extra${all[name] === value ? " sec" : ""}" href="javascript:send('${name}','${value}')">${value}</a> `;
  return `<script>function send(name, value) { const field = document.createElement('input'); field.type = 'hidden';
      field.name = name; field.value = value; document.forms[0].append(field); document.forms[0].submit(); }</script>
    <form method="post" action="/product"><a href="/">Home</a> <a href="javascript:send('menu','1')">All goods</a>${title}
    <div><b>Wood</b><br>${["Oak", "Ash"].map((one) => link("wood", one)).join("")}</div>
    <div><b>Cover</b><br>${["Linen", "Wool"].map((one) => link("cover", one)).join("")}</div>
    ${sent.add && !(all.wood && all.cover) ? '<p class="error" role="alert">Please choose a wood and a cover.</p>' : ""}
    <input type="submit" name="add" value="Add to basket">${sent.add && all.wood && all.cover ? '<p>Added.</p><a href="/basket">View basket</a>' : ""}</form>`;
};

describe.concurrent("choices drawn as links", () => {
  it("that a script takes are made like others, instead of what is preselected", async () => {
    const product = colours(
      "document.forms[0].colour.value = now.textContent = link.textContent; document.querySelector('.selected').classList.remove('selected'); link.classList.add('selected');",
    );
    const { cart, host } = await fillCartFromPages(pool, shopWith(product), {
      request: "the chair in terracotta, size 38",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ colour: "Terracotta", size: "38" });
  });

  it("that stay as they are when pressed are not called chosen", async () => {
    const { outcome, host, shop } = await buyFromPages(pool, shopWith(colours("now.title = 'later'")), {
      request: "the chair in terracotta, size 38",
    });

    expect(outcome).toMatchObject({ code: "stuck", message: expect.stringContaining("Terracotta") });
    expect(host.steps.map(({ code }) => code)).not.toContain("variant_chosen");
    expect(shop.visits.map(({ path }) => path)).not.toContain("/basket");
  });

  it("that send the page's form are each made once", async () => {
    const { cart, host, shop } = await fillCartFromPages(pool, shopWith(postbacks), {
      request: "the chair in ash with a linen cover",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ wood: "Ash", cover: "Linen" });
    expect(shop.visits.filter(({ sent }) => "wood" in sent && !("cover" in sent))).toHaveLength(1);
  });

  it("of which the request names none are asked for once the page demands them", async () => {
    const { cart, host } = await fillCartFromPages(pool, shopWith(postbacks), {
      request: "the chair",
      answers: {
        variant: [{ Wood: "Oak", Cover: "Wool" }],
        payment_method: [{ payment_method: "bank" }],
      },
    });

    expect(host.questions.map(({ key }) => key)).toEqual(["variant"]);
    expect(cart).toMatchObject({ wood: "Oak", cover: "Wool" });
  });

  it("that lead to the same page with another query are made by following them", async () => {
    const product = ({ all: { colour = "black" } }: PageVisit) => `${title}<div><span>Colour</span><ul>${[
      "black",
      "red",
    ]
      .map((one) => `<li${one === colour ? ' class="active"' : ""}><a href="?colour=${one}">${one}</a></li>`)
      .join("")}</ul></div><p><a href="?tab=care">Care</a> <a href="?tab=size">Measures</a></p>
      <form method="post" action="/basket"><button>Add to basket</button></form>`;
    const { cart, host } = await fillCartFromPages(pool, shopWith(product), {
      request: "the red chair",
    });

    expect(host.questions.map(({ key }) => key)).toEqual([]);
    expect(cart).toMatchObject({ colour: "red" });
  });
});

describe.concurrent("links beside the button", () => {
  it("that are no choices are not asked about", async () => {
    const product = `${title}<div>Share <a href="#">Facebook</a> <a href="#">Pinterest</a></div>
      <div>Help <a href="#size-guide">Size guide</a> <a href="javascript:void 0">Delivery and returns</a></div>
      <form method="post" action="/basket"><button>Add to basket</button></form><div id="size-guide">S is 38.</div>`;
    const { outcome, host } = await buyFromPages(pool, shopWith(product), { request: "the garden chair" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
  });
});

describe.concurrent("a basket that names another variant than was chosen", () => {
  it("is told to the person who pays", async () => {
    const product = colours(
      "now.textContent = link.textContent; document.querySelector('.selected').classList.remove('selected'); link.classList.add('selected');",
    );
    const pages = {
      ...shopWith(product),
      "/checkout": ({ all }: PageVisit) =>
        checkout.replace("<p>Total", `<p>1 × Garden Chair (${all.colour}, ${all.size})</p><p>Total`),
    };
    const { host } = await buyFromPages(pool, pages, { request: "the chair in terracotta, size 38" });

    expect(host.questions.at(-1)?.message).toMatch(/lists .*Black.* where "Terracotta" was chosen/);
  });
});
