import { type Html, html, scriptJson } from "../../../html.ts";
import { decimal, price } from "../../../money.ts";
import { hasOnlyDefaultVariant, type Product, type Variant } from "../catalogue/product.ts";
import { ajaxProduct } from "../catalogue/product-json.ts";
import { pictureUrl } from "../site-names.ts";
import { layout } from "./layout.ts";
import { variantPicker } from "./variant-picker.ts";

const SECTION = "template--16208547840163__main";

interface ProductView {
  readonly product: Product;
  readonly variant: Variant | undefined;
  readonly cartCount: number;
}

export function productPage({ product, variant, cartCount }: ProductView): Html {
  const picture = pictureUrl(variant?.picture ?? product.handle);
  return layout({
    title: product.title,
    template: "product",
    cartCount,
    head: productHead(product, variant),
    content: html`<section id="MainProduct-${SECTION}" class="product" data-section="${SECTION}">
<div class="product__media"><img id="ProductMedia" src="${picture}" alt="${product.title}" width="600" height="600"></div>
<product-info class="product__info" id="ProductInfo-${SECTION}">
<p class="product__vendor">Hartwell · ${product.type}</p>
<h1 class="product__title">${product.title}</h1>
<p class="product__tagline">${product.tagline}</p>
<p class="price" id="price-${SECTION}"><span class="visually-hidden">Regular price</span> <span class="price-item price-item--regular">${price(variant?.priceMinor ?? 0)} USD</span></p>
<p class="product__tax">Shipping calculated at checkout.</p>
${!hasOnlyDefaultVariant(product) && variantPicker({ product, variant, section: SECTION })}
${buyForm(variant)}
<div class="product__description rte">${product.description.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
<ul class="product__details">${product.details.map((detail) => html`<li>${detail}</li>`)}</ul>
</product-info>
</section>
<script type="application/json" id="ProductJson-${SECTION}">${scriptJson(ajaxProduct(product))}</script>`,
  });
}

function productHead(product: Product, variant: Variant | undefined): Html {
  const amount = decimal(variant?.priceMinor ?? 0);
  const meta = {
    product: { id: product.id, vendor: "Hartwell", type: product.type, handle: product.handle },
  };
  const structured = {
    "@context": "http://schema.org/",
    "@type": "Product",
    name: product.title,
    brand: { "@type": "Brand", name: "Hartwell" },
    offers: {
      "@type": "Offer",
      price: amount,
      priceCurrency: "USD",
      availability: `http://schema.org/${variant?.isAvailable ? "InStock" : "OutOfStock"}`,
    },
  };
  return html`<meta property="og:type" content="product">
<meta property="og:price:amount" content="${amount}">
<meta property="og:price:currency" content="USD">
<script>window.ShopifyAnalytics = { meta: ${scriptJson(meta)} };</script>
<script type="application/ld+json">${scriptJson(structured)}</script>`;
}

function buyForm(variant: Variant | undefined): Html {
  const isAvailable = variant?.isAvailable ?? false;
  const formId = `product-form-${SECTION}`;
  return html`<product-form class="product-form">
<div class="product-form__error-message-wrapper" role="alert" hidden><span class="product-form__error-message"></span></div>
<form method="post" action="/cart/add" id="${formId}" accept-charset="UTF-8" class="form" enctype="multipart/form-data" novalidate="novalidate" data-type="add-to-cart-form">
<input type="hidden" name="form_type" value="product"><input type="hidden" name="utf8" value="✓">
<input type="hidden" name="id" value="${variant?.id}" class="product-variant-id" ${!isAvailable && html`disabled`}>
<label class="form__label" for="Quantity-${SECTION}">Quantity</label>
<input class="quantity__input" type="number" name="quantity" id="Quantity-${SECTION}" min="1" value="1" form="${formId}">
<button id="ProductSubmitButton-${SECTION}" type="submit" name="add" class="product-form__submit button button--full-width" ${!isAvailable && html`disabled`}>
<span>${isAvailable ? "Add to cart" : "Sold out"}</span>
</button>
<div class="shopify-payment-button" data-shopify="payment-button">
<button type="button" class="shopify-payment-button__button shopify-payment-button__button--unbranded button button--secondary button--full-width" ${!isAvailable && html`disabled`}>Buy it now</button>
</div>
</form>
</product-form>`;
}
