import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertEvidence } from "../../src/features/evidence/evidence.store.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("evidence that comes while its checkout ends and is erased is not written behind the erasure", async () => {
  const { client } = await server.signup();
  const { id } = await client.checkouts.create({ target: { url: "https://hartwell.localhost/mug" } });
  const { database, clock } = server;
  const row = () =>
    ({ id: randomUUID(), kind: "picture", at: clock.now(), sealed: Buffer.from("x") }) as const;
  expect(await insertEvidence(database.db, id, row())).toBe(true);

  const inserting = await database.transaction(async (trx) => {
    await trx.updateTable("checkouts").set({ status: "cancelled" }).where("id", "=", id).execute();
    await trx.selectFrom("checkouts").select("id").where("id", "=", id).forUpdate().execute();
    await trx.deleteFrom("evidence").where("checkout_id", "=", id).execute();
    const late = insertEvidence(database.db, id, row());
    await expect.poll(() => countWaiting(server)).toBe(1);
    return { late };
  });
  expect(await inserting.late).toBe(false);
  expect(await database.db.selectFrom("evidence").select("id").execute()).toEqual([]);
});

async function countWaiting({ database }: TestServer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.count ?? 0;
}
