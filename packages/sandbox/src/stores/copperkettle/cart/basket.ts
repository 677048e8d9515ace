import { z } from "zod";
import { addressSchema } from "../../../address.ts";
import { findItem, type Item, priceMinorOf } from "../catalogue/catalogue.ts";
import type { Conduct } from "../catalogue/product.ts";

const text = z.string().trim().max(255).default("");

/** What the shopper has typed so far, valid or not. */
export const detailsSchema = z.object({
  email: text,
  billing: addressSchema,
  /** `null` while the shipping address is the billing address. */
  shipping: addressSchema.nullable().default(null),
  /** The id of a delivery method; `null` chooses the cheapest. */
  shippingMethod: z.string().nullable().default(null),
  note: z.string().max(2000).default(""),
});

export type Details = z.infer<typeof detailsSchema>;

/** A visitor's session: the basket and its checkout. */
export const basketSchema = z.object({
  token: z.string(),
  lines: z.array(z.object({ itemId: z.number(), quantity: z.number() })).readonly(),
  details: detailsSchema,
});

export type Basket = z.infer<typeof basketSchema>;
export type Line = Basket["lines"][number];

/** The shop presets its own state, which is rarely the shopper's. */
export const EMPTY_DETAILS: Details = detailsSchema.parse({ billing: { countryCode: "US", zone: "ME" } });

export function itemsOf(lines: readonly Line[]): (Item & Line)[] {
  return lines.flatMap((line) => {
    const item = findItem(line.itemId);
    return item ? [{ ...item, ...line }] : [];
  });
}

export function pieceCount(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function subtotalMinor(lines: readonly Line[]): number {
  return itemsOf(lines).reduce((sum, item) => sum + item.quantity * priceMinorOf(item), 0);
}

export function withAdded(lines: readonly Line[], itemId: number, quantity: number): Line[] {
  const present = lines.find((line) => line.itemId === itemId);
  if (!present) return [...lines, { itemId, quantity }];
  return withQuantity(lines, itemId, present.quantity + quantity);
}

/** A quantity of 0 removes the line. */
export function withQuantity(lines: readonly Line[], itemId: number, quantity: number): Line[] {
  return lines
    .map((line) => (line.itemId === itemId ? { itemId, quantity } : line))
    .filter((line) => line.quantity > 0);
}

export function holds(lines: readonly Line[], conduct: Conduct): boolean {
  return itemsOf(lines).some(({ product }) => product.conduct === conduct);
}
