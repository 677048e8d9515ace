import { taxMinor } from "../../../places/tax.ts";
import type { Cart } from "../cart/cart.ts";
import { subtotalMinor } from "../cart/cart.ts";
import { shippingMethodsFor } from "./shipping-methods.ts";

export interface Totals {
  readonly currency: "USD";
  readonly subtotalMinor: number;
  /** `null` until a delivery method is chosen. */
  readonly shippingMinor: number | null;
  readonly taxMinor: number | null;
  readonly totalMinor: number;
}

export function totalsOf({ lines, details }: Pick<Cart, "lines" | "details">): Totals {
  const subtotal = subtotalMinor(lines);
  const chosen = shippingMethodsFor(details.address, lines).find(({ id }) => id === details.shippingMethod);
  if (!chosen) {
    return {
      currency: "USD",
      subtotalMinor: subtotal,
      shippingMinor: null,
      taxMinor: null,
      totalMinor: subtotal,
    };
  }
  const tax = taxMinor(details.address, subtotal);
  return {
    currency: "USD",
    subtotalMinor: subtotal,
    shippingMinor: chosen.priceMinor,
    taxMinor: tax,
    totalMinor: subtotal + chosen.priceMinor + tax,
  };
}
