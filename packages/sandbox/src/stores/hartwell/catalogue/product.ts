export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
  readonly shownAs: "swatches" | "select";
}

export interface Variant {
  readonly id: number;
  readonly sku: string;
  /** One value for each option, in the order of the options. */
  readonly values: readonly string[];
  readonly priceMinor: number;
  readonly isAvailable: boolean;
  /** File name of the picture, without its extension. */
  readonly picture: string;
}

/** Special behaviour of this product; most have none. */
export type Conduct =
  | "ordinary"
  | "heavy-freight"
  | "slow-answers"
  | "leaves-the-shop"
  | "never-loads"
  | "bank-challenge"
  | "never-answers";

export interface Product {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly type: string;
  readonly tagline: string;
  readonly description: readonly string[];
  readonly details: readonly string[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly conduct: Conduct;
}

/** A product without choices has a single option called Title with one value, which is never shown. */
export function hasOnlyDefaultVariant(product: Product): boolean {
  return product.options.length === 1 && product.options[0]?.name === "Title";
}

export function variantTitle(variant: Variant): string {
  return variant.values.join(" / ");
}

export function isAvailable(product: Product): boolean {
  return product.variants.some((variant) => variant.isAvailable);
}

export function lowestPriceMinor(product: Product): number {
  return Math.min(...product.variants.map((variant) => variant.priceMinor));
}
