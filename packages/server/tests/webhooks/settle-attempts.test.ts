import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSettling } from "../../src/features/webhooks/settle-attempts.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertEndpoints, insertTenant } from "./dispatcher.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("an attempt whose retry cannot be enqueued is not on record either", async () => {
  const [endpointId = ""] = await insertEndpoints(database, await insertTenant(database), [
    "https://example.com",
  ]);
  const settle = createSettling(
    { enqueueAll: () => Promise.reject(new Error("the database is away")) },
    { database, retrySeconds: [1], random: Math.random, forgetErased: async () => undefined },
  );
  const event = {
    type: "checkout.status_changed",
    checkoutId: randomUUID(),
    status: "running",
    failureReason: null,
    createdAt: new Date().toISOString(),
  };
  const delivery = { eventId: randomUUID(), endpointId, body: JSON.stringify(event), attempt: 1 };
  await expect(settle({ delivery, isDelivered: false, at: new Date(), status: 500 })).rejects.toThrow("away");
  expect(await database.db.selectFrom("webhook_deliveries").selectAll().execute()).toEqual([]);
  const [endpoint] = await database.db.selectFrom("webhook_endpoints").selectAll().execute();
  expect(endpoint?.last_delivery_at).toBeNull();
});
