import { type Plan, planNames } from "@cartwright/contract";
import Stripe from "stripe";
import type { BillingConfig } from "../../config/optional-services.ts";
import { openStripe } from "../../platform/open-stripe.ts";
import type { Processor, ProcessorNews } from "./processor.ts";

/** The meter that counts completed checkouts. */
const meterEventName = "completed_checkout";
const newsAtOnce = 100;

/**
 * The events that may change what a workspace has. Their objects aren't read; the current state is fetched
 * instead.
 */
const newsTypes = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "identity.verification_session.verified",
  "identity.verification_session.requires_input",
  "identity.verification_session.processing",
  "identity.verification_session.canceled",
] as const;

/** Stripe, or a service with its API at `apiBase`. `returnUrl` is where its pages send people back to. */
export function createStripeProcessor(config: BillingConfig, returnUrl: string): Processor {
  const stripe = openStripe(config);
  const { prices } = config;
  return {
    openCustomer: async ({ tenantId, name, email }) => {
      const details = { name, metadata: { tenantId }, ...(email !== null && { email }) };
      const { id } = await stripe.customers.create(details, { idempotencyKey: `customer-${tenantId}` });
      return id;
    },
    openSubscribePage: async ({ customerId, tenantId, plan }) => {
      const { url } = await stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customerId,
        client_reference_id: tenantId,
        line_items: [
          { price: prices[plan], quantity: 1 },
          ...(prices.completedCheckout === undefined ? [] : [{ price: prices.completedCheckout }]),
        ],
        subscription_data: { metadata: { tenantId } },
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      return requireUrl(url);
    },
    openPortalPage: async (customerId) =>
      (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url,
    openVerificationPage: async (tenantId) => {
      const session = await stripe.identity.verificationSessions.create({
        type: "document",
        metadata: { tenantId },
        return_url: returnUrl,
      });
      return { verificationId: session.id, url: requireUrl(session.url) };
    },
    findSubscription: async (customerId) => {
      const asked = stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
      const { data } = (await orMissing(asked)) ?? { data: [] };
      const latestFirst = data.toSorted((left, right) => right.created - left.created);
      const counts = latestFirst.find(({ status }) => status === "active" || status === "trialing");
      const [subscription = undefined] = counts ? [counts] : latestFirst;
      return subscription && { status: subscription.status, plan: planOf(subscription, config) };
    },
    findVerificationStatus: async (verificationId) =>
      (await orMissing(stripe.identity.verificationSessions.retrieve(verificationId)))?.status,
    reportCompleted: (completed) => reportCompleted(stripe, completed),
    readNews: (cursor) => readNews(stripe, cursor),
  };
}

/** An id from another processor must not hold up everyone else's news. */
async function orMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      return undefined;
    throw error;
  }
}

function planOf({ items }: Stripe.Subscription, { prices }: BillingConfig): Plan | null {
  const bought = items.data.map(({ price }) => price.id);
  return planNames.find((plan) => bought.includes(prices[plan])) ?? null;
}

async function reportCompleted(
  stripe: Stripe,
  { customerId, checkoutId, at }: { customerId: string; checkoutId: string; at: Date },
): Promise<void> {
  try {
    await stripe.billing.meterEvents.create(
      {
        event_name: meterEventName,
        identifier: checkoutId,
        timestamp: Math.floor(at.getTime() / 1000),
        payload: { stripe_customer_id: customerId, value: "1" },
      },
      // The job retries on its own.
      { idempotencyKey: `completed-${checkoutId}`, maxNetworkRetries: 0 },
    );
  } catch (error) {
    // Already reported, by a process that ended before recording it.
    if (!isKnownAlready(error, checkoutId)) throw error;
  }
}

/**
 * This error has no code, so it is recognised by its text, which must name the checkout.
 * `duplicate_meter_event` is the code for asynchronous rejections; it is accepted in case it appears here.
 */
function isKnownAlready(error: unknown, checkoutId: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  if (error.code === "duplicate_meter_event") return true;
  return (
    error.code === undefined && error.message.includes(checkoutId) && /already exists/i.test(error.message)
  );
}

async function readNews(stripe: Stripe, cursor: string | undefined): Promise<ProcessorNews> {
  if (cursor === undefined) return beginReading(stripe);
  try {
    const { data, has_more } = await stripe.events.list({
      types: [...newsTypes],
      ending_before: cursor,
      limit: newsAtOnce,
    });
    return { concerned: concernedBy(data), cursor: data[0]?.id ?? cursor, hasMore: has_more };
  } catch (error) {
    // Events are kept for thirty days. With an older cursor, everyone has to be refreshed.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return beginReading(stripe);
    throw error;
  }
}

async function beginReading(stripe: Stripe): Promise<ProcessorNews> {
  const { data } = await stripe.events.list({ types: [...newsTypes], limit: 1 });
  return { concerned: "everybody", cursor: data[0]?.id, hasMore: false };
}

function concernedBy(events: readonly Stripe.Event[]): { customerIds: string[]; verificationIds: string[] } {
  const customerIds = new Set<string>();
  const verificationIds = new Set<string>();
  for (const { data } of events) {
    if ("customer" in data.object && typeof data.object.customer === "string")
      customerIds.add(data.object.customer);
    if ("object" in data.object && data.object.object === "identity.verification_session")
      verificationIds.add(data.object.id);
  }
  return { customerIds: [...customerIds], verificationIds: [...verificationIds] };
}

function requireUrl(url: string | null): string {
  if (url === null) throw new Error("the payment processor opened a page without an address");
  return url;
}
