import { z } from "zod";
import { addressSchema } from "../../address.ts";
import { findProduct, GIFT_BOX, type Piece, piecePriceMinor } from "./catalogue/catalogue.ts";
import type { Conduct } from "./catalogue/product.ts";

const lineSchema = z.object({
  slug: z.string(),
  valueIds: z.array(z.string()).readonly(),
  quantity: z.number(),
});

/** A visitor: the basket, the account, and the progress of the order. */
export const visitorSchema = z.object({
  token: z.string(),
  /** The token of the order in progress; after the order there is a new one. */
  orderToken: z.string(),
  lines: z.array(lineSchema).readonly(),
  hasGiftBox: z.boolean(),
  /** The account's e-mail, once the code was correct. */
  account: z.string().nullable(),
  /** Set once the password was correct, with the code that was mailed. */
  pendingSignIn: z.object({ email: z.string(), code: z.string() }).nullable(),
  email: z.string(),
  address: addressSchema.nullable(),
  day: z.string().nullable(),
  method: z.string().nullable(),
  payment: z.object({ kind: z.enum(["card", "invoice"]), token: z.string(), last4: z.string() }).nullable(),
});

export type Visitor = z.infer<typeof visitorSchema>;
export type Line = z.infer<typeof lineSchema>;

export function pieceOf({ slug, valueIds }: Line): Piece | undefined {
  const product = findProduct(slug);
  return product && { product, valueIds };
}

export function goodsMinor({ lines, hasGiftBox }: Visitor): number {
  const pieces = lines.reduce((sum, line) => {
    const piece = pieceOf(line);
    return sum + (piece ? piecePriceMinor(piece) * line.quantity : 0);
  }, 0);
  return pieces + (hasGiftBox ? GIFT_BOX.priceMinor : 0);
}

export function holds({ lines }: Visitor, conduct: Conduct): boolean {
  return lines.some(({ slug }) => findProduct(slug)?.conduct === conduct);
}
