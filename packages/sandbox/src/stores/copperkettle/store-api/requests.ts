import { z } from "zod";
import { addressSchema } from "../../../address.ts";
import type { Details } from "../cart/basket.ts";

const text = z.string().max(255).optional();

const addressBody = z
  .object({
    first_name: text,
    last_name: text,
    address_1: text,
    address_2: text,
    city: text,
    state: text,
    postcode: text,
    country: text,
    phone: text,
    email: text,
  })
  .partial();

export const addItemBody = z.object({
  id: z.coerce.number(),
  quantity: z.coerce.number().int().min(1).max(999).default(1),
  variation: z.array(z.object({ attribute: z.string(), value: z.string() })).default([]),
});
export const itemBody = z.object({ key: z.string(), quantity: z.coerce.number().int().min(0).default(0) });
export const customerBody = z.object({
  billing_address: addressBody.optional(),
  shipping_address: addressBody.optional(),
});
export const rateBody = z.object({ rate_id: z.string() });
export const checkoutBody = customerBody.extend({
  customer_note: z.string().max(2000).default(""),
  payment_method: z.string().default(""),
  payment_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});

/** The details, updated with a request's customer data. */
export function withCustomer(details: Details, body: z.infer<typeof customerBody>): Details {
  const billing = addressOf(body.billing_address) ?? details.billing;
  const shipping = addressOf(body.shipping_address) ?? details.shipping;
  return { ...details, billing, shipping, email: body.billing_address?.email ?? details.email };
}

function addressOf(body: z.infer<typeof addressBody> | undefined) {
  return (
    body &&
    addressSchema.parse({
      firstName: body.first_name,
      lastName: body.last_name,
      address1: body.address_1,
      address2: body.address_2,
      city: body.city,
      zone: body.state,
      postalCode: body.postcode,
      countryCode: body.country,
      phone: body.phone,
    })
  );
}
