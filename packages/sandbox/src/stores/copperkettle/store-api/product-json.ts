import { fieldName, isVariable, type Product } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";

export const CURRENCY = {
  currency_code: "USD",
  currency_symbol: "$",
  currency_minor_unit: 2,
  currency_decimal_separator: ".",
  currency_thousand_separator: ",",
  currency_prefix: "$",
  currency_suffix: "",
};

/** A product in the format of `/wp-json/wc/store/v1/products`; amounts are strings of cents. */
export function productJson(product: Product) {
  const { id, slug, name, summary, description, priceMinor, isInStock, category } = product;
  const price = String(priceMinor);
  return {
    id,
    name,
    slug,
    parent: 0,
    type: isVariable(product) ? "variable" : "simple",
    variation: "",
    permalink: `/product/${slug}/`,
    sku: `CK-${id}`,
    short_description: `<p>${summary}</p>`,
    description: `<p>${description}</p>`,
    on_sale: false,
    prices: { price, regular_price: price, sale_price: price, price_range: null, ...CURRENCY },
    images: [{ id: id + 9000, src: pictureUrl(product.picture), name: slug, alt: name }],
    categories: [{ name: category, slug: category.toLowerCase() }],
    attributes: product.attributes.map((attribute, index) => ({
      id: index + 1,
      name: attribute.name,
      taxonomy: `pa_${attribute.slug}`,
      has_variations: true,
      terms: attribute.terms.map((term, at) => ({ id: (index + 1) * 100 + at, ...term, default: false })),
    })),
    variations: product.variations.map((variation) => ({
      id: variation.id,
      attributes: product.attributes.map((attribute) => ({
        name: attribute.name,
        value: variation.terms[attribute.slug] ?? null,
      })),
    })),
    has_options: isVariable(product),
    is_purchasable: true,
    is_in_stock: isInStock,
    add_to_cart: addToCart(product),
  };
}

/** One variation of a product, requested by its own id. */
export function variationProductJson(product: Product, variation: Product["variations"][number]) {
  const price = String(variation.priceMinor);
  const chosen = new URLSearchParams(
    Object.entries(variation.terms).map(([slug, term]) => [fieldName(slug), term]),
  );
  return {
    ...productJson(product),
    id: variation.id,
    parent: product.id,
    type: "variation",
    permalink: `/product/${product.slug}/?${chosen}`,
    prices: { price, regular_price: price, sale_price: price, price_range: null, ...CURRENCY },
    variations: [],
    has_options: false,
    is_in_stock: variation.isInStock,
  };
}

function addToCart(product: Product) {
  const { id, slug, name } = product;
  const base = { single_text: "Add to cart", minimum: 1, maximum: 9999, multiple_of: 1 };
  return isVariable(product)
    ? {
        ...base,
        text: "Select options",
        description: `Select options for “${name}”`,
        url: `/product/${slug}/`,
      }
    : { ...base, text: "Add to cart", description: `Add to cart: “${name}”`, url: `/?add-to-cart=${id}` };
}
