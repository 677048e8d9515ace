import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Attempt } from "../../src/features/webhooks/deliver-webhook.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { waitingDeliveries } from "./delivery-jobs.ts";
import { insertEndpoints, insertTenant, startDispatcher } from "./dispatcher.ts";
import { accept, answer, type Behaviour, hang, type Receiver, startReceiver } from "./receiver.ts";

/** By far longer than the answers need that come at all. On a busy machine one may still miss it, and is tried again. */
const timeoutMs = 400;
/** The suite meets the same receivers every time. */
const seed = 20_261_121;

const behaviours = {
  accepts: accept,
  "accepts slowly": (response) => void setTimeout(() => response.writeHead(200).end(), 40),
  "accepts and pours": (response) => void response.writeHead(201).end(Buffer.alloc(512 * 1024)),
  "accepts and stalls": (response) => void response.writeHead(200, { "content-length": 9 }).write("x"),
  fails: answer(500),
  "is gone": answer(410),
  redirects: (response, _delivery, { url = "" }) =>
    void response.writeHead(308, { location: `/elsewhere${url}` }).end(),
  resets: (response) => void response.socket?.resetAndDestroy(),
  closes: (response) => void response.destroy(),
  stalls: hang,
  "stalls in the middle": (response) => void response.socket?.write("HTTP/1.1 2"),
  babbles: (response) => void response.socket?.end("no HTTP at all\r\n\r\n"),
} as const satisfies Readonly<Record<string, Behaviour>>;
type BehaviourName = keyof typeof behaviours;

const plan = fc.record({
  events: fc.integer({ min: 1, max: 4 }),
  /** What each endpoint does with attempt after attempt, whatever they are for; from the start again at the end. */
  endpoints: fc.array(
    fc.array(fc.constantFrom(...(Object.keys(behaviours) as BehaviourName[])), {
      minLength: 1,
      maxLength: 9,
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

let database: Database;
let dispatcher: Awaited<ReturnType<typeof startDispatcher>>;
let receiver: Receiver;
let scripts: readonly (readonly BehaviourName[])[] = [];
let bodies: { key: string; body: string }[] = [];
let attempts: Attempt[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  dispatcher = await startDispatcher(database, {
    timeoutMs,
    retrySeconds: [0],
    onAttempt: (attempt) => attempts.push(attempt),
  });
});
afterAll(async () => {
  await dispatcher.close();
  await database.close();
});
beforeEach(async () => {
  receiver = await startReceiver((response, delivery, request) => {
    const script = scripts[Number(delivery.path.slice(1))] ?? [];
    const seen = receiver.at(delivery.path).length - 1;
    const name = script[seen % script.length] ?? expect.fail(`nobody should come to ${delivery.path}`);
    const key = `${delivery.headers["webhook-id"]} ${delivery.path}`;
    bodies.push({ key, body: delivery.rawBody.toString() });
    behaviours[name](response, delivery, request);
  });
});
afterEach(() => receiver.close());

test("every event of every endpoint is accepted, or has been tried four times, and then there is peace", async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ events, endpoints }) => {
      scripts = endpoints;
      attempts = [];
      bodies = [];
      receiver.received.length = 0;
      const tenantId = await insertTenant(database);
      const urls = endpoints.map((_, index) => receiver.url(`/${index}`));
      const endpointIds = await insertEndpoints(database, tenantId, urls);
      for (let count = 0; count < events; count += 1) await dispatcher.announce(tenantId);
      await expect.poll(() => waitingDeliveries(database, tenantId)).toEqual([]);

      const deliveries = Map.groupBy(attempts, ({ eventId, endpointId }) => `${eventId} ${endpointId}`);
      expect(deliveries.size).toBe(events * endpoints.length);
      for (const ofOne of deliveries.values()) {
        const delivered = ofOne.findIndex(({ outcome }) => outcome === "delivered");
        expect(ofOne).toHaveLength(delivered === -1 ? 4 : delivered + 1);
      }
      for (const [index, script] of endpoints.entries()) {
        if (script.some((name) => name.startsWith("accepts"))) continue;
        const outcomes = attempts.filter(({ endpointId }) => endpointId === endpointIds[index]);
        expect(outcomes.map(({ outcome }) => outcome)).not.toContain("delivered");
      }
      for (const ofOne of Map.groupBy(bodies, ({ key }) => key).values())
        expect(new Set(ofOne.map(({ body }) => body)).size).toBe(1);
    }),
    { seed, numRuns: 12, endOnFailure: true },
  );
});
