import { z } from "zod";
import { addressSchema } from "../address.ts";

/** An order as the shop's records show it. Amounts are decimal strings. */
export const orderSchema = z.object({
  number: z.string(),
  email: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      options: z.record(z.string(), z.string()),
      quantity: z.number().int(),
    }),
  ),
  shippingAddress: addressSchema,
  total: z.object({ amount: z.string(), currency: z.string() }),
  /** Empty if no card was used. */
  cardLast4: z.string(),
  createdAt: z.string(),
});

export type Order = z.infer<typeof orderSchema>;

/** An order with its checkout and the data that only its thank-you page shows. */
export interface PlacedOrder {
  readonly order: Order;
  readonly checkoutToken: string;
  readonly confirmationNumber: string;
}
