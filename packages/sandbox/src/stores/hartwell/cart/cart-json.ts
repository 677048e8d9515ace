import { findVariant } from "../catalogue/catalogue.ts";
import { hasOnlyDefaultVariant, variantTitle } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";
import { type Cart, type CartLine, itemCount, subtotalMinor } from "./cart.ts";

/** A cart in the format of `/cart.js`. */
export function ajaxCart({ token, lines }: Cart) {
  const total = subtotalMinor(lines);
  return {
    token,
    note: "",
    attributes: {},
    original_total_price: total,
    total_price: total,
    total_discount: 0,
    total_weight: 300 * itemCount(lines),
    item_count: itemCount(lines),
    items: lines.flatMap((line) => ajaxLine(line) ?? []),
    requires_shipping: true,
    currency: "USD",
    items_subtotal_price: total,
    cart_level_discount_applications: [],
    discount_codes: [],
  };
}

export function ajaxLine({ variantId, quantity }: CartLine) {
  const found = findVariant(variantId);
  if (!found) return undefined;
  const { product, variant } = found;
  const isPlain = hasOnlyDefaultVariant(product);
  return {
    id: variant.id,
    properties: {},
    quantity,
    variant_id: variant.id,
    key: lineKey(variant.id),
    title: isPlain ? product.title : `${product.title} - ${variantTitle(variant)}`,
    price: variant.priceMinor,
    original_price: variant.priceMinor,
    line_price: variant.priceMinor * quantity,
    final_price: variant.priceMinor,
    final_line_price: variant.priceMinor * quantity,
    sku: variant.sku,
    vendor: "Hartwell",
    product_id: product.id,
    gift_card: false,
    url: `/products/${product.handle}?variant=${variant.id}`,
    image: pictureUrl(variant.picture),
    handle: product.handle,
    requires_shipping: true,
    product_type: product.type,
    product_title: product.title,
    variant_title: isPlain ? null : variantTitle(variant),
    variant_options: variant.values,
    options_with_values: product.options.map(({ name }, index) => ({ name, value: variant.values[index] })),
  };
}

/** Lines are addressed by key, by variant id or by position. */
export function lineKey(variantId: number): string {
  return `${variantId}:hartwell`;
}
