import type Stripe from "stripe";

/*
 * The objects of the processor as they stand on the wire: whole, and held to the types of the processor's own library, which are
 * made from its published description. What belongs to none of its answers stands beside them.
 */

/** The library reads decimals into an object of its own; on the wire they are text. */
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

/** A page on which somebody subscribes, and what they then have subscribed to. */
export interface CheckoutOrder {
  session: CheckoutSession;
  customer: string;
  prices: string[];
  metadata: Record<string, string>;
}

/** A page on which somebody shows who they are, and where they came from. */
export interface Verification {
  session: VerificationSession;
  returnUrl: string;
}

export type IssuingCard = Omit<Stripe.Issuing.Card, "cardholder"> & { cardholder: string };

/** A card, and what it has paid. */
export interface IssuedCard {
  card: IssuingCard;
  spentMinor: number;
}

/** Everything that has an id of its own. */
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
