import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const ExportedSpan = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(Attribute).default([]),
});
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(ExportedSpan) })) })),
});

let collector: Server;
let server: TestServer;
let exported = "";
const lines: string[] = [];
const spans: z.output<typeof ExportedSpan>[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      exported += body;
      const batch = Export.parse(JSON.parse(body));
      spans.push(
        ...batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
      );
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => collector.once("listening", resolve));
  const { port } = collector.address() as AddressInfo;
  server = await startTestServer({
    worker: true,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    onLogLine: (line) => lines.push(line),
    runCheckout: async (order, host) => {
      await host.report({ code: "product_opened", label: `Opened ${order.url}` });
      await host.report({ code: "address_filled", label: "for Canary Lovelace" });
      await host.ask({
        key: "details",
        message: "What is your canary?",
        responseSchema: {
          type: "object",
          properties: { answer: { type: "string" } },
          required: ["answer"],
          additionalProperties: false,
        },
      });
      return {
        status: "failed",
        reason: "automation_failed",
        code: "out_of_stock",
        message: "no canary left",
      };
    },
  });
});
afterAll(async () => {
  await server?.close();
  collector.close();
});

it("tells where the time of a purchase went and how it ended: by metrics, and by one trace from the request to the last step", async () => {
  const { client, tenantId } = await server.signup();
  // The service dials its collector for spans alone, so each of the four events fails once.
  const { port } = collector.address() as AddressInfo;
  await client.webhooks.create({ url: `http://127.0.0.1:${port}/canary` });
  const { id } = await client.checkouts.create({
    target: { url: "http://hartwell.localhost:4100/products/canary?who=canary", request: "canary" },
    metadata: { note: "canary" },
  });
  const asked = await vi.waitUntil(async () => (await client.checkouts.get(id)).pendingUserAction, 10_000);
  await client.checkouts.submitAction(id, asked.id, { answer: "canary" });
  await vi.waitUntil(async () => (await client.checkouts.get(id)).status === "failed", 10_000);

  const metrics = async () => (await fetch(`${server.operationsUrl}/metrics`)).text();
  await vi.waitFor(async () =>
    expect(await metrics()).toContain('cartwright_run_seconds_count{end="out_of_stock"} 1'),
  );
  await vi.waitFor(async () =>
    expect(await metrics()).toContain('cartwright_webhook_attempts_total{outcome="unreachable"} 4'),
  );
  const read = await metrics();
  for (const series of [
    'cartwright_checkout_seconds_count{status="failed",reason="automation_failed"} 1',
    'cartwright_merchant_checkouts_total{merchant="hartwell.localhost",code="out_of_stock"} 1',
    'cartwright_run_step_seconds_count{step="product_opened"} 1',
    'cartwright_question_seconds_count{key="details",outcome="answered"} 1',
    'cartwright_checkouts{status="queued"} 0',
    'cartwright_oldest_wait_seconds{status="queued"} 0',
    'cartwright_jobs_due{name="run-checkout"} 0',
  ])
    expect(read).toContain(series);
  expect(read).not.toMatch(/canary/i);
  expect(read).not.toContain(tenantId);

  // The last spans are sent when the service stops.
  await server.close();
  const byName = (name: string) => spans.find((span) => span.name === name);
  const request = byName("POST /v1/checkouts");
  const run = byName("run");
  expect(run).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === run?.spanId).map(({ name }) => name);
  expect(parts).toEqual([
    "open browser",
    "step product_opened",
    "step address_filled",
    "prepare details",
    "question details",
  ]);
  const deliveries = spans.filter(({ name }) => name === "deliver webhook");
  expect(deliveries).toHaveLength(4);
  for (const delivery of deliveries)
    expect(delivery).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(run?.attributes).toContainEqual({ key: "cartwright.checkout_id", value: { stringValue: id } });
  expect(run?.attributes).toContainEqual({ key: "cartwright.end", value: { stringValue: "out_of_stock" } });
  expect(exported).not.toMatch(/canary/i);

  const logged = lines.map((line) => JSON.parse(line));
  const requestId = request?.attributes.find(({ key }) => key === "cartwright.request_id")?.value.stringValue;
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: "answered", requestId, traceId: request?.traceId }),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({ msg: "a drive of a run has ended", checkoutId: id, traceId: run?.traceId }),
  );
});
