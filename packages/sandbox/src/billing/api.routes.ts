import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ApiError, missing } from "./api-error.ts";
import {
  checkoutForm,
  customerForm,
  eventsQuery,
  portalForm,
  subscriptionsQuery,
  verificationForm,
} from "./forms.ts";
import { addIssuingRoutes } from "./issuing.routes.ts";
import type { Ledger } from "./ledger.ts";
import { newObject, newObjectId } from "./new-object.ts";
import type { Customer } from "./objects.ts";
import { findPrice } from "./prices.ts";
import { readQuery } from "./read-query.ts";
import { recordMeterEvent } from "./record-meter-event.ts";
import { replayByIdempotencyKey } from "./replay-by-idempotency-key.ts";
import { newCheckoutSession, newPortalSession, newVerificationSession } from "./sessions.ts";

/** The sandbox's only key. It is valid nowhere else. */
export const API_KEY = "sk_test_sandbox";

const idParams = z.object({ id: z.string() });

/** The part of the processor's interface that the service calls, in its wire format. */
export function addApiRoutes(app: FastifyInstance, ledger: Ledger, originOf: () => string): void {
  app.addHook("onRequest", async ({ headers }) => {
    if (headers.authorization !== `Bearer ${API_KEY}`) throw new ApiError(401, "Invalid API Key provided");
  });
  replayByIdempotencyKey(app);
  addCustomerRoutes(app, ledger);
  addPageSessionRoutes(app, ledger, originOf);
  addEventRoutes(app, ledger);
  addIssuingRoutes(app, ledger);
  app.post("/v1/billing/meter_events", async ({ body }) => recordMeterEvent(ledger, body));
}

function addCustomerRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.post("/v1/customers", async ({ body }) => {
    const customer = newCustomer(customerForm.parse(body));
    ledger.save("customer", customer.id, customer);
    return customer;
  });

  app.get("/v1/subscriptions", async ({ url }) => {
    const { customer, status, limit } = subscriptionsQuery.parse(readQuery(url));
    demandCustomer(ledger, customer);
    const all = ledger.list("subscription").filter((each) => each.customer === customer);
    const wanted = status === "all" ? all : all.filter((each) => each.status !== "canceled");
    return listOf("/v1/subscriptions", wanted.slice(0, limit), wanted.length > limit);
  });
}

function addPageSessionRoutes(app: FastifyInstance, ledger: Ledger, originOf: () => string): void {
  app.post("/v1/checkout/sessions", async ({ body }) => {
    const form = checkoutForm.parse(body);
    demandCustomer(ledger, form.customer);
    const prices = Object.values(form.line_items).map(({ price }) => price);
    for (const price of prices) if (!findPrice(price)) throw missing("price", price, "line_items[0][price]");
    const id = newObjectId("cs_test");
    const session = newCheckoutSession({
      id,
      url: `${originOf()}/subscribe/${id}`,
      customer: form.customer,
      reference: form.client_reference_id ?? null,
      prices,
      successUrl: form.success_url,
      cancelUrl: form.cancel_url,
    });
    const { metadata } = form.subscription_data;
    ledger.save("checkout_order", id, { session, customer: form.customer, prices, metadata });
    return session;
  });

  app.post("/v1/billing_portal/sessions", async ({ body }) => {
    const { customer, return_url: returnUrl } = portalForm.parse(body);
    demandCustomer(ledger, customer);
    const id = newObjectId("bps");
    const session = newPortalSession({ id, url: `${originOf()}/portal/${id}`, customer, returnUrl });
    ledger.save("portal_session", id, session);
    return session;
  });

  app.post("/v1/identity/verification_sessions", async ({ body }) => {
    const { metadata, return_url: returnUrl } = verificationForm.parse(body);
    const id = newObjectId("vs");
    const session = newVerificationSession({ id, url: `${originOf()}/verify/${id}`, metadata });
    ledger.save("verification", id, { session, returnUrl });
    return session;
  });

  app.get("/v1/identity/verification_sessions/:id", async ({ params }) => {
    const { id } = idParams.parse(params);
    const verification = ledger.find("verification", id);
    if (!verification) throw missing("verification_session", id);
    return verification.session;
  });
}

function addEventRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get("/v1/events", async ({ url }) => {
    const { types = {}, limit, ending_before: before } = eventsQuery.parse(readQuery(url));
    const wanted = new Set(Object.values(types));
    const all = ledger.list("event").filter(({ type }) => wanted.size === 0 || wanted.has(type));
    const place = before === undefined ? undefined : all.findIndex(({ id }) => id === before);
    if (place === -1) throw missing("event", String(before), "ending_before");
    const newer = place === undefined ? all : all.slice(0, place);
    // With `ending_before` a page holds the items nearest to it, which are the oldest of them.
    const page = place === undefined ? newer.slice(0, limit) : newer.slice(-limit);
    return listOf("/v1/events", page, newer.length > page.length);
  });
}

function newCustomer({ name, email, metadata }: z.output<typeof customerForm>): Customer {
  return {
    ...newObject(newObjectId("cus")),
    object: "customer",
    balance: 0,
    default_source: null,
    description: null,
    email: email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata,
    ...(name !== undefined && { name }),
    shipping: null,
  };
}

function listOf<Item>(url: string, data: Item[], hasMore: boolean) {
  return { object: "list" as const, url, has_more: hasMore, data };
}

function demandCustomer(ledger: Ledger, id: string): void {
  if (!ledger.find("customer", id)) throw missing("customer", id, "customer");
}
