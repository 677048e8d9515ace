import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import {
  type CheckoutsServer,
  type CheckoutsServerOptions,
  createTenant,
  startCheckoutsServer,
} from "../checkouts/checkouts-server.ts";
import { target } from "../checkouts/stand-in-worker.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { loseWorker } from "./lose-worker.ts";
import { confirmed } from "./scripted-purchases.ts";
import { untilStatus } from "./watch-checkout.ts";

let database: Database;
let servers: CheckoutsServer[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
  await database.close();
});

async function start(options: Partial<CheckoutsServerOptions>): Promise<CheckoutsServer> {
  const server = await startCheckoutsServer({ database, ...options });
  servers.push(server);
  return server;
}

const untilTakenUpAgain = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pgboss.job where name = 'run-checkout' and state = 'active' and retry_count > 0
      `.execute(database.db);
      return rows.length;
    })
    .toBe(1);

test("a worker that was silent while it placed the order, and is alive, still brings the receipt", async () => {
  const pressed = Promise.withResolvers<void>();
  const { promise: merchantAnswered, resolve: merchantAnswers } = Promise.withResolvers<void>();
  const first = await start({
    capacity: { slots: 1, parkedPerSlot: 0 },
    runCheckout: async (_order, host) => {
      await host.beforeSubmit({ total: undefined, attempt: 1 });
      pressed.resolve();
      await merchantAnswered;
      return confirmed;
    },
  });
  const client = first.clientOf((await createTenant(database)).createKey());
  const { id } = await client.checkouts.create({ target });
  await pressed.promise;
  let drivesBySecond = 0;
  await start({
    holderGraceMs: 60_000,
    runCheckout: async () => {
      drivesBySecond += 1;
      return confirmed;
    },
  });
  await loseWorker(database, id);
  await untilTakenUpAgain();
  merchantAnswers();
  const done = await untilStatus(client, id, "succeeded");
  expect(done.receipt?.merchantOrderId).toBe("HW-1001");
  expect(drivesBySecond).toBe(0);
});
