import { findItem, findProductById, findVariation, type Item, isBuyable } from "../catalogue/catalogue.ts";
import { fieldName, isVariable, type Product } from "../catalogue/product.ts";
import { type Basket, withAdded } from "./basket.ts";

interface Wish {
  readonly productId: number;
  readonly quantity: number;
  /** Fields called `attribute_pa_…`, and `variation_id`. */
  readonly [field: string]: unknown;
}

/** Adds what was requested, or says in the shop's words why not. */
export function addToBasket(
  basket: Basket,
  wish: Wish,
): { readonly basket: Basket; readonly name: string } | { readonly refusal: string } {
  const product = findProductById(wish.productId) ?? findItem(wish.productId)?.product;
  if (!product) return { refusal: "Sorry, this product cannot be purchased." };
  const item = findWished(product, wish);
  if ("refusal" in item) return item;
  if (!isBuyable(item)) {
    return {
      refusal: `You cannot add “${product.name}” to the cart because the product is out of stock.`,
    };
  }
  const lines = withAdded(basket.lines, item.variation?.id ?? product.id, wish.quantity);
  return { basket: { ...basket, lines }, name: product.name };
}

function findWished(product: Product, wish: Wish): Item | { readonly refusal: string } {
  if (!isVariable(product)) return { product, variation: undefined };
  const chosenId = Number(wish.variation_id ?? wish.productId);
  const byId = product.variations.find(({ id }) => id === chosenId);
  if (byId) return { product, variation: byId };
  const terms = Object.fromEntries(product.attributes.map(({ slug }) => [slug, text(wish[fieldName(slug)])]));
  const missing = product.attributes.filter(({ slug }) => !terms[slug]).map(({ name }) => name);
  if (missing.length > 0) {
    return {
      refusal: `Please choose product options by visiting “${product.name}”. ${missing.join(" and ")} required.`,
    };
  }
  const variation = findVariation(product, terms);
  return variation
    ? { product, variation }
    : { refusal: "No matching variation found. Please choose a different combination." };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
