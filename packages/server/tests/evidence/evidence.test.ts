import type { EvidenceStep } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callOperator } from "../erasure/call-operator.ts";
import { type PlayedBrowser, playBrowser } from "../live-view/played-browser.ts";
import { readStoredText } from "../runs/stored-text.ts";
import { untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";

const dayMs = 24 * 3600 * 1000;
const mark = "marked-text-of-a-page";
const target = { url: "https://hartwell.localhost/mug" };
const failed = {
  status: "failed",
  reason: "automation_failed",
  code: "stuck",
  message: "Nothing leads on.",
} as const;

let server: TestServer;
let tenant: TestTenant;
let browser: PlayedBrowser;
let buy: (host: CheckoutHost) => Promise<CheckoutOutcome>;
beforeAll(async () => {
  browser = playBrowser((host) => buy(host));
  server = await startTestServer({
    worker: true,
    engine: browser.engine,
    environment: { EVIDENCE_DAYS: "7", RETENTION_DAYS: "30" },
  });
  tenant = await server.signup();
});
afterAll(() => server.close());

const tried = (action: string): EvidenceStep => ({
  at: "2026-03-02T09:30:00.000Z",
  page: "https://hartwell.localhost/checkout",
  kind: "tried",
  action,
});

async function runOnce(by: TestTenant["client"], options: { subject?: string } = {}): Promise<string> {
  const { id } = await by.checkouts.create({ target, ...options });
  await untilStatus(by, id, "failed");
  return id;
}

/** A run that tells two steps and a reading, and is seen when it fails. */
const tellAndFail = async (host: CheckoutHost): Promise<CheckoutOutcome> => {
  await host.keepEvidence?.({ steps: [tried(mark)], reading: `{"${mark}":1}` });
  await host.keepEvidence?.({ steps: [tried("Continue")] });
  showOnce();
  return failed;
};

function showOnce(): void {
  onceWatched(() => browser.show(Buffer.from([0xff, 0xd8, 0xff, 0x00]).toString("base64")));
}

/** As soon as somebody looks. */
function onceWatched(show: () => void): void {
  const timer = setInterval(() => {
    if (browser.viewers() === 0) return;
    show();
    clearInterval(timer);
  }, 5);
}

it("what a run told is kept sealed, in its order, with the picture of its end, and read by its owner alone", async () => {
  buy = tellAndFail;
  const id = await runOnce(tenant.client, { subject: "ada" });
  const evidence = await tenant.client.checkouts.getEvidence(id);
  expect(evidence).toMatchObject({ checkoutId: id, days: 7, steps: [tried(mark), tried("Continue")] });
  expect(evidence.parts.map(({ kind }) => kind).sort()).toEqual(["picture", "reading"]);
  for (const { id: partId, kind } of evidence.parts) {
    const content = await tenant.client.checkouts.getEvidencePart(id, partId);
    expect(content.data).toBe(kind === "picture" ? "/9j/AA==" : `{"${mark}":1}`);
  }
  expect(await readStoredText(server.database)).not.toContain(mark);

  const stranger = await server.signup();
  const bob = await tenant.createKey({ subject: "bob" });
  const own = await runOnce(bob.client, { subject: "bob" });
  const partId = evidence.parts[0]?.id ?? "";
  for (const other of [stranger.client, bob.client]) {
    await expect(other.checkouts.getEvidence(id)).rejects.toMatchObject({ status: 404 });
    await expect(other.checkouts.getEvidencePart(id, partId)).rejects.toMatchObject({ status: 404 });
  }
  // A part is looked for among those of the checkout that is named.
  await expect(bob.client.checkouts.getEvidencePart(own, partId)).rejects.toMatchObject({ status: 404 });
});

it("there is no picture while the run hides what it shows, and nobody goes on watching", async () => {
  buy = async (host) => {
    await host.keepEvidence?.({ steps: [tried("Pay now")] });
    onceWatched(() => browser.hide());
    return failed;
  };
  const id = await runOnce(tenant.client);
  expect(await tenant.client.checkouts.getEvidence(id)).toMatchObject({ steps: { length: 1 }, parts: [] });
  expect(browser.viewers()).toBe(0);
});

it("is gone after the days that it is kept for, and before that with the personal data of its checkout", async () => {
  buy = tellAndFail;
  const aged = await runOnce(tenant.client);
  await server.passTime(8 * dayMs);
  const fresh = await runOnce(tenant.client, { subject: "carol" });
  await callOperator(server, "POST", "/jobs/sweep-evidence");
  expect((await tenant.client.checkouts.getEvidence(aged)).steps).toEqual([]);
  expect((await tenant.client.checkouts.getEvidence(fresh)).steps).toHaveLength(2);

  await callOperator(server, "POST", "/erasures", { tenantId: tenant.tenantId, subject: "carol" });
  expect(await server.database.db.selectFrom("evidence").select("id").execute()).toEqual([]);
});

it("goes with the buyer profile that was bought with", async () => {
  buy = tellAndFail;
  const profile = await tenant.client.buyerProfiles.create({ name: { first: "Ada" } });
  const { id } = await tenant.client.checkouts.create({ target, buyerProfileId: profile.id });
  await untilStatus(tenant.client, id, "failed");
  expect((await tenant.client.checkouts.getEvidence(id)).parts).toHaveLength(2);
  await tenant.client.buyerProfiles.delete(profile.id);
  expect(await tenant.client.checkouts.getEvidence(id)).toMatchObject({ steps: [], parts: [] });
});

it("a run that tells more than is kept fills no table, is not held up, and leaves word of what is missing", async () => {
  buy = async (host) => {
    const steps = Array.from({ length: 50 }, (_, index) => tried(`${index}`));
    for (let count = 0; count < 100; count += 1)
      await host.keepEvidence?.({ steps, reading: "x".repeat(400_000) });
    return failed;
  };
  const id = await runOnce(tenant.client);
  const { steps, parts } = await tenant.client.checkouts.getEvidence(id);
  expect(steps.length).toBeLessThanOrEqual(653);
  expect(parts.length).toBeLessThanOrEqual(8);
  const missing = steps.flatMap((step) => (step.kind === "dropped" ? [[step.what, step.count]] : []));
  expect(missing).toEqual([
    ["steps", 5_000 - steps.filter(({ kind }) => kind === "tried").length],
    ["readings", 100 - parts.length],
  ]);
});

it("nothing is kept unless it is switched on, and a run is told so", async () => {
  let isAsked: boolean | undefined;
  const off = await startTestServer({
    worker: true,
    runCheckout: async (_order, host) => {
      isAsked = host.keepEvidence !== undefined;
      return failed;
    },
  });
  const { client } = await off.signup();
  const id = await runOnce(client);
  expect(isAsked).toBe(false);
  expect(await client.checkouts.getEvidence(id)).toEqual({ checkoutId: id, days: 0, steps: [], parts: [] });
  await off.close();
});

it("is not switched on where it could not be sealed", async () => {
  const environment = { EVIDENCE_DAYS: "7", VAULT_KEYS: "" };
  await expect(startTestServer({ worker: true, engine: browser.engine, environment })).rejects.toThrow(
    "EVIDENCE_DAYS: needs VAULT_KEYS",
  );
});
