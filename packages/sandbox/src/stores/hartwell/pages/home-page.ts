import { type Html, html } from "../../../html.ts";
import { price } from "../../../money.ts";
import { isAvailable, lowestPriceMinor, type Product } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";
import { layout } from "./layout.ts";

export function homePage({ products, cartCount }: { products: readonly Product[]; cartCount: number }): Html {
  return layout({
    title: "Things for outdoors and for home",
    template: "index",
    cartCount,
    content: html`<section class="hero">
<div>
<h1>Made for weather,<br>kept for years.</h1>
<p>Fourteen things for the trail and the table. When one is gone, it is gone until the workshop has time.</p>
<a class="button" href="#products">See all fourteen</a>
</div>
<img src="${pictureUrl("hero")}" alt="Hills at dusk with a small camp" width="1200" height="640">
</section>
<section id="products">
<h2 class="section-title">The fourteen</h2>
<ul class="product-grid" id="product-grid">${products.map(card)}</ul>
</section>
<section class="workshop" id="workshop">
<h2>The workshop</h2>
<p>Hartwell began as a repair bench for tents and kettles. We still mend what we sell: send it back, any year, and it returns better than it left.</p>
</section>`,
  });
}

function card(product: Product): Html {
  const picture = product.variants[0]?.picture ?? product.handle;
  return html`<li class="grid__item">
<div class="card product-card-wrapper">
<img src="${pictureUrl(picture)}" alt="${product.title}" width="600" height="600" loading="lazy">
${!isAvailable(product) && html`<span class="badge">Sold out</span>`}
<h3 class="card__heading"><a href="/products/${product.handle}" class="full-unstyled-link">${product.title}</a></h3>
<p class="card__tagline">${product.tagline}</p>
<p class="price"><span class="visually-hidden">Regular price</span> <span class="price-item">${price(lowestPriceMinor(product))} USD</span></p>
</div>
</li>`;
}
