import { z } from "zod";
import { addressSchema } from "../../../address.ts";

/** What the shopper has typed so far, valid or not. */
export const checkoutDetailsSchema = z.object({
  email: z.string().trim().max(255).default(""),
  acceptsMarketing: z.boolean().default(true),
  address: addressSchema,
  /** `null` while the billing address is the shipping address. */
  billingAddress: addressSchema.nullable().default(null),
  /** The id of a delivery method; `null` until the address is complete. */
  shippingMethod: z.string().nullable().default(null),
});

export type CheckoutDetails = z.infer<typeof checkoutDetailsSchema>;

export const EMPTY_DETAILS: CheckoutDetails = checkoutDetailsSchema.parse({ address: { countryCode: "US" } });
