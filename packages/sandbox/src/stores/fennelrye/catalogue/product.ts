import type { InBothLanguages } from "../words/words.ts";

/** Special behaviour of this product; most have none. */
export type Conduct =
  | "ordinary"
  | "heavy-freight"
  | "slow-answers"
  | "leaves-the-shop"
  | "dead-checkout"
  | "bank-challenge"
  | "never-answers";

export interface Choice {
  readonly id: string;
  readonly label: InBothLanguages;
  readonly values: readonly {
    readonly id: string;
    readonly label: InBothLanguages;
    readonly surchargeMinor: number;
  }[];
}

export interface Product {
  readonly slug: string;
  readonly title: InBothLanguages;
  readonly summary: InBothLanguages;
  readonly priceMinor: number;
  readonly isSoldOut: boolean;
  readonly choices: readonly Choice[];
  /** Combinations of value ids that are sold out. */
  readonly soldOut: readonly (readonly string[])[];
  readonly conduct: Conduct;
}
