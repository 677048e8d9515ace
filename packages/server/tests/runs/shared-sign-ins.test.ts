import { randomUUID } from "node:crypto";
import { type Client, credentialsSchema, type Question } from "@cartwright/contract";
import type { CheckoutHost, StoredSession } from "@cartwright/engine/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { type CheckoutsServer, createTenant, startCheckoutsServer } from "../checkouts/checkouts-server.ts";
import { target } from "../checkouts/stand-in-worker.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { buyWithTwoQuestions, card, confirmed } from "./scripted-purchases.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

const credentials: Question = {
  key: "credentials",
  message: "hartwell.localhost sells to customers only.",
  responseSchema: credentialsSchema,
};

/** Buys as a shop with accounts has it: signs in, unless an earlier run's sign-in is there. */
async function buySignedIn(host: CheckoutHost) {
  const session = await host.loadSession("hartwell.localhost");
  if (!session) {
    await host.ask(credentials);
    await host.saveSession("hartwell.localhost", { cookies: [], origins: [] });
  }
  await host.report({ code: "signed_in", label: session ? "Was signed in" : "Signed in" });
  return confirmed;
}

describe("runs of one buyer at one merchant", () => {
  let database: Database;
  let server: CheckoutsServer;
  let client: Client;
  let tenantId: string;
  let stored: Map<string, StoredSession>;

  beforeAll(async () => {
    database = await openTestDatabase();
    stored = new Map();
    server = await startCheckoutsServer({
      database,
      runCheckout: (order, host) =>
        order.request === "as a guest" ? buyWithTwoQuestions(host) : buySignedIn(host),
      sessions: {
        load: async ({ buyerProfileId }) => stored.get(buyerProfileId),
        save: async ({ buyerProfileId }, session) => void stored.set(buyerProfileId, session),
      },
    });
    const tenant = await createTenant(database, { activeLimit: 50 });
    ({ tenantId } = tenant);
    client = server.clientOf(tenant.createKey());
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const createProfile = async (): Promise<string> => {
    const id = randomUUID();
    const values = { id, tenant_id: tenantId, created_at: new Date() };
    await database.db.insertInto("buyer_profiles").values(values).execute();
    return id;
  };
  const create = (buyerProfileId: string, request?: string) =>
    client.checkouts.create({ target: { ...target, ...(request && { request }) }, buyerProfileId });
  const untilWaiting = (id: string) =>
    vi.waitFor(async () => {
      const { progressItems } = await client.checkouts.get(id);
      expect(progressItems.map((item) => item.data.step)).toContain("sign_in_awaited");
    });
  const signIn = async (id: string) => {
    const { id: actionId } = await untilAsked(client, id, "credentials");
    await client.checkouts.submitAction(id, actionId, { username: "ada", password: "secret" });
  };

  it("buy beside each other as guests, while one of them waits for a person", async () => {
    const profile = await createProfile();
    const first = await create(profile, "as a guest");
    await untilAsked(client, first.id, "variant");
    const second = await create(profile, "as a guest");
    const asked = await untilAsked(client, second.id, "variant");
    await client.checkouts.submitAction(second.id, asked.id, { Size: "l" });
    await client.checkouts.submitAction(second.id, (await untilAsked(client, second.id, "card")).id, card);
    await untilStatus(client, second.id, "succeeded");
    await client.checkouts.cancel(first.id);
  });

  it("sign in one after the other, and the second says what it waits for", async () => {
    const profile = await createProfile();
    const first = await create(profile);
    await untilAsked(client, first.id, "credentials");
    const second = await create(profile);
    await untilWaiting(second.id);
    const waiting = await client.checkouts.get(second.id);
    expect(waiting).toMatchObject({ status: "running" });
    expect(waiting.pendingUserAction).toBeUndefined();
    await signIn(first.id);
    await untilStatus(client, first.id, "succeeded");
    const done = await untilStatus(client, second.id, "succeeded");
    expect(done.progressItems.map((item) => item.label)).toContain("Was signed in");
    expect(done.progressItems.filter((item) => item.data.step === "sign_in_awaited")).toHaveLength(1);
  });

  it("use a stored sign-in one after the other, and a cancelled one waits no more", async () => {
    const profile = await createProfile();
    const first = await create(profile);
    await untilAsked(client, first.id, "credentials");
    stored.set(profile, { cookies: [], origins: [] });
    const second = await create(profile);
    await untilWaiting(second.id);
    await client.checkouts.cancel(second.id);
    await untilStatus(client, second.id, "cancelled");
    await client.checkouts.cancel(first.id);
    await untilStatus(client, first.id, "cancelled");
  });

  it("sign in beside those of other buyers", async () => {
    const first = await create(await createProfile());
    await untilAsked(client, first.id, "credentials");
    const second = await create(await createProfile());
    await signIn(second.id);
    await untilStatus(client, second.id, "succeeded");
    await client.checkouts.cancel(first.id);
  });
});
