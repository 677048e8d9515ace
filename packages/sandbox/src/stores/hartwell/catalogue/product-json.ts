import { decimal } from "../../../money.ts";
import { pictureUrl } from "../site-names.ts";
import {
  hasOnlyDefaultVariant,
  isAvailable,
  lowestPriceMinor,
  type Product,
  type Variant,
  variantTitle,
} from "./product.ts";

const PUBLISHED_AT = "2025-03-04T09:30:00-05:00";

/** A product in the format of `/products/<handle>.js`: prices in cents, availability by variant. */
export function ajaxProduct(product: Product) {
  const priceMinor = lowestPriceMinor(product);
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    description: descriptionMarkup(product),
    published_at: PUBLISHED_AT,
    created_at: PUBLISHED_AT,
    vendor: "Hartwell",
    type: product.type,
    tags: [product.type.toLowerCase()],
    price: priceMinor,
    price_min: priceMinor,
    price_max: priceMinor,
    available: isAvailable(product),
    price_varies: false,
    compare_at_price: null,
    variants: product.variants.map((variant) => ajaxVariant(product, variant)),
    images: pictures(product),
    featured_image: pictures(product)[0] ?? null,
    options: product.options.map(({ name, values }, index) => ({ name, position: index + 1, values })),
    url: `/products/${product.handle}`,
    requires_selling_plan: false,
    selling_plan_groups: [],
  };
}

export function ajaxVariant(product: Product, variant: Variant) {
  const title = variantTitle(variant);
  return {
    id: variant.id,
    title,
    ...optionColumns(variant),
    sku: variant.sku,
    requires_shipping: true,
    taxable: true,
    featured_image: { src: pictureUrl(variant.picture) },
    available: variant.isAvailable,
    name: hasOnlyDefaultVariant(product) ? product.title : `${product.title} - ${title}`,
    public_title: hasOnlyDefaultVariant(product) ? null : title,
    options: variant.values,
    price: variant.priceMinor,
    weight: 300,
    compare_at_price: null,
    inventory_management: "shopify",
    barcode: null,
  };
}

/** A product in the format of `/products/<handle>.json`: prices as decimal strings, no availability. */
export function storefrontProduct(product: Product) {
  return {
    product: {
      id: product.id,
      title: product.title,
      body_html: descriptionMarkup(product),
      vendor: "Hartwell",
      product_type: product.type,
      created_at: PUBLISHED_AT,
      handle: product.handle,
      updated_at: PUBLISHED_AT,
      published_at: PUBLISHED_AT,
      tags: product.type.toLowerCase(),
      variants: product.variants.map((variant, index) => ({
        id: variant.id,
        product_id: product.id,
        title: variantTitle(variant),
        price: decimal(variant.priceMinor),
        sku: variant.sku,
        position: index + 1,
        compare_at_price: "",
        ...optionColumns(variant),
        taxable: true,
        price_currency: "USD",
      })),
      options: product.options.map(({ name, values }, index) => ({
        name,
        product_id: product.id,
        position: index + 1,
        values,
      })),
      images: pictures(product).map((src, index) => ({ position: index + 1, src })),
    },
  };
}

function optionColumns({ values }: Variant) {
  return { option1: values[0] ?? null, option2: values[1] ?? null, option3: values[2] ?? null };
}

function pictures(product: Product): string[] {
  return [...new Set(product.variants.map((variant) => pictureUrl(variant.picture)))];
}

function descriptionMarkup(product: Product): string {
  return product.description.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
}
