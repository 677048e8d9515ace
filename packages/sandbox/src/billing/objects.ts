import type Stripe from "stripe";

/*
 * The processor's objects as on the wire: complete, and checked against the types of the processor's own
 * library, which are generated from its published specification. Internal data is kept beside them.
 */

/** The library parses decimals into its own object; on the wire they are strings. */
type Decimals<Type, Names extends keyof Type> = Omit<Type, Names> & { [Name in Names]: string | null };

export type Price = Decimals<Stripe.Price, "unit_amount_decimal">;
export type LegacyPlan = Decimals<Stripe.Plan, "amount_decimal">;
export type Customer = Stripe.Customer;
export type CheckoutSession = Stripe.Checkout.Session;
export type PortalSession = Stripe.BillingPortal.Session;
export type VerificationSession = Stripe.Identity.VerificationSession;
export type MeterEvent = Stripe.Billing.MeterEvent;
export type Event = Omit<Stripe.EventBase, "type" | "data"> & { type: string; data: { object: object } };

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, "price" | "plan"> & {
  price: Price;
  plan: LegacyPlan;
};
export type Subscription = Omit<Stripe.Subscription, "items" | "customer"> & {
  customer: string;
  items: Stripe.ApiList<SubscriptionItem>;
};

/** A page on which someone subscribes, and the resulting subscription. */
export interface CheckoutOrder {
  session: CheckoutSession;
  customer: string;
  prices: string[];
  metadata: Record<string, string>;
}

/** A page on which someone proves their identity, and where they came from. */
export interface Verification {
  session: VerificationSession;
  returnUrl: string;
}

export type IssuingCard = Omit<Stripe.Issuing.Card, "cardholder"> & { cardholder: string };

/** A card, and its payments. */
export interface IssuedCard {
  card: IssuingCard;
  spentMinor: number;
}

/** Everything that has its own id. */
export interface Kinds {
  customer: Customer;
  subscription: Subscription;
  checkout_order: CheckoutOrder;
  portal_session: PortalSession;
  verification: Verification;
  meter_event: MeterEvent;
  event: Event;
  issued_card: IssuedCard;
}
