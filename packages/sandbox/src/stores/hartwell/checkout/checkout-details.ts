import { z } from "zod";
import { addressSchema } from "../../../address.ts";

/** What the shopper has typed so far, right or wrong. */
export const checkoutDetailsSchema = z.object({
  email: z.string().trim().max(255).default(""),
  acceptsMarketing: z.boolean().default(true),
  address: addressSchema,
  /** `null` while the bill goes where the goods go. */
  billingAddress: addressSchema.nullable().default(null),
  /** The id of a delivery method; `null` until the address is complete. */
  shippingMethod: z.string().nullable().default(null),
});

export type CheckoutDetails = z.infer<typeof checkoutDetailsSchema>;

export const EMPTY_DETAILS: CheckoutDetails = checkoutDetailsSchema.parse({ address: { countryCode: "US" } });
