import type { ChallengeKind } from "../../../bank/bank.ts";

export interface Term {
  readonly slug: string;
  readonly name: string;
}

/** A choice the product offers. Its field is called `attribute_pa_<slug>`. */
export interface Attribute {
  readonly slug: string;
  readonly name: string;
  readonly terms: readonly Term[];
}

export interface Variation {
  readonly id: number;
  /** Attribute slug to term slug. */
  readonly terms: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly isInStock: boolean;
}

/** Special behaviour of this product; most have none. */
export type Conduct =
  | "ordinary"
  | "heavy-freight"
  | "slow-answers"
  | "leaves-the-shop"
  | "dead-checkout"
  | "bank-challenge"
  | "never-answers"
  | "fails-afterwards";

/** How a product is paid for. */
export interface PaymentWay {
  /** The frame of the shop's own payments company; a provider's frames or page. */
  readonly kind: "own-frame" | "three-frames" | "combined-frame" | "redirect" | "form" | "window";
  /** How the bank verifies its customer; absent if it does not. */
  readonly challenge?: ChallengeKind;
  /** What the provider adds to the price once it knows the card. */
  readonly surchargeMinor?: number;
  /** The window closes by itself before payment. */
  readonly vanishes?: boolean;
}

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly summary: string;
  readonly description: string;
  readonly priceMinor: number;
  readonly isInStock: boolean;
  /** Empty for a simple product. */
  readonly attributes: readonly Attribute[];
  readonly variations: readonly Variation[];
  /** Which of the shop's two checkouts is used for a basket with this product. */
  readonly checkout: "classic" | "blocks";
  readonly conduct: Conduct;
  readonly payment: PaymentWay;
  /** The name of its picture. */
  readonly picture: string;
}

export function isVariable(product: Product): boolean {
  return product.attributes.length > 0;
}

/** `attribute_pa_size` for the attribute `size`. */
export function fieldName(attributeSlug: string): string {
  return `attribute_pa_${attributeSlug}`;
}

/** The chosen names by the name of the choice: `{ Colour: "Flax" }`. */
export function chosenNames(product: Product, variation: Variation | undefined): Record<string, string> {
  return Object.fromEntries(
    product.attributes.flatMap(({ slug, name, terms }) => {
      const term = terms.find((candidate) => candidate.slug === variation?.terms[slug]);
      return term ? [[name, term.name]] : [];
    }),
  );
}
