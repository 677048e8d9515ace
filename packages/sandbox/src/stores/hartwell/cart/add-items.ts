import { findVariant } from "../catalogue/catalogue.ts";
import { hasOnlyDefaultVariant, variantTitle } from "../catalogue/product.ts";
import { type CartLine, withAdded } from "./cart.ts";

export type ItemRefusal =
  | { readonly kind: "unknown" }
  | { readonly kind: "sold-out"; readonly title: string };

/** Adds all of the items or none of them. */
export function addItems(
  lines: readonly CartLine[],
  items: readonly { readonly id: number; readonly quantity: number }[],
): { lines: readonly CartLine[] } | { refusal: ItemRefusal } {
  let result = lines;
  for (const { id, quantity } of items) {
    const found = findVariant(id);
    if (!found) return { refusal: { kind: "unknown" } };
    const { product, variant } = found;
    if (!variant.isAvailable) {
      const title = hasOnlyDefaultVariant(product)
        ? product.title
        : `${product.title} - ${variantTitle(variant)}`;
      return { refusal: { kind: "sold-out", title } };
    }
    result = withAdded(result, id, quantity);
  }
  return { lines: result };
}
