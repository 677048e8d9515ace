import { randomBytes } from "node:crypto";
import { credentialsSchema, detailsSchema, type Question } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine";
import { afterAll, expect, it } from "vitest";
import { callOperator } from "../erasure/call-operator.ts";
import { confirmed } from "../runs/scripted-purchases.ts";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { startReceiver } from "../webhooks/receiver.ts";

const key = (id: string): string => `${id}:${randomBytes(32).toString("base64")}`;
const first = key("first");
const second = key("second");
const third = key("third");

const credentials: Question = { key: "credentials", message: "Sign in", responseSchema: credentialsSchema };
const details: Question = {
  key: "details",
  message: "Details",
  responseSchema: detailsSchema([{ name: "pin", title: "PIN" }]),
};

const target = { url: "https://hartwell.localhost/mug" };
const internal = randomBytes(32).toString("base64");
const closing: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of closing.reverse()) await each.close();
});

/** Signs in where no earlier run has, and waits for the details with the sign-in stored. */
async function buy(host: CheckoutHost, seen: unknown[]): Promise<CheckoutOutcome> {
  const stored = await host.loadSession("hartwell.localhost");
  seen.push(stored);
  if (stored === undefined) await host.ask(credentials);
  await host.saveSession("hartwell.localhost", { signedIn: true });
  await host.ask(details);
  await host.beforeSubmit({ total: undefined, attempt: 1 });
  return confirmed;
}

const environmentWith = (keys: readonly string[]) => ({
  VAULT_KEYS: keys.join(","),
  INTERNAL_SECRET: internal,
  WEBHOOKS_TO_LOOPBACK: "on",
});

const startWorker = (beside: TestServer, keys: readonly string[], seen: unknown[]): Promise<TestServer> =>
  startTestServer({
    worker: true,
    beside,
    environment: environmentWith(keys),
    runCheckout: (_order, host) => buy(host, seen),
  });

const report = async (server: TestServer) => (await callOperator(server, "GET", "/vault-keys")).body;
const reseal = (server: TestServer) => callOperator(server, "POST", "/jobs/reseal-secrets");

async function signIn({ client }: TestTenant): Promise<{ id: string; profileId: string }> {
  const { id: profileId } = await client.buyerProfiles.create({});
  const { id } = await client.checkouts.create({ target, buyerProfileId: profileId });
  const { id: actionId } = await untilAsked(client, id, "credentials");
  await client.checkouts.submitAction(id, actionId, { username: "ada", password: "secret" });
  return { id, profileId };
}

async function finish({ client }: TestTenant, id: string): Promise<void> {
  const { id: actionId } = await untilAsked(client, id, "details");
  await client.checkouts.submitAction(id, actionId, { pin: "1234" });
  await untilStatus(client, id, "succeeded");
}

async function buyOnce(tenant: TestTenant): Promise<string> {
  const { id, profileId } = await signIn(tenant);
  await finish(tenant, id);
  return profileId;
}

it("vault keys are changed twice under load, and nothing that they opened is lost", async () => {
  const receiver = await startReceiver();
  closing.push(receiver);
  const holder = await startTestServer({ environment: environmentWith([first]) });
  closing.push(holder);
  const tenant = await holder.signup();
  await callOperator(holder, "PATCH", `/tenants/${tenant.tenantId}`, { activeLimit: 100 });
  await tenant.client.webhooks.create({ url: receiver.url() });
  const seen: unknown[] = [];
  const at = (server: TestServer): TestTenant => ({ ...tenant, client: server.clientOf(tenant.apiKey) });

  let current = await startWorker(holder, [first, second], seen);
  const profiles = [await buyOnce(at(current)), await buyOnce(at(current))];
  const [before] = (await report(current)).keys;
  expect(before).toMatchObject({ id: "first", seals: true, rows: { buyerSessions: 2, webhookSecrets: 1 } });

  for (const { keys, former } of [
    { keys: [second, first, third], former: "first" },
    { keys: [third, second], former: "second" },
  ]) {
    const next = await startWorker(holder, keys, seen);
    const isStillNeeded = expect.objectContaining({ id: former, removable: false });
    expect((await report(next)).keys).toContainEqual(isStillNeeded);
    const load = Promise.all([current, next].map((server) => buyOnce(at(server))));
    await Promise.all([reseal(next), reseal(next)]);
    profiles.push(...(await load));
    await current.close();
    await reseal(next);
    expect((await report(next)).keys).toContainEqual({ id: former, seals: false, rows: {}, removable: true });
    current = next;
  }

  const last = await startWorker(holder, [third], seen);
  await current.close();
  expect(await report(last)).toMatchObject({ keys: [{ id: "third", seals: true }], missing: [] });
  seen.length = 0;
  const delivered = receiver.received.length;
  for (const buyerProfileId of profiles) {
    const { id } = await at(last).client.checkouts.create({ target, buyerProfileId });
    await finish(at(last), id);
  }
  expect(seen).toEqual(profiles.map(() => ({ signedIn: true })));
  await expect.poll(() => receiver.received.length).toBeGreaterThan(delivered);
  await last.close();
});

it("values of a key that is not there any more are reported, and left as they are", async () => {
  const holder = await startTestServer({ environment: environmentWith([first]) });
  closing.push(holder);
  const tenant = await holder.signup();
  await tenant.client.webhooks.create({ url: "https://example.com" });
  const other = await startTestServer({ beside: holder, environment: environmentWith([second]) });
  expect((await reseal(other)).status).toBe(500);
  expect(await report(other)).toMatchObject({ missing: [{ id: "first", rows: { webhookSecrets: 1 } }] });
  await other.close();
});
