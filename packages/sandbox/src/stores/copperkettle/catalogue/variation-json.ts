import { amount } from "../pages/amount.ts";
import { pictureUrl } from "../site-names.ts";
import { fieldName, type Product, type Variation } from "./product.ts";

/** A variation in the format of the product page and `get_variation`. */
export function variationJson(product: Product, { id, terms, priceMinor, isInStock }: Variation) {
  const stock = isInStock ? "" : '<p class="stock out-of-stock">Out of stock</p>';
  const source = pictureUrl(product.picture);
  return {
    attributes: Object.fromEntries(Object.entries(terms).map(([slug, term]) => [fieldName(slug), term])),
    availability_html: stock,
    backorders_allowed: false,
    display_price: priceMinor / 100,
    display_regular_price: priceMinor / 100,
    image: { title: product.name, src: source, full_src: source },
    is_downloadable: false,
    is_in_stock: isInStock,
    is_purchasable: true,
    is_sold_individually: "no",
    is_virtual: false,
    max_qty: "",
    min_qty: 1,
    price_html: `<span class="price">${amount(priceMinor).markup}</span>`,
    sku: `CK-${id}`,
    variation_description: "",
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
  };
}
