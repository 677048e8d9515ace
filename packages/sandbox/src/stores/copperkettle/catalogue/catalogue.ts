import { HONEST_PRODUCTS } from "./honest-products.ts";
import { PAYMENT_PRODUCTS } from "./payment-products.ts";
import type { Product, Variation } from "./product.ts";
import { TROUBLED_PRODUCTS } from "./troubled-products.ts";

export const CATALOGUE: readonly Product[] = [
  ...HONEST_PRODUCTS,
  ...TROUBLED_PRODUCTS,
  ...PAYMENT_PRODUCTS,
].toSorted((one, other) => one.id - other.id);

export interface Item {
  readonly product: Product;
  /** Absent for a simple product. */
  readonly variation: Variation | undefined;
}

export function findProduct(slug: string): Product | undefined {
  return CATALOGUE.find((product) => product.slug === slug);
}

export function findProductById(id: number): Product | undefined {
  return CATALOGUE.find((product) => product.id === id);
}

/** The item with this id: a simple product or a variation. */
export function findItem(id: number): Item | undefined {
  for (const product of CATALOGUE) {
    if (product.id === id && product.attributes.length === 0) return { product, variation: undefined };
    const variation = product.variations.find((candidate) => candidate.id === id);
    if (variation) return { product, variation };
  }
  return undefined;
}

/** The variation with the given term for each attribute. */
export function findVariation(
  product: Product,
  terms: Readonly<Record<string, string | undefined>>,
): Variation | undefined {
  return product.variations.find((variation) =>
    product.attributes.every(({ slug }) => variation.terms[slug] === terms[slug]),
  );
}

export function isBuyable({ product, variation }: Item): boolean {
  return product.isInStock && (variation?.isInStock ?? true);
}

export function priceMinorOf({ product, variation }: Item): number {
  return variation?.priceMinor ?? product.priceMinor;
}
