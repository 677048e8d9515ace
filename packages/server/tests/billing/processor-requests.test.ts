import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Processor } from "../../src/features/billing/processor.ts";
import { createStripeProcessor } from "../../src/features/billing/stripe-processor.ts";
import { Secret } from "../../src/platform/secret.ts";
import { type RecordingProxy, startRecordingProxy } from "./recording-proxy.ts";
import { type SandboxProcessor, startSandboxProcessor } from "./sandbox-processor.ts";

let sandbox: SandboxProcessor;
let proxy: RecordingProxy;
let processor: Processor;

beforeAll(async () => {
  sandbox = await startSandboxProcessor();
  proxy = await startRecordingProxy(sandbox.port);
  const prices = {
    personal: "price_personal",
    business: "price_business",
    scale: "price_scale",
    completedCheckout: "price_completed_checkout",
  };
  const config = { secretKey: new Secret("sk_test_sandbox"), apiBase: proxy.url, prices };
  processor = createStripeProcessor(config, "https://dashboard.test/billing");
});
afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});
beforeEach(() => {
  proxy.requests.length = 0;
});

const tenantId = randomUUID();
const openCustomer = (email: string | null = "ada@example.com") =>
  processor.openCustomer({ tenantId: randomUUID(), name: "Acme", email });
const sent = () => proxy.requests.map(({ call, parameters }) => ({ call, parameters }));

describe("the processor is asked", () => {
  test("for a customer, with the tenant's id beside it", async () => {
    await processor.openCustomer({ tenantId, name: "Acme", email: null });
    expect(sent()).toEqual([
      { call: "POST /v1/customers", parameters: { name: "Acme", "metadata[tenantId]": tenantId } },
    ]);
  });

  test("for a page to subscribe on, metered price included", async () => {
    const customerId = await openCustomer();
    await processor.openSubscribePage({ customerId, tenantId, plan: "business" });
    expect(sent().slice(1)).toEqual([
      {
        call: "POST /v1/checkout/sessions",
        parameters: {
          mode: "subscription",
          customer: customerId,
          client_reference_id: tenantId,
          "line_items[0][price]": "price_business",
          "line_items[0][quantity]": "1",
          "line_items[1][price]": "price_completed_checkout",
          "subscription_data[metadata][tenantId]": tenantId,
          success_url: "https://dashboard.test/billing",
          cancel_url: "https://dashboard.test/billing",
        },
      },
    ]);
  });

  test("for its portal and for what a customer subscribes to", async () => {
    const customer = await openCustomer(null);
    await processor.openPortalPage(customer);
    expect(await processor.findSubscription(customer)).toBeUndefined();
    expect(sent().slice(1)).toEqual([
      {
        call: "POST /v1/billing_portal/sessions",
        parameters: { customer, return_url: "https://dashboard.test/billing" },
      },
      { call: "GET /v1/subscriptions", parameters: { customer, status: "all", limit: "100" } },
    ]);
  });

  test("to verify a person, and how that went", async () => {
    const { verificationId } = await processor.openVerificationPage(tenantId);
    expect(await processor.findVerificationStatus(verificationId)).toBe("requires_input");
    expect(sent()).toEqual([
      {
        call: "POST /v1/identity/verification_sessions",
        parameters: {
          type: "document",
          "metadata[tenantId]": tenantId,
          return_url: "https://dashboard.test/billing",
        },
      },
      { call: `GET /v1/identity/verification_sessions/${verificationId}`, parameters: {} },
    ]);
  });

  test("to count a checkout, under its id and with its time in seconds", async () => {
    const customerId = await openCustomer();
    const checkoutId = randomUUID();
    const at = new Date();
    await processor.reportCompleted({ customerId, checkoutId, at });
    expect(sent().slice(1)).toEqual([
      {
        call: "POST /v1/billing/meter_events",
        parameters: {
          event_name: "completed_checkout",
          identifier: checkoutId,
          timestamp: `${Math.floor(at.getTime() / 1000)}`,
          "payload[stripe_customer_id]": customerId,
          "payload[value]": "1",
        },
      },
    ]);
    expect(proxy.requests.at(-1)?.headers["idempotency-key"]).toBe(`completed-${checkoutId}`);
  });

  test("for the news since the last, by no more kinds than it takes", async () => {
    const { url } = await processor.openVerificationPage(tenantId);
    await sandbox.press(url, { result: "requires_input" });
    const { cursor } = await processor.readNews(undefined);
    await processor.readNews(cursor);
    const [first, next] = sent().slice(1);
    const kinds = Object.keys(first?.parameters ?? {}).filter((name) => /^types\[\d+\]$/.test(name));
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.length).toBeLessThanOrEqual(20);
    expect(first).toMatchObject({ call: "GET /v1/events", parameters: { limit: "1" } });
    expect(next).toMatchObject({
      call: "GET /v1/events",
      parameters: { limit: "100", ending_before: cursor },
    });
  });

  test("always as a form, with the key as bearer, in the version that the library's types describe", async () => {
    await openCustomer();
    await processor.readNews(undefined);
    for (const { headers, call } of proxy.requests) {
      expect(headers.authorization).toBe("Bearer sk_test_sandbox");
      expect(headers["stripe-version"]).toBe(Stripe.API_VERSION);
      if (call.startsWith("POST")) expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    }
  });
});

describe("a refusal of the processor", () => {
  test("because it has counted the checkout is no failure, whoever asks again", async () => {
    const customerId = await openCustomer();
    const checkoutId = randomUUID();
    const completed = { customerId, checkoutId, at: new Date() };
    await sandbox.countUnit({ customerId, checkoutId });
    await expect(processor.reportCompleted(completed)).resolves.toBeUndefined();
  });

  test("for any other reason is a failure", async () => {
    const late = { customerId: await openCustomer(), checkoutId: randomUUID(), at: new Date(0) };
    await expect(processor.reportCompleted(late)).rejects.toThrow(/timestamp/);
    const unknown = { customerId: "cus_already exists", checkoutId: randomUUID(), at: new Date() };
    await expect(processor.reportCompleted(unknown)).rejects.toThrow(/No such customer/);
  });
});

test("the sandbox's processor refuses a parameter that it does not know, by its name", async () => {
  const stripe = new Stripe("sk_test_sandbox", {
    host: "127.0.0.1",
    port: new URL(proxy.url).port,
    protocol: "http",
  });
  const misspelled = { name: "Acme", metdata: {} } as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create({ ...misspelled, ...{ adress: "x" } })).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "parameter_unknown",
    param: "adress",
  });
});
