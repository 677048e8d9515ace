import type { Checkout, Client, JsonObject } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rescueCheckouts } from "../../src/features/checkouts/sweep-checkouts.ts";
import { type CheckoutsServer, createTenant, startCheckoutsServer } from "../checkouts/checkouts-server.ts";
import { target } from "../checkouts/stand-in-worker.ts";
import { jobRows } from "../support/job-rows.ts";
import { openTestDatabase } from "../support/test-database.ts";
import {
  approvalQuestion,
  buyWithTwoQuestions,
  card,
  cardQuestion,
  confirmed,
  variantQuestion,
} from "./scripted-purchases.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

describe("a purchase", () => {
  let server: CheckoutsServer;
  let client: Client;
  /** What the next run does. */
  let script: (host: CheckoutHost) => Promise<CheckoutOutcome>;
  let openBrowser: () => Promise<void>;
  let closed: number;

  beforeAll(async () => {
    const database = await openTestDatabase();
    server = await startCheckoutsServer({
      database,
      openBrowser: async () => {
        await openBrowser();
        return {
          browser: {},
          close: async () => {
            closed += 1;
          },
        };
      },
      runCheckout: (_order, host) => script(host),
    });
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });
  beforeEach(async () => {
    closed = 0;
    openBrowser = async () => undefined;
    client = server.clientOf((await createTenant(server.database)).createKey());
  });

  const create = async (next: typeof script): Promise<string> => {
    script = next;
    return (await client.checkouts.create({ target })).id;
  };
  /** An engine that does not hear it when it is told to stop. */
  const hang = (): Promise<never> => new Promise(() => undefined);
  const endOf = async (id: string, status: Checkout["status"]) => {
    const checkout = await untilStatus(client, id, status);
    const last = checkout.progressItems.at(-1);
    expect(last?.kind).toBe("terminal");
    const end: JsonObject = { reason: checkout.failure?.reason, ...last?.data };
    return end;
  };

  it("goes from queued over two questions to a receipt", async () => {
    script = (host) => buyWithTwoQuestions(host);
    const created = await client.checkouts.create({ target });
    expect(created).toMatchObject({ status: "queued", constraints: {}, metadata: {} });
    expect(created.progressItems.map((item) => item.kind)).toEqual(["intent_started"]);

    const variant = await untilAsked(client, created.id, "variant");
    const resumed = await client.checkouts.submitAction(created.id, variant.id, { Size: "l" });
    expect(resumed.status).toBe("running");
    expect(resumed.pendingUserAction).toBeUndefined();
    const cardAction = await untilAsked(client, created.id, "card");
    expect(cardAction.detectedTotal).toEqual({ amount: "24.20", currency: "USD" });
    await client.checkouts.submitAction(created.id, cardAction.id, card);

    const done = await untilStatus(client, created.id, "succeeded");
    expect(done.receipt).toEqual({
      total: { amount: "24.20", currency: "USD" },
      merchantOrderId: "HW-1001",
      evidence: { url: "https://hartwell.localhost/orders/1001" },
    });
    expect(done.progressItems.map((item) => item.data.step ?? item.data.key ?? item.kind)).toEqual([
      "intent_started",
      "product_opened",
      "variant",
      "variant_chosen",
      "card",
      "card_entered",
      "order_submitted",
      "order_confirmed",
      "terminal",
    ]);
    expect(done.progressItems.map((item) => item.sequence)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(done.browser).toBeUndefined();
    const statuses = server.events.filter((event) => event.checkoutId === created.id);
    expect(statuses.map((event) => event.status)).toEqual([
      "running",
      "awaiting_user_action",
      "running",
      "awaiting_user_action",
      "running",
      "succeeded",
    ]);
    expect(server.errors).toEqual([]);
  });

  it("tells the engine what to buy and for whom", async () => {
    const asked = Promise.withResolvers<number>();
    const id = await create(async (host) => {
      asked.resolve(host.remainingMs());
      return confirmed;
    });
    await untilStatus(client, id, "succeeded");
    expect(await asked.promise).toBeGreaterThan(890_000);
  });

  it("carries the order id on a step, also where the engine reports none", async () => {
    const id = await create(async () => confirmed);
    const { progressItems } = await untilStatus(client, id, "succeeded");
    expect(progressItems.at(-2)).toMatchObject({
      kind: "step",
      data: { step: "order_confirmed", merchantOrderId: "HW-1001" },
    });
    expect(progressItems.at(-1)?.data).toMatchObject({ code: "succeeded" });
  });

  it("may succeed without a total and an order id", async () => {
    const id = await create(async () => ({ ...confirmed, total: null, merchantOrderId: null }));
    const { receipt } = await untilStatus(client, id, "succeeded");
    expect(receipt).toMatchObject({ total: null, merchantOrderId: null });
  });

  it.each([
    ["max_cost_exceeded", "max_cost_exceeded", "Item price 20.00 exceeds maxCost 10.00."],
    ["automation_failed", "out_of_stock", "The shop has none left."],
  ] as const)("fails for %s with the engine's own words", async (reason, code, message) => {
    const id = await create(async () => ({ status: "failed", reason, code, message }));
    expect(await endOf(id, "failed")).toEqual({ reason, code, message });
  });

  it("ends with a safe message when the engine breaks", async () => {
    const id = await create(async () => {
      throw new TypeError("secret detail of ours");
    });
    const end = await endOf(id, "failed");
    expect(end).toMatchObject({ reason: "automation_failed", code: "internal_error" });
    expect(end.message).not.toContain("secret detail");
    expect(server.errors.splice(0)).toMatchObject([{ message: "secret detail of ours" }]);
    expect(closed).toBe(1);
  });

  it("is driven again where no browser came up once", async () => {
    let opened = 0;
    openBrowser = async () => {
      opened += 1;
      if (opened === 1) throw new Error("no space left on device");
    };
    const id = await create(async () => confirmed);
    await untilStatus(client, id, "succeeded");
    expect(opened).toBe(2);
    server.errors.splice(0);
  });

  it("ends with browser_unavailable when no browser comes up again and again", async () => {
    openBrowser = async () => {
      throw new Error("no Chromium");
    };
    const id = await create(hang);
    expect(await endOf(id, "failed")).toMatchObject({ code: "browser_unavailable" });
    server.errors.splice(0);
  });

  it("says that an order may exist when the engine breaks after the submit point", async () => {
    const id = await create(async (host) => {
      await host.beforeSubmit({ total: { amount: "24.2", currency: "USD" }, attempt: 1 });
      throw new Error("the page is gone");
    });
    expect(await endOf(id, "failed")).toMatchObject({ code: "order_state_unknown" });
    server.errors.splice(0);
  });

  it("ends when its machine time is used up, and not before", async () => {
    const resumed = Promise.withResolvers<void>();
    const id = await create(async (host) => {
      await host.ask(variantQuestion);
      resumed.resolve();
      return hang();
    });
    const asked = await untilAsked(client, id, "variant");
    server.clock.moveBy(500_000);
    await client.checkouts.submitAction(id, asked.id, { Size: "s" });
    await resumed.promise;
    server.clock.moveBy(800_000);
    expect((await client.checkouts.get(id)).status).toBe("running");
    server.clock.moveBy(100_000);
    expect(await endOf(id, "failed")).toMatchObject({ code: "timed_out" });
    expect(closed).toBe(1);
  });

  it("expires the question of a run that is held, when its time comes", async () => {
    const id = await create((host) => host.ask(variantQuestion).then(hang));
    await untilAsked(client, id, "variant");
    server.clock.moveBy(600_000);
    expect(await endOf(id, "failed")).toMatchObject({ reason: "user_action_expired" });
    await expect.poll(() => closed).toBe(1);
  });

  it("takes a question back that answers itself, and goes on to the receipt", async () => {
    const passed = Promise.withResolvers<void>();
    const id = await create(async (host) => {
      await host.beforeSubmit({ total: undefined, attempt: 1 });
      const takenBack = new AbortController();
      const asked = host.ask(approvalQuestion, { takenBack: takenBack.signal });
      await passed.promise;
      takenBack.abort();
      expect(await asked).toEqual({});
      return confirmed;
    });
    const question = await untilAsked(client, id, "confirm");
    passed.resolve();
    const { pendingUserAction } = await untilStatus(client, id, "succeeded");
    expect(pendingUserAction).toBeUndefined();
    const late = client.checkouts.submitAction(id, question.id, {});
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  it("takes the word of somebody who says that it is done", async () => {
    const id = await create(async (host) => {
      await host.ask(approvalQuestion, { takenBack: new AbortController().signal });
      return confirmed;
    });
    const question = await untilAsked(client, id, "confirm");
    await client.checkouts.submitAction(id, question.id, {});
    await untilStatus(client, id, "succeeded");
  });

  it("ends when the question is declined, and the browser goes", async () => {
    const stopped = Promise.withResolvers<unknown>();
    const id = await create((host) => host.ask(variantQuestion).then(hang, stopped.resolve as () => never));
    const asked = await untilAsked(client, id, "variant");
    const declined = await client.checkouts.declineAction(id, asked.id);
    expect(declined.failure).toEqual({ reason: "user_cancelled" });
    expect(await stopped.promise).toMatchObject({ name: "RunStoppedError" });
    await expect.poll(() => closed).toBe(1);
  });

  it("ends with the merchant's words when the question after a refused card is declined", async () => {
    const id = await create(async (host) => {
      await host.beforeSubmit({ total: undefined, attempt: 1 });
      await host.report({
        code: "card_declined",
        label: "shop.example refused the card.",
        facts: { words: "Your card was declined." },
      });
      return host.ask(cardQuestion).then(hang);
    });
    const asked = await untilAsked(client, id, "card");
    await client.checkouts.declineAction(id, asked.id);
    expect(await endOf(id, "failed")).toMatchObject({
      code: "user_cancelled",
      message: expect.stringContaining('refused the payment before that. It said: "Your card was declined."'),
    });
  });

  it.each(["working", "asking"])(
    "is torn down within a second when it is cancelled while %s",
    async (state) => {
      const reached = Promise.withResolvers<void>();
      const id = await create((host) => {
        reached.resolve();
        return state === "working" ? hang() : host.ask(variantQuestion).then(hang);
      });
      await reached.promise;
      if (state === "asking") await untilAsked(client, id, "variant");
      const startedAt = performance.now();
      await client.checkouts.cancel(id);
      expect((await client.checkouts.get(id)).status).toBe("cancelled");
      await vi.waitFor(() => expect(closed).toBe(1), { interval: 10 });
      expect(performance.now() - startedAt).toBeLessThan(1000);
    },
  );

  it("closes a browser that comes up after the cancel", async () => {
    const opening = Promise.withResolvers<void>();
    const isOpening = Promise.withResolvers<void>();
    openBrowser = () => {
      isOpening.resolve();
      return opening.promise;
    };
    const id = await create(hang);
    await isOpening.promise;
    await client.checkouts.cancel(id);
    opening.resolve();
    await expect.poll(() => closed).toBe(1);
    const checkout = await client.checkouts.get(id);
    expect(checkout.progressItems.map((item) => item.kind)).toEqual(["intent_started", "terminal"]);
  });

  it("is not cancelled while the order is being placed: the merchant's answer counts", async () => {
    const isPlacing = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const id = await create(async (host) => {
      await host.beforeSubmit({ total: undefined, attempt: 1 });
      isPlacing.resolve();
      await answer.promise;
      return confirmed;
    });
    await isPlacing.promise;
    await client.checkouts.cancel(id);
    expect((await client.checkouts.get(id)).status).toBe("running");
    answer.resolve();
    await untilStatus(client, id, "succeeded");
  });

  it("is cancelled after all where the merchant declined the card and nothing was placed", async () => {
    const isPlacing = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const id = await create(async (host) => {
      await host.beforeSubmit({ total: undefined, attempt: 1 });
      isPlacing.resolve();
      await answer.promise;
      await host.ask(cardQuestion);
      return confirmed;
    });
    await isPlacing.promise;
    await client.checkouts.cancel(id);
    answer.resolve();
    expect(await endOf(id, "cancelled")).toMatchObject({ code: "cancelled" });
  });
});

describe("slots", () => {
  it("go to other runs while a run waits for a human, and no more run at once than there are", async () => {
    const database = await openTestDatabase();
    let working = 0;
    let most = 0;
    const server = await startCheckoutsServer({
      database,
      capacity: { slots: 1 },
      runCheckout: async (_order, host) => {
        const work = async (): Promise<void> => {
          working += 1;
          most = Math.max(most, working);
          await host.report({ code: "product_opened", label: crypto.randomUUID() });
          working -= 1;
        };
        await work();
        await host.ask(variantQuestion);
        await work();
        return confirmed;
      },
    });
    const client = server.clientOf((await createTenant(database)).createKey());
    const ids: string[] = [];
    // One tenant may hold the slots, and half of the room for those that wait for a human.
    for (let index = 0; index < 3; index += 1) ids.push((await client.checkouts.create({ target })).id);
    const actions = await Promise.all(ids.map((id) => untilAsked(client, id, "variant")));
    await Promise.all(
      ids.map((id, index) => client.checkouts.submitAction(id, actions[index]?.id ?? "", { Size: "s" })),
    );
    await Promise.all(ids.map((id) => untilStatus(client, id, "succeeded")));
    expect(most).toBe(1);
    await server.close();
    await database.close();
  });
});

describe("a run whose job is lost", () => {
  it("gets another by the rescue, and those with a job keep their one", async () => {
    const database = await openTestDatabase();
    const api = await startCheckoutsServer({ database });
    const client = api.clientOf((await createTenant(database)).createKey());
    const [lost, queued] = [
      await client.checkouts.create({ target }),
      await client.checkouts.create({ target }),
    ];
    await sql`delete from pgboss.job where data ->> 'checkoutId' = ${lost.id}`.execute(database.db);
    await rescueCheckouts(api.dependencies);
    expect(await jobRows(database, "run-checkout")).toHaveLength(1);
    api.clock.moveBy(60_000);
    await rescueCheckouts(api.dependencies);
    await rescueCheckouts(api.dependencies);
    expect(await jobRows(database, "run-checkout")).toHaveLength(2);
    const worker = await startCheckoutsServer({ database, runCheckout: async () => confirmed });
    await untilStatus(client, lost.id, "succeeded");
    await untilStatus(client, queued.id, "succeeded");
    await worker.close();
    await api.close();
    await database.close();
  });
});
