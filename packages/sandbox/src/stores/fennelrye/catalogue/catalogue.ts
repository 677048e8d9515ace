import type { Edition } from "../words/words.ts";
import type { Product } from "./product.ts";
import { PRODUCTS } from "./products.ts";

export const GIFT_BOX = { slug: "gift-box", priceMinor: 6_50 };

export function findProduct(slug: string): Product | undefined {
  return PRODUCTS.find((product) => product.slug === slug);
}

/** A product with one value chosen for each of its choices. */
export interface Piece {
  readonly product: Product;
  readonly valueIds: readonly string[];
}

export function isComplete({ product, valueIds }: Piece): boolean {
  return product.choices.every(({ values }, index) => values.some(({ id }) => id === valueIds[index]));
}

export function isAvailable({ product, valueIds }: Piece): boolean {
  const isGone = product.soldOut.some((combination) => combination.join() === valueIds.join());
  return !product.isSoldOut && !isGone;
}

export function piecePriceMinor({ product, valueIds }: Piece): number {
  const surcharges = chosenValues({ product, valueIds }).map(({ value }) => value.surchargeMinor);
  return surcharges.reduce((sum, surcharge) => sum + surcharge, product.priceMinor);
}

/** What was chosen, in words: `{ Size: "Whole" }`. */
export function chosenWords(piece: Piece, language: Edition["language"]): Record<string, string> {
  return Object.fromEntries(
    chosenValues(piece).map(({ choice, value }) => [choice.label[language], value.label[language]]),
  );
}

function chosenValues({ product, valueIds }: Piece) {
  return product.choices.flatMap((choice, index) => {
    const value = choice.values.find(({ id }) => id === valueIds[index]);
    return value ? [{ choice, value }] : [];
  });
}
