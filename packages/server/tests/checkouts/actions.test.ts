import { randomUUID } from "node:crypto";
import { type Client, limits } from "@cartwright/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireDueActions } from "../../src/features/checkouts/expire-actions.ts";
import { card, cardQuestion, variantQuestion } from "../runs/scripted-purchases.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { type CheckoutsServer, createTenant, startCheckoutsServer } from "./checkouts-server.ts";
import { call, post } from "./post.ts";
import { createAsked, createRunning } from "./stand-in-worker.ts";

const { answerBytes, declineReasonBytes } = limits.parts;
const manyFields = Object.fromEntries(Array.from({ length: answerBytes / 8 }, (_, each) => [each, "x"]));

describe("answering a question", () => {
  let server: CheckoutsServer;
  let key: string;
  let client: Client;
  let createKey: Awaited<ReturnType<typeof createTenant>>["createKey"];
  beforeAll(async () => {
    server = await startCheckoutsServer({ database: await openTestDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    ({ createKey } = await createTenant(server.database));
    key = createKey();
    client = server.clientOf(key);
  });

  const resolve = (id: string, actionId: string, body: unknown, as = key) =>
    post(server, `/v1/checkouts/${id}/actions/${actionId}`, { key: as, body });
  const submit = (id: string, actionId: string, values: unknown) =>
    resolve(id, actionId, { action: "submit", values });
  const rowOf = (actionId: string) =>
    server.database.db
      .selectFrom("user_actions")
      .selectAll()
      .where("id", "=", actionId)
      .executeTakeFirstOrThrow();

  it("shows the question with its schema, total and expiry", async () => {
    const { id, action } = await createAsked(server, client, cardQuestion);
    const checkout = await client.checkouts.get(id);
    expect(checkout.status).toBe("awaiting_user_action");
    expect(action).toEqual({
      id: expect.any(String),
      key: "card",
      message: cardQuestion.message,
      responseSchema: cardQuestion.responseSchema,
      detectedTotal: { amount: "24.20", currency: "USD" },
      expiresAt: expect.any(String),
    });
    const raised = checkout.progressItems.at(-1);
    expect(raised).toMatchObject({ kind: "user_action", data: { key: "card" } });
    expect(Date.parse(action.expiresAt) - Date.parse(raised?.at ?? "")).toBe(600_000);
  });

  it("resumes the run and answers with the checkout as the answer left it", async () => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    const { status, json } = await submit(id, action.id, { Size: "s" });
    expect(status).toBe(200);
    expect(json).toMatchObject({ id, status: "running" });
    expect(json).not.toHaveProperty("pendingUserAction");
    expect(await rowOf(action.id)).toMatchObject({ status: "submitted", submitted_values: { Size: "s" } });
  });

  it("keeps a redacted copy alone of a card, and the raw values sealed until they are read", async () => {
    const { id, action } = await createAsked(server, client, cardQuestion);
    await submit(id, action.id, card);
    expect((await rowOf(action.id)).submitted_values).toEqual({
      card_number: "[redacted]",
      card_expiry: "[redacted]",
      card_cvc: "[redacted]",
    });
    const sealed = await server.database.db
      .selectFrom("submitted_values")
      .selectAll()
      .where("action_id", "=", action.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(sealed.sealed).toString("latin1")).not.toContain(card.card_number);
  });

  it("ends the checkout when it is declined, and keeps the reason for audit alone", async () => {
    const { id, action } = await createAsked(server, client, cardQuestion);
    const { status, json } = await resolve(id, action.id, { action: "decline", reason: "too dear" });
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: "failed", failure: { reason: "user_cancelled" } });
    expect(json).not.toHaveProperty("pendingUserAction");
    expect(json).not.toHaveProperty("browser");
    expect(json.progressItems.at(-1)).toMatchObject({
      kind: "terminal",
      data: { code: "user_cancelled", message: expect.any(String) },
    });
    expect(JSON.stringify(json)).not.toContain("too dear");
    expect(await rowOf(action.id)).toMatchObject({ status: "declined", decline_reason: "too dear" });
  });

  it.each([
    ["no body", {}],
    ["another action", { action: "approve" }],
    ["no values", { action: "submit" }],
    ["values that are no object", { action: "submit", values: ["s"] }],
    ["a reason that is no text", { action: "decline", reason: 5 }],
    ["a missing field", { action: "submit", values: {} }],
    ["an unknown field", { action: "submit", values: { Size: "s", Colour: "red" } }],
    ["a choice that is not offered", { action: "submit", values: { Size: "xxl" } }],
    ["an empty field", { action: "submit", values: { Size: "" } }],
  ])("is refused for %s, and the question stays open", async (_name, body) => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    const { status, json } = await resolve(id, action.id, body);
    expect({ status, message: json.message }).toEqual({ status: 400, message: "Invalid action body" });
    expect(json.issues.length).toBeGreaterThan(0);
    expect((await client.checkouts.get(id)).pendingUserAction?.id).toBe(action.id);
  });

  it.each([
    ["an answer", "values", { action: "submit", values: { Size: "s".repeat(answerBytes) } }],
    ["an answer of many fields", "values", { action: "submit", values: { Size: "s", ...manyFields } }],
    ["a reason", "reason", { action: "decline", reason: "é".repeat(declineReasonBytes / 2) }],
  ])("is refused for %s that is too large, which is not kept", async (_name, part, body) => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    const { status, json } = await resolve(id, action.id, body);
    expect({ status, message: json.message }).toEqual({
      status: 413,
      message: expect.stringMatching(new RegExp(`^${part} is larger than \\d+ bytes$`)),
    });
    expect((await client.checkouts.get(id)).pendingUserAction?.id).toBe(action.id);
    expect(await rowOf(action.id)).toMatchObject({ submitted_values: null, decline_reason: null });
  });

  it("never repeats a secret that was refused", async () => {
    const { id, action } = await createAsked(server, client, cardQuestion);
    const { json } = await submit(id, action.id, { ...card, card_number: [card.card_number] });
    expect(JSON.stringify(json)).not.toContain(card.card_number);
    expect(server.lines.join("")).not.toContain(card.card_number);
  });

  it("is taken once: of many at once one lands, and the others are told", async () => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(id, action.id, { Size: index % 2 === 0 ? "s" : "l" })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.json).toEqual({ error: true, message: "Action already submitted" });
  });

  it("says what became of a question that is closed", async () => {
    const declined = await createAsked(server, client, variantQuestion);
    await resolve(declined.id, declined.action.id, { action: "decline" });
    const cancelled = await createAsked(server, client, variantQuestion);
    await client.checkouts.cancel(cancelled.id);
    const afterDecline = await submit(declined.id, declined.action.id, { Size: "s" });
    const afterCancel = await resolve(cancelled.id, cancelled.action.id, { action: "decline" });
    expect(afterDecline).toMatchObject({ status: 409, json: { message: "Action already declined" } });
    expect(afterCancel).toMatchObject({ status: 409, json: { message: "Action already expired" } });
  });

  it("expires the question on the spot when its time is over and no sweep has come by", async () => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    server.clock.moveBy(600_000);
    const { status, json } = await submit(id, action.id, { Size: "s" });
    expect({ status, message: json.message }).toEqual({ status: 409, message: "Action already expired" });
    expect(await client.checkouts.get(id)).toMatchObject({
      status: "failed",
      failure: { reason: "user_action_expired" },
    });
  });

  it("is swept when nobody answers and no worker is left", async () => {
    const early = await createAsked(server, client, variantQuestion);
    server.clock.moveBy(300_000);
    const late = await createAsked(server, client, variantQuestion);
    server.clock.moveBy(300_000);
    await expireDueActions(server.dependencies);
    const ended = await client.checkouts.get(early.id);
    expect(ended).toMatchObject({ status: "failed", failure: { reason: "user_action_expired" } });
    expect(ended.progressItems.at(-1)?.data.code).toBe("user_action_expired");
    expect((await client.checkouts.get(late.id)).status).toBe("awaiting_user_action");
  });

  it("finds nothing of other tenants, other end users and other checkouts", async () => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    const other = await createRunning(server, client);
    const body = { action: "decline" };
    const foreign = (await createTenant(server.database)).createKey();
    const bound = createKey({ subject: "ann" });
    const answers = [
      await resolve(id, action.id, body, foreign),
      await resolve(id, action.id, body, bound),
      await resolve("nonsense", action.id, body),
      await resolve(other.id, action.id, body),
      await resolve(id, randomUUID(), body),
      await resolve(id, "nonsense", body),
    ];
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Checkout not found"],
      [404, "Checkout not found"],
      [404, "Checkout not found"],
      [404, "Action not found"],
      [404, "Action not found"],
      [404, "Action not found"],
    ]);
  });

  it("cancels with an empty 202, once and again", async () => {
    const { id, action } = await createAsked(server, client, variantQuestion);
    const cancel = () => call(server, `/v1/checkouts/${id}`, { key, method: "DELETE" });
    expect(await cancel()).toMatchObject({ status: 202, json: undefined });
    const cancelled = await client.checkouts.get(id);
    expect(cancelled).toMatchObject({ status: "cancelled" });
    expect(cancelled).not.toHaveProperty("failure");
    expect(cancelled.progressItems.at(-1)?.data).toMatchObject({ code: "cancelled" });
    expect((await rowOf(action.id)).status).toBe("expired");
    expect((await cancel()).status).toBe(202);
    expect(await client.checkouts.get(id)).toEqual(cancelled);
  });

  it("does not find a checkout to cancel that is not there", async () => {
    const { id } = await createRunning(server, client);
    const foreign = (await createTenant(server.database)).createKey();
    for (const [path, as] of [
      [id, foreign],
      [randomUUID(), key],
      ["nonsense", key],
    ] as const) {
      const answer = await call(server, `/v1/checkouts/${path}`, { key: as, method: "DELETE" });
      expect(answer).toMatchObject({ status: 404, json: { error: true, message: "Checkout not found" } });
    }
  });

  it("keeps a cancel while the order is being placed, and asks nothing more", async () => {
    const { id, claim } = await createRunning(server, client);
    await server.record.markSubmitting(claim, { total: { amount: "24.2", currency: "USD" }, attempt: 1 });
    await client.checkouts.cancel(id);
    expect((await client.checkouts.get(id)).status).toBe("running");
    expect(await server.record.markSubmitting(claim, { total: undefined, attempt: 1 })).toBe(
      "cancel_requested",
    );
    expect(await server.record.raiseAction(claim, cardQuestion)).toBeUndefined();
    expect((await client.checkouts.get(id)).status).toBe("cancelled");
  });

  it("shuts a worker out that has lost its claim", async () => {
    const { id, claim } = await createRunning(server, client);
    const next = await server.record.claim(id, randomUUID());
    expect(await server.record.recordStep(claim, { code: "total_read", label: "Late", facts: {} })).toBe(
      false,
    );
    expect(await server.record.raiseAction(claim, variantQuestion)).toBeUndefined();
    expect(await server.record.markSubmitting(claim, { total: undefined, attempt: 1 })).toBe("refused");
    await server.record.finish(claim, { status: "cancelled" });
    const checkout = await client.checkouts.get(id);
    expect(checkout.status).toBe("running");
    expect(checkout.progressItems).toHaveLength(1);
    expect(next && (await server.record.markSubmitting(next, { total: undefined, attempt: 1 }))).toBe(
      "marked",
    );
  });
});
