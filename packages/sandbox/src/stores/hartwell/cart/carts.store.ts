import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { openDocuments } from "../../../documents.store.ts";
import { randomToken } from "../../../random-token.ts";
import { checkoutDetailsSchema, EMPTY_DETAILS } from "../checkout/checkout-details.ts";
import type { Cart } from "./cart.ts";

const cartSchema = z.object({
  token: z.string(),
  lines: z.array(z.object({ variantId: z.number(), quantity: z.number() })).readonly(),
  details: checkoutDetailsSchema,
});

export interface CartsStore {
  newCart(): Cart;
  findCart(token: string): Cart | undefined;
  saveCart(cart: Cart): void;
}

export function openCartsStore(database: DatabaseSync): CartsStore {
  const carts = openDocuments(database, "open_carts", cartSchema);
  return {
    newCart: () => ({ token: `hWN${randomToken(29)}`, lines: [], details: EMPTY_DETAILS }),
    findCart: carts.find,
    saveCart: (cart) => carts.save(cart.token, cart),
  };
}
