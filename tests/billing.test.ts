import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, currentPolicyVersion } from "@cartwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../packages/server/src/platform/database/open-database.ts";
import { throwLater } from "../packages/server/tests/support/report-error.ts";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { callStore } from "./support/call-store.ts";
import { killServer } from "./support/kill-server.ts";
import { openOwner } from "./support/open-owner.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { fillDataFolder } from "./support/start-tested-product.ts";

let dataDir: string;
let product: RunningProduct;
let owner: Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cartwright-billing-"));
  await fillDataFolder(dataDir);
  product = await start({});
  owner = await openOwner(product, "ada@example.com");
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

let liveKey = "";

test("a person signs up, opens a workspace and goes live alone: plan, identity and policy, and then mints the first live key", async () => {
  await expect(owner.workspaces.get()).rejects.toMatchObject({ status: 404 });
  await owner.workspaces.create({ name: "Analytical Engines" });
  await expect(owner.apiKeys.create({ mode: "live" })).rejects.toMatchObject({ status: 403 });

  const subscribe = await owner.billing.createCheckoutSession({ plan: "business" });
  expect(await visit(subscribe.url)).toContain("49.00 USD");
  await press(subscribe.url, { number: "4242 4242 4242 4242", expiry: "12 / 34", code: "123" });
  const verify = await owner.billing.createVerificationSession();
  expect(await visit(verify.url)).toContain("Verify your identity");
  await press(verify.url, { result: "verified" });
  expect((await owner.billing.get()).missing).toEqual(["aup"]);
  await owner.billing.acceptAup({ version: currentPolicyVersion });

  expect(await owner.workspaces.get()).toMatchObject({ plan: "business", sandboxOnly: false });
  ({ key: liveKey } = await owner.apiKeys.create({ mode: "live" }));
});

test("what a live key buys in the sandbox is marked as a test and not charged for", async () => {
  const { id: tenantId } = await owner.workspaces.get();
  const shopper = await createShopper(product, "hartwell", { tenantId, apiKey: liveKey });
  const { id } = await shopper.start({ product: "/products/enamel-mug" });
  await buyUntilSucceeded(shopper.client, id);
  await runJob("report-usage");
  expect(await readUnits()).toEqual([]);
  expect((await shopper.client.checkouts.get(id)).mode).toBe("test");
  expect(await owner.usage.get()).toMatchObject({
    completedCheckouts: 1,
    live: { completedCheckouts: 0, merchandiseVolume: [] },
  });
});

test("a live checkout is metered once, though the server is killed as it succeeds, and again as it is metered", async () => {
  const { id: tenantId } = await owner.workspaces.get();
  const shopper = await createShopper(product, "hartwell", { tenantId, apiKey: liveKey });
  const { id } = await shopper.start({ product: "/products/enamel-mug" });
  await buyUntilSucceeded(shopper.client, id);
  await restartAfterKill(() => chargeFor(id));

  await expect.poll(readUnits).toEqual([id]);
  await restartAfterKill();

  await runJob("report-usage");
  expect(await readUnits()).toEqual([id]);
  expect(await owner.usage.get()).toMatchObject({
    completedCheckouts: 2,
    live: { completedCheckouts: 1 },
  });
  // Its own, and that of the test before.
  expect(await shopper.readOrders()).toHaveLength(2);
});

test("a sandbox checkout of the same workspace is not charged for", async () => {
  const { id: tenantId } = await owner.workspaces.get();
  const { key: apiKey } = await owner.apiKeys.create({ mode: "test" });
  const shopper = await createShopper(product, "hartwell", { tenantId, apiKey });
  const { checkout } = await shopper.buy({
    product: "/products/enamel-mug",
    answers: { card: [approvedCard] },
  });
  expect(checkout.status).toBe("succeeded");
  await runJob("report-usage");
  expect(await readUnits()).toHaveLength(1);
});

test("a plan that is cancelled confines the live key to the sandbox, and mints no other", async () => {
  const buyOutside = () =>
    createClient({ baseUrl: product.getUrl("api"), apiKey: liveKey }).checkouts.create({
      target: { url: "https://shop.example.com/mug" },
    });
  const { url } = await owner.billing.createPortalSession();
  expect(await visit(url)).toContain("Business");
  await press(url, { status: "canceled" });
  await expect.poll(() => owner.workspaces.get()).toMatchObject({ sandboxOnly: true, plan: null });

  expect(await owner.billing.get()).toMatchObject({ subscriptionStatus: "canceled", missing: ["plan"] });
  await expect(buyOutside()).rejects.toMatchObject({ status: 403 });
  await expect(owner.apiKeys.create({ mode: "live" })).rejects.toMatchObject({ status: 403 });
});

function start(environment: Readonly<Record<string, string>>): Promise<RunningProduct> {
  return startProduct({
    ROLES: "api,worker,sandbox",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    ...environment,
  });
}

/** The provider, the processor and the stores come back where they were; the API as well, for whom it was told to the owner. */
async function restartAfterKill(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const portOf = (name: string) => new URL(product.getUrl(name)).port;
  const ports = { SANDBOX_PORT: portOf("hartwell"), PORT: portOf("api") };
  await killServer(product.processId);
  await product.stop();
  await meanwhile();
  product = await start(ports);
}

/** As if the shop had been none of the sandbox's, which are all that this machine has. */
async function chargeFor(checkoutId: string): Promise<void> {
  const database = await openDatabase({ kind: "pglite", folder: dataDir }, throwLater);
  await database.db
    .updateTable("usage_records")
    .set({ is_billable: true })
    .where("checkout_id", "=", checkoutId)
    .execute();
  await database.close();
}

async function buyUntilSucceeded(client: Client, id: string): Promise<void> {
  for await (const { status, pendingUserAction } of client.checkouts.watch(id, { pollMs: 25 })) {
    if (pendingUserAction) await client.checkouts.submitAction(id, pendingUserAction.id, approvedCard);
    if (status === "succeeded") return;
  }
  throw new Error("The checkout ended without success.");
}

/** The checkouts that the processor has counted a unit for. */
async function readUnits(): Promise<string[]> {
  const { text } = await callStore(new URL("/_meter_events", product.getUrl("processor")));
  return z
    .array(z.object({ identifier: z.string() }))
    .parse(JSON.parse(text))
    .map(({ identifier }) => identifier);
}

async function runJob(name: string): Promise<void> {
  const answer = await fetch(`${product.getUrl("operations")}/jobs/${name}`, { method: "POST" });
  expect(answer.status).toBe(200);
}

/** A page of the processor, as a browser gets it. */
async function visit(url: string): Promise<string> {
  const { status, text } = await callStore(url);
  expect(status).toBe(200);
  return text;
}

/** Sends the form of a page of the processor, which leads on to where the person came from. */
async function press(url: string, form: Readonly<Record<string, string>>): Promise<void> {
  expect((await callStore(url, { form })).status).toBe(303);
}
