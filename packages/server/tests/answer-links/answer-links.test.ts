import { createHash } from "node:crypto";
import type { Client } from "@cartwright/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { card, cardQuestion } from "../runs/scripted-purchases.ts";
import { untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";

let server: TestServer;
let tenant: TestTenant;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({
    worker: true,
    environment: { ANSWER_URL: "http://answer.localhost:4300" },
    runCheckout: async (_order, host) => {
      await host.ask(cardQuestion);
      return { status: "succeeded", total: null, merchantOrderId: null, evidenceUrl: target.url };
    },
  });
  tenant = await server.signup();
  client = tenant.client;
});
afterAll(() => server.close());

async function createAsked(by = client) {
  const { id } = await by.checkouts.create({ target });
  const asked = await untilStatus(by, id, "awaiting_user_action");
  if (!asked.pendingUserAction) throw new Error("no question is open");
  return { id, action: asked.pendingUserAction };
}

it("ends with the question, or sooner where it was asked for so", async () => {
  const { id, action } = await createAsked();
  const link = await client.checkouts.createAnswerLink(id);
  expect(link).toEqual({
    url: expect.stringMatching(/^http:\/\/answer\.localhost:4300\/a\/[\w-]{43}$/),
    expiresAt: action.expiresAt,
  });
  const before = server.clock.now().getTime();
  const sooner = await client.checkouts.createAnswerLink(id, { expiresIn: 60 });
  const after = server.clock.now().getTime();
  expect(Date.parse(sooner.expiresAt)).toBeGreaterThanOrEqual(before + 60_000);
  expect(Date.parse(sooner.expiresAt)).toBeLessThanOrEqual(after + 60_000);
  const later = await client.checkouts.createAnswerLink(id, { expiresIn: 86_400 });
  expect(later.expiresAt).toBe(action.expiresAt);
  await client.checkouts.cancel(id);
});

it("is another one each time, and the service keeps a hash of it alone", async () => {
  const { id, action } = await createAsked();
  const links = [await client.checkouts.createAnswerLink(id), await client.checkouts.createAnswerLink(id)];
  const tokens = links.map(({ url }) => url.split("/").at(-1) ?? "");
  const rows = await server.database.db
    .selectFrom("answer_links")
    .select("token_hash")
    .where("action_id", "=", action.id)
    .execute();
  const hashes = rows.map((row) => Buffer.from(row.token_hash).toString("hex")).sort();
  expect(hashes).toEqual(tokens.map((token) => createHash("sha256").update(token).digest("hex")).sort());
  expect(new Set(hashes).size).toBe(2);
  await client.checkouts.cancel(id);
});

it("is refused once its question has fifty, also where they are asked for at once", async () => {
  const { id } = await createAsked();
  const asked = Array.from({ length: 55 }, () => client.checkouts.createAnswerLink(id));
  const made = await Promise.allSettled(asked);
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  await expect(client.checkouts.createAnswerLink(id)).rejects.toMatchObject({ status: 429 });
  await client.checkouts.cancel(id);
});

it("is refused where nothing is asked", async () => {
  const refusal = { status: 409, message: "This checkout has no open question" };
  const { id, action } = await createAsked();
  await client.checkouts.submitAction(id, action.id, card);
  await expect(client.checkouts.createAnswerLink(id)).rejects.toMatchObject(refusal);
  await untilStatus(client, id, "succeeded");
  await expect(client.checkouts.createAnswerLink(id)).rejects.toMatchObject(refusal);
});

it("is given to those who may write to the checkout, and to nobody else", async () => {
  const bound = await tenant.createKey({ subject: "user-1" });
  const reader = await tenant.createKey({ scopes: ["checkouts.read"] });
  const stranger = await server.signup();
  const { id } = await createAsked();
  const notFound = { status: 404, message: "Checkout not found" };
  await expect(bound.client.checkouts.createAnswerLink(id)).rejects.toMatchObject(notFound);
  await expect(stranger.client.checkouts.createAnswerLink(id)).rejects.toMatchObject(notFound);
  await expect(client.checkouts.createAnswerLink("nothing")).rejects.toMatchObject(notFound);
  await expect(reader.client.checkouts.createAnswerLink(id)).rejects.toMatchObject({ status: 403 });
  await client.checkouts.cancel(id);
  const { id: own } = await createAsked(bound.client);
  expect(await bound.client.checkouts.createAnswerLink(own)).toHaveProperty("url");
  await bound.client.checkouts.cancel(own);
});
