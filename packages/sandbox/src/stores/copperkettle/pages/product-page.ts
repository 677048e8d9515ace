import { type Html, html } from "../../../html.ts";
import { isVariable, type Product } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";
import { priceRange } from "./home-page.ts";
import { layout } from "./layout.ts";
import { quantityField } from "./quantity-field.ts";
import { variationsForm } from "./variations-form.ts";
import type { Visit } from "./visit.ts";

interface ProductView extends Visit {
  readonly product: Product;
  readonly notice?: Html | undefined;
}

export function productPage({ product, notice, ...visit }: ProductView): Html {
  const { id, picture, name, isInStock, summary, description, category } = product;
  return layout({
    ...visit,
    title: name,
    bodyClass: `single single-product postid-${id} woocommerce woocommerce-page`,
    content: html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a> / ${category} / ${name}</nav>
<div class="woocommerce-notices-wrapper">${notice}</div>
<div id="product-${id}" class="product type-product post-${id} ${isInStock ? "instock" : "outofstock"} ${isVariable(product) ? "product-type-variable" : "product-type-simple"}">
<div class="woocommerce-product-gallery"><img class="wp-post-image" src="${pictureUrl(picture)}" alt="${name}" width="600" height="600"></div>
<div class="summary entry-summary">
<h1 class="product_title entry-title">${name}</h1>
<p class="price">${priceRange(product)}</p>
<div class="woocommerce-product-details__short-description"><p>${summary}</p></div>
${buyingForm(product)}
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">CK-${id}</span></span> <span class="posted_in">Category: <a href="/shop/" rel="tag">${category}</a></span></div>
</div>
<div class="woocommerce-Tabs-panel" id="tab-description"><h2>Description</h2><p>${description}</p></div>
</div>`,
  });
}

function buyingForm(product: Product): Html {
  if (!product.isInStock) return html`<p class="stock out-of-stock">Out of stock</p>`;
  if (isVariable(product)) return variationsForm(product);
  return html`<form class="cart" action="/product/${product.slug}/" method="post" enctype="multipart/form-data">
${quantityField()}
<button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Add to cart</button>
</form>`;
}
