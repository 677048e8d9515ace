import { afterAll, beforeAll, expect, it } from "vitest";
import { readStoredText } from "../runs/stored-text.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { callOperator } from "./call-operator.ts";
import { fillEveryColumn } from "./fill-every-column.ts";
import {
  buyAsSomebody,
  createPersonal,
  createPersonalProfile,
  finishPersonal,
  mark,
} from "./personal-purchase.ts";

const dayMs = 24 * 3600 * 1000;

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({
    worker: true,
    environment: { RETENTION_DAYS: "30", WEBHOOKS_TO_LOOPBACK: "on" },
    runCheckout: (_order, host) => buyAsSomebody(host),
  });
  tenant = await server.signup();
  // Nothing answers there, so that its events stay in the queue.
  await tenant.client.webhooks.create({ url: "http://localhost:9/" });
});
afterAll(() => server.close());

const runJob = (name: string) => callOperator(server, "POST", `/jobs/${name}`);
/** The rows in which a person is still to be found. */
const found = async () =>
  (await readStoredText(server.database)).split("\n").filter((row) => row.includes(mark));

it("keeps what belongs to an ended checkout for as long as is configured, and nothing of a person longer", async () => {
  const profile = await createPersonalProfile(tenant);
  const ended = await createPersonal(tenant, { buyerProfileId: profile.id, subject: mark });
  await finishPersonal(tenant, ended);
  const declined = await createPersonal(tenant);
  const { pendingUserAction } = await tenant.client.checkouts.get(declined);
  await tenant.client.checkouts.declineAction(declined, pendingUserAction?.id ?? "", mark);
  const usage = await tenant.client.usage.get();
  expect(await server.database.db.selectFrom("buyer_sessions").select("id").execute()).toHaveLength(1);

  await server.passTime(29 * dayMs);
  await runJob("apply-retention");
  expect((await tenant.client.checkouts.get(ended)).target.request).toContain(mark);

  await server.passTime(2 * dayMs);
  await runJob("apply-retention");
  await runJob("sweep-signups");
  expect(await server.database.db.selectFrom("buyer_sessions").select("id").execute()).toEqual([]);
  expect(await server.database.db.selectFrom("signups").selectAll().execute()).toEqual([]);
  // A profile is no part of a checkout: it is kept until it is deleted.
  await tenant.client.buyerProfiles.delete(profile.id);
  expect(await found()).toEqual([]);
  const { from, to } = usage;
  expect(await tenant.client.usage.get({ from, to })).toEqual(usage);
  expect(await tenant.client.checkouts.get(ended)).toMatchObject({
    status: "succeeded",
    target: { url: "https://hartwell.localhost/" },
    constraints: { maxCost: { amount: "60.00", currency: "USD" } },
    receipt: { total: { amount: "24.20", currency: "USD" } },
  });
  expect(await tenant.client.checkouts.get(declined)).toMatchObject({
    status: "failed",
    failure: { reason: "user_cancelled" },
  });
});

it("leaves nothing in any column that a checkout has, whoever adds one", async () => {
  const id = await createPersonal(tenant);
  await finishPersonal(tenant, id);
  await fillEveryColumn(server.database, id, mark);
  expect((await found()).length).toBeGreaterThan(3);
  await server.passTime(31 * dayMs);
  await runJob("apply-retention");
  expect(await found()).toEqual([]);
});

it("leaves a checkout alone that has not ended", async () => {
  const id = await createPersonal(tenant);
  server.clock.moveBy(31 * dayMs);
  await runJob("apply-retention");
  expect((await tenant.client.checkouts.get(id)).target.request).toContain(mark);
  await tenant.client.checkouts.cancel(id);
});
