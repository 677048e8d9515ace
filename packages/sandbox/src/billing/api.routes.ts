import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ApiError, missing } from "./api-error.ts";
import { type Ledger, newObjectId, nowSeconds } from "./ledger.ts";
import type { CheckoutSession, Customer, PortalSession, VerificationSession } from "./objects.ts";
import { readNestedForm } from "./read-nested-form.ts";
import { recordMeterEvent } from "./record-meter-event.ts";

/** The one key of the sandbox. It opens nothing else. */
export const API_KEY = "sk_test_sandbox";

const metadata = z.record(z.string(), z.string()).default({});
const customerForm = z.object({ name: z.string().optional(), email: z.string().optional(), metadata });
const checkoutForm = z.object({
  mode: z.literal("subscription"),
  customer: z.string(),
  line_items: z.record(z.string(), z.object({ price: z.string() })),
  subscription_data: z.object({ metadata }).default({ metadata: {} }),
  success_url: z.url(),
  cancel_url: z.url(),
});
const portalForm = z.object({ customer: z.string(), return_url: z.url() });
const verificationForm = z.object({ type: z.literal("document"), metadata, return_url: z.url() });
const idParams = z.object({ id: z.string() });

/** The part of the processor's interface that the service calls, in its wire format. */
export function addApiRoutes(app: FastifyInstance, ledger: Ledger, originOf: () => string): void {
  app.addHook("onRequest", async ({ headers }) => {
    if (headers.authorization !== `Bearer ${API_KEY}`) throw new ApiError(401, "Invalid API Key provided");
  });
  replayByIdempotencyKey(app);

  app.post("/v1/customers", async ({ body }) => {
    const { name = null, email = null, metadata } = customerForm.parse(body);
    const customer: Customer = { ...newObject("cus"), object: "customer", name, email, metadata };
    ledger.save("customer", customer.id, customer);
    return customer;
  });

  app.post("/v1/checkout/sessions", async ({ body }) => {
    const form = checkoutForm.parse(body);
    demandCustomer(ledger, form.customer);
    const fresh = newObject("cs_test");
    const session: CheckoutSession = {
      ...fresh,
      object: "checkout.session",
      mode: form.mode,
      status: "open",
      customer: form.customer,
      metadata: form.subscription_data.metadata,
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      url: `${originOf()}/subscribe/${fresh.id}`,
      prices: Object.values(form.line_items).map(({ price }) => price),
    };
    ledger.save("checkout_session", session.id, session);
    return session;
  });

  app.post("/v1/billing_portal/sessions", async ({ body }) => {
    const { customer, return_url } = portalForm.parse(body);
    demandCustomer(ledger, customer);
    const fresh = newObject("bps");
    const url = `${originOf()}/portal/${fresh.id}`;
    const session: PortalSession = { ...fresh, object: "billing_portal.session", customer, return_url, url };
    ledger.save("portal_session", session.id, session);
    return session;
  });

  app.post("/v1/identity/verification_sessions", async ({ body }) => {
    const { type, metadata, return_url } = verificationForm.parse(body);
    const fresh = newObject("vs");
    const session: VerificationSession = {
      ...fresh,
      object: "identity.verification_session",
      type,
      metadata,
      return_url,
      status: "requires_input",
      url: `${originOf()}/verify/${fresh.id}`,
    };
    ledger.save("verification_session", session.id, session);
    return session;
  });

  app.get("/v1/identity/verification_sessions/:id", async ({ params }) => {
    const { id } = idParams.parse(params);
    const session = ledger.find("verification_session", id);
    if (!session) throw missing("verification_session", id);
    return session;
  });

  app.get("/v1/subscriptions", async ({ query }) => {
    const { customer } = z.object({ customer: z.string() }).parse(query);
    demandCustomer(ledger, customer);
    return listOf(
      "/v1/subscriptions",
      ledger.list("subscription").filter((each) => each.customer === customer),
    );
  });

  app.post("/v1/billing/meter_events", async ({ body }) => recordMeterEvent(ledger, body));
  addEventRoutes(app, ledger);
}

function addEventRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get("/v1/events", async ({ url }) => {
    const query = new URLSearchParams(url.split("?")[1]);
    const { types = {}, limit = "10", ending_before: before } = readNestedForm(query);
    const wanted = new Set(Object.values(types));
    const all = ledger.list("event").filter(({ type }) => wanted.size === 0 || wanted.has(type));
    const place = before === undefined ? undefined : all.findIndex(({ id }) => id === before);
    if (place === -1) throw new ApiError(400, `No such event: '${String(before)}'`, "resource_missing");
    const newer = place === undefined ? all : all.slice(0, place);
    const most = Number(limit);
    // With `ending_before` a page holds those nearest to it, which are the oldest of them.
    const page = place === undefined ? newer.slice(0, most) : newer.slice(-most);
    return { ...listOf("/v1/events", page), has_more: newer.length > page.length };
  });
}

/** A request that is made again under its key is answered as the first time, and done once. */
function replayByIdempotencyKey(app: FastifyInstance): void {
  const answers = new Map<string, string>();
  app.addHook("preHandler", async ({ headers, url }, reply) => {
    const known = answers.get(`${url} ${String(headers["idempotency-key"])}`);
    if (known !== undefined)
      return reply.header("idempotent-replayed", "true").type("application/json").send(known);
  });
  app.addHook("onSend", async ({ headers, url, method }, reply, payload) => {
    const key = headers["idempotency-key"];
    if (method === "POST" && key !== undefined && reply.statusCode < 400 && typeof payload === "string")
      answers.set(`${url} ${String(key)}`, payload);
    return payload;
  });
}

function newObject(prefix: string) {
  return { id: newObjectId(prefix), created: nowSeconds(), livemode: false };
}

function listOf<Item>(url: string, data: Item[]) {
  return { object: "list" as const, url, has_more: false, data };
}

function demandCustomer(ledger: Ledger, id: string): void {
  if (!ledger.find("customer", id)) throw missing("customer", id);
}
