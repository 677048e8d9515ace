import type { Ledger } from "./ledger.ts";
import { newObject } from "./new-object.ts";
import type { CheckoutSession, PortalSession, Verification, VerificationSession } from "./objects.ts";
import { findPrice } from "./prices.ts";

const openSeconds = 24 * 3600;

/** A page on which a customer subscribes. */
export function newCheckoutSession(wanted: {
  id: string;
  url: string;
  customer: string;
  reference: string | null;
  prices: readonly string[];
  successUrl: string;
  cancelUrl: string;
}): CheckoutSession {
  const fresh = newObject(wanted.id);
  const cents = centsDueNow(wanted.prices);
  return {
    ...fresh,
    ...unusedOfCheckout,
    object: "checkout.session",
    amount_subtotal: cents,
    amount_total: cents,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.reference,
    currency: "usd",
    customer: wanted.customer,
    expires_at: fresh.created + openSeconds,
    metadata: {},
    mode: "subscription",
    payment_method_types: ["card"],
    payment_status: "unpaid",
    status: "open",
    success_url: wanted.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: wanted.url,
  };
}

/** Metered usage is paid for later. */
function centsDueNow(prices: readonly string[]): number {
  const due = prices
    .map((id) => findPrice(id))
    .filter((price) => price?.recurring?.usage_type === "licensed");
  return due.reduce((sum, price) => sum + (price?.unit_amount ?? 0), 0);
}

const unusedOfCheckout = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<CheckoutSession>;

/** A page on which a customer changes their subscription. */
export function newPortalSession(wanted: {
  id: string;
  url: string;
  customer: string;
  returnUrl: string;
}): PortalSession {
  return {
    ...newObject(wanted.id),
    object: "billing_portal.session",
    configuration: "bpc_sandbox",
    customer: wanted.customer,
    customer_account: null,
    flow: null,
    locale: null,
    on_behalf_of: null,
    return_url: wanted.returnUrl,
    url: wanted.url,
  };
}

/** A page on which a person proves their identity. */
export function newVerificationSession(wanted: {
  id: string;
  url: string;
  metadata: Record<string, string>;
}): VerificationSession {
  return {
    ...newObject(wanted.id),
    object: "identity.verification_session",
    client_reference_id: null,
    client_secret: null,
    last_error: null,
    last_verification_report: null,
    metadata: wanted.metadata,
    options: {},
    redaction: null,
    related_customer: null,
    related_customer_account: null,
    status: "requires_input",
    type: "document",
    url: wanted.url,
  };
}

/** After a failure a person may try again on the same page. */
export function decideVerification(
  ledger: Ledger,
  { session, returnUrl }: Verification,
  status: "verified" | "requires_input",
): void {
  const decided: VerificationSession =
    status === "verified"
      ? { ...session, status, url: null }
      : { ...session, status, last_error: { code: "document_unverified_other", reason: "It was let fail." } };
  ledger.save("verification", session.id, { session: decided, returnUrl });
  ledger.announce(`identity.verification_session.${status}`, decided);
}
