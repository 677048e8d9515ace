import { findVariant } from "../catalogue/catalogue.ts";
import type { Conduct } from "../catalogue/product.ts";
import type { CheckoutDetails } from "../checkout/checkout-details.ts";

export interface CartLine {
  readonly variantId: number;
  readonly quantity: number;
}

/** A basket and its checkout: both have the same token. */
export interface Cart {
  readonly token: string;
  readonly lines: readonly CartLine[];
  readonly details: CheckoutDetails;
}

export function itemCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function subtotalMinor(lines: readonly CartLine[]): number {
  return lines.reduce(
    (sum, line) => sum + line.quantity * (findVariant(line.variantId)?.variant.priceMinor ?? 0),
    0,
  );
}

export function withAdded(lines: readonly CartLine[], variantId: number, quantity: number): CartLine[] {
  const present = lines.find((line) => line.variantId === variantId);
  if (!present) return [...lines, { variantId, quantity }];
  return withQuantity(lines, variantId, present.quantity + quantity);
}

/** A quantity of 0 removes the line. */
export function withQuantity(lines: readonly CartLine[], variantId: number, quantity: number): CartLine[] {
  return lines
    .map((line) => (line.variantId === variantId ? { variantId, quantity } : line))
    .filter((line) => line.quantity > 0);
}

export function holds(lines: readonly CartLine[], conduct: Conduct): boolean {
  return lines.some((line) => findVariant(line.variantId)?.product.conduct === conduct);
}
