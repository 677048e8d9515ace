import { HOME_PRODUCTS } from "./home-products.ts";
import { OUTDOOR_PRODUCTS } from "./outdoor-products.ts";
import type { Product, Variant } from "./product.ts";

export const CATALOGUE: readonly Product[] = [...HOME_PRODUCTS, ...OUTDOOR_PRODUCTS].toSorted(
  (one, other) => one.id - other.id,
);

export function findProduct(handle: string): Product | undefined {
  return CATALOGUE.find((product) => product.handle === handle);
}

export function findVariant(variantId: number): { product: Product; variant: Variant } | undefined {
  for (const product of CATALOGUE) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return { product, variant };
  }
  return undefined;
}
