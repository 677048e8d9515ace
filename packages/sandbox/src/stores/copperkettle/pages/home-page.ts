import { type Html, html } from "../../../html.ts";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { isVariable, type Product } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";
import { amount } from "./amount.ts";
import { layout } from "./layout.ts";
import type { Visit } from "./visit.ts";

export function homePage(visit: Visit): Html {
  return layout({
    ...visit,
    title: "Kitchenware",
    bodyClass: "archive woocommerce woocommerce-page post-type-archive-product",
    content: html`<section class="hero"><div><p class="hero__line">Since the first kettle sang</p>
<h1>Honest tools<br>for hungry people.</h1>
<a class="button" href="#products">See what is on the shelf</a></div>
<img src="${pictureUrl("hero")}" alt="A copper kettle on a stove" width="900" height="620"></section>
<p class="woocommerce-result-count" id="products">Showing all ${CATALOGUE.length} results</p>
<ul class="products columns-4">${CATALOGUE.map(card)}</ul>`,
  });
}

function card(product: Product): Html {
  const { id, slug, picture, name, isInStock, category } = product;
  const kind = isVariable(product) ? "product-type-variable" : "product-type-simple";
  return html`<li class="product type-product post-${id} status-publish ${isInStock ? "instock" : "outofstock"} ${kind}">
<a href="/product/${slug}/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">
<img src="${pictureUrl(picture)}" alt="${name}" width="600" height="600" loading="lazy">
<span class="category">${category}</span>
<h2 class="woocommerce-loop-product__title">${name}</h2>
<span class="price">${isInStock ? priceRange(product) : html`<em>Out of stock</em>`}</span></a>
</li>`;
}

/** One price, or the lowest and the highest if variations differ. */
export function priceRange({ priceMinor, variations }: Product): Html {
  const prices = variations.length === 0 ? [priceMinor] : variations.map((variation) => variation.priceMinor);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return lowest === highest
    ? amount(lowest)
    : html`${amount(lowest)} <span aria-hidden="true">–</span> ${amount(highest)}`;
}
