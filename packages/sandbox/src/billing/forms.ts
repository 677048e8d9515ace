import type Stripe from "stripe";
import { z } from "zod";

/** Accepts only the named parameters, and only names that the processor's library knows. */
function formOf<Parameters>() {
  return <
    const Shape extends { readonly [Name in keyof Shape]: Name extends keyof Parameters ? z.ZodType : never },
  >(
    shape: Shape,
  ) => z.strictObject(shape);
}

const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
/** A list in a form is an object with numeric keys. */
const listOf = <Item extends z.ZodType>(item: Item) => z.record(z.string().regex(/^\d+$/), item);
const limit = z.coerce.number().int().min(1).max(100).default(10);

export const customerForm = formOf<Stripe.CustomerCreateParams>()({
  name: z.string().max(256).optional(),
  email: z.string().max(512).optional(),
  metadata,
});

export const checkoutForm = formOf<Stripe.Checkout.SessionCreateParams>()({
  mode: z.literal("subscription"),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: listOf(
    formOf<Stripe.Checkout.SessionCreateParams.LineItem>()({
      price: z.string(),
      quantity: z.coerce.number().int().positive().optional(),
    }),
  ),
  subscription_data: formOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({ metadata }).prefault(
    {},
  ),
  success_url: z.url(),
  cancel_url: z.url(),
});

export const portalForm = formOf<Stripe.BillingPortal.SessionCreateParams>()({
  customer: z.string(),
  return_url: z.url(),
});

export const verificationForm = formOf<Stripe.Identity.VerificationSessionCreateParams>()({
  type: z.literal("document"),
  metadata,
  return_url: z.url(),
});

export const meterEventForm = formOf<Stripe.Billing.MeterEventCreateParams>()({
  event_name: z.literal("completed_checkout"),
  identifier: z.string().max(100).optional(),
  timestamp: z.coerce.number().int().optional(),
  payload: z.object({ stripe_customer_id: z.string(), value: z.string().regex(/^\d+$/) }),
});

export const subscriptionsQuery = formOf<Stripe.SubscriptionListParams>()({
  customer: z.string(),
  status: z.literal("all").optional(),
  limit,
});

export const eventsQuery = formOf<Stripe.EventListParams>()({
  types: listOf(z.string())
    .refine((types) => Object.keys(types).length <= 20, "Invalid array: at most 20 types")
    .optional(),
  ending_before: z.string().optional(),
  limit,
});

export const cardForm = formOf<Stripe.Issuing.CardCreateParams>()({
  cardholder: z.string(),
  currency: z.string().length(3),
  type: z.literal("virtual"),
  status: z.enum(["active", "inactive"]).default("inactive"),
  spending_controls: formOf<Stripe.Issuing.CardCreateParams.SpendingControls>()({
    spending_limits: listOf(
      formOf<Stripe.Issuing.CardCreateParams.SpendingControls.SpendingLimit>()({
        amount: z.coerce.number().int().positive(),
        interval: z.enum(["all_time", "per_authorization"]),
      }),
    ).default({}),
  }).prefault({}),
  metadata,
});

export const cardUpdateForm = formOf<Stripe.Issuing.CardUpdateParams>()({
  status: z.enum(["active", "inactive", "canceled"]),
});

export const cardQuery = formOf<Stripe.Issuing.CardRetrieveParams>()({
  expand: listOf(z.enum(["number", "cvc"])).optional(),
});

export const cardsQuery = formOf<Stripe.Issuing.CardListParams>()({
  cardholder: z.string(),
  type: z.literal("virtual").optional(),
  limit,
  starting_after: z.string().optional(),
});
