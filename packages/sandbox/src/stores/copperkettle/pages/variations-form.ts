import { type Html, html } from "../../../html.ts";
import { type Attribute, fieldName, type Product } from "../catalogue/product.ts";
import { variationJson } from "../catalogue/variation-json.ts";
import { quantityField } from "./quantity-field.ts";

/**
 * With more variations than this, they are not included in the page: its script requests them one at a time.
 */
const VARIATIONS_IN_PAGE = 30;

export function variationsForm(product: Product): Html {
  const { id, slug, variations, attributes } = product;
  const inPage =
    variations.length <= VARIATIONS_IN_PAGE &&
    variations.map((variation) => variationJson(product, variation));
  return html`<form class="variations_form cart" action="/product/${slug}/" method="post" enctype="multipart/form-data" data-product_id="${id}" data-product_variations="${JSON.stringify(inPage)}">
<table class="variations" role="presentation"><tbody>
${attributes.map(attributeRow)}
</tbody></table>
<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite"></div>
<div class="single_variation_wrap">
<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
<div class="woocommerce-variation-add-to-cart variations_button woocommerce-variation-add-to-cart-disabled">
${quantityField()}
<button type="submit" class="single_add_to_cart_button button alt disabled wc-variation-selection-needed">Add to cart</button>
<input type="hidden" name="add-to-cart" value="${id}">
<input type="hidden" name="product_id" value="${id}">
<input type="hidden" name="variation_id" class="variation_id" value="0">
</div>
</div>
</form>`;
}

function attributeRow({ slug, name, terms }: Attribute, index: number, all: readonly Attribute[]): Html {
  const id = `pa_${slug}`;
  return html`<tr><th class="label"><label for="${id}">${name}</label></th>
<td class="value"><select id="${id}" name="${fieldName(slug)}" data-attribute_name="${fieldName(slug)}" data-show_option_none="yes">
<option value="">Choose an option</option>
${terms.map((term) => html`<option value="${term.slug}" class="attached enabled">${term.name}</option>`)}
</select>${index === all.length - 1 && html`<a class="reset_variations" href="#" aria-label="Clear options">Clear</a>`}</td></tr>`;
}
