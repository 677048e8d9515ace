import type Stripe from "stripe";

/*
 * Of each object of the processor the fields that the service reads or a person would look for, held to the types of the
 * processor's own library.
 */

export type Customer = Pick<Stripe.Customer, "id" | "object" | "created" | "livemode" | "metadata"> & {
  name: string | null;
  email: string | null;
};

export type Subscription = Pick<
  Stripe.Subscription,
  "id" | "object" | "created" | "livemode" | "metadata" | "status" | "cancel_at_period_end"
> & { customer: string; items: { object: "list"; data: SubscriptionItem[]; has_more: false; url: string } };

type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  "id" | "object" | "created" | "current_period_start" | "current_period_end"
> & { price: Pick<Stripe.Price, "id" | "object"> };

export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  "id" | "object" | "created" | "livemode" | "mode" | "status" | "success_url" | "cancel_url" | "url"
> & { customer: string; metadata: Record<string, string>; prices: string[] };

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  "id" | "object" | "created" | "livemode" | "return_url" | "url"
> & { customer: string };

export type VerificationSession = Pick<
  Stripe.Identity.VerificationSession,
  "id" | "object" | "created" | "livemode" | "metadata" | "status" | "type" | "url"
> & { return_url: string };

export type MeterEvent = Pick<
  Stripe.Billing.MeterEvent,
  "object" | "created" | "livemode" | "event_name" | "identifier" | "payload" | "timestamp"
>;

export type Event = Pick<
  Stripe.Event,
  "id" | "object" | "created" | "livemode" | "api_version" | "pending_webhooks" | "request"
> & { type: string; data: { object: object } };

/** Everything that has an id of its own. */
export interface Kinds {
  customer: Customer;
  subscription: Subscription;
  checkout_session: CheckoutSession;
  portal_session: PortalSession;
  verification_session: VerificationSession;
  meter_event: MeterEvent;
  event: Event;
}

export interface PlanPrice {
  id: string;
  name: string;
  monthlyUsd: number;
}

/** What can be bought. The ids are those that `npm start` tells the service. */
export const PLAN_PRICES: readonly PlanPrice[] = [
  { id: "price_personal", name: "Personal", monthlyUsd: 9 },
  { id: "price_business", name: "Business", monthlyUsd: 49 },
  { id: "price_scale", name: "Scale", monthlyUsd: 249 },
];
