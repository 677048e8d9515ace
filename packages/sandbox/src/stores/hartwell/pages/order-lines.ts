import { type Html, html } from "../../../html.ts";
import { price } from "../../../money.ts";
import type { CartLine } from "../cart/cart.ts";
import { findVariant } from "../catalogue/catalogue.ts";
import { hasOnlyDefaultVariant, variantTitle } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";

/** The items in the summary beside the checkout. */
export function orderLines(lines: readonly CartLine[]): Html {
  return html`<div role="table" aria-label="Shopping cart" class="lines">
<div role="row" class="visually-hidden"><span role="columnheader">Product image</span><span role="columnheader">Description</span><span role="columnheader">Quantity</span><span role="columnheader">Price</span></div>
${lines.map(orderLine)}
</div>`;
}

function orderLine({ variantId, quantity }: CartLine): Html {
  const found = findVariant(variantId);
  if (!found) return html``;
  const { product, variant } = found;
  return html`<div role="row" class="line">
<div role="cell" class="line__picture"><img src="${pictureUrl(variant.picture)}" alt="${product.title}" width="64" height="64"></div>
<div role="cell" class="line__name"><p>${product.title}</p>${!hasOnlyDefaultVariant(product) && html`<p class="line__variant">${variantTitle(variant)}</p>`}</div>
<div role="cell" class="line__quantity"><span class="visually-hidden">Quantity</span> ${quantity}</div>
<div role="cell" class="line__price">${price(variant.priceMinor * quantity)}</div>
</div>`;
}
