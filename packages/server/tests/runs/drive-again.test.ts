import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
import { buyWithTwoQuestions, card, cardQuestion, confirmed, variantQuestion } from "./scripted-purchases.ts";
import { readStoredText } from "./stored-text.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

/** Room for one run, even while it waits: a run that this server lost goes to the other. */
const single = { slots: 1, parkedPerSlot: 0 };

/** Two servers on one database. */
describe("a run whose worker is gone", () => {
  let database: Database;
  let first: CheckoutsServer;
  let second: CheckoutsServer;
  let key: string;
  let client: Client;
  let presses: { by: string; size: string | undefined; card: string | undefined }[];
  const servers: CheckoutsServer[] = [];

  const start = async (options: Partial<CheckoutsServerOptions>): Promise<CheckoutsServer> => {
    const server = await startCheckoutsServer({ database, ...options });
    servers.push(server);
    return server;
  };
  const buy = (by: string, host: CheckoutHost): Promise<CheckoutOutcome> =>
    buyWithTwoQuestions(host, (answers) =>
      presses.push({ by, size: answers.variant.Size, card: answers.card.card_number }),
    );
  const eventsOf = (id: string) =>
    servers
      .flatMap((server) => server.events.filter((event) => event.checkoutId === id))
      .map((e) => e.status);

  beforeEach(async () => {
    presses = [];
    database = await openTestDatabase();
    const tenant = await createTenant(database);
    key = tenant.createKey();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    await database.close();
  });

  /** The first server has brought a checkout to the question for the card, and is gone; the second has taken over. */
  const loseAtCard = async () => {
    first = await start({ capacity: single, runCheckout: (_order, host) => buy("first", host) });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const variant = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, variant.id, { Size: "l" });
    const asked = await untilAsked(client, id, "card");
    const before = await client.checkouts.get(id);
    const reached = Promise.withResolvers<void>();
    second = await start({
      runCheckout: async (_order, host) => {
        const { ask } = host;
        return buy("second", {
          ...host,
          remainingMs: host.remainingMs,
          ask: (question) => {
            if (question.key === "card") reached.resolve();
            return ask(question);
          },
        });
      },
    });
    await loseWorker(database, id);
    await reached.promise;
    return { id, asked, before };
  };

  it("is driven again up to the open question, and the person notices nothing", async () => {
    const { id, asked, before } = await loseAtCard();
    const between = await client.checkouts.get(id);
    expect(between).toEqual(before);
    await client.checkouts.submitAction(id, asked.id, card);
    const done = await untilStatus(client, id, "succeeded");
    expect(presses).toEqual([{ by: "second", size: "l", card: card.card_number }]);
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
    expect(eventsOf(id)).toEqual([
      "running",
      "awaiting_user_action",
      "running",
      "awaiting_user_action",
      "running",
      "succeeded",
    ]);
  });

  it("takes an answer that came while nobody drove it", async () => {
    first = await start({ capacity: single, runCheckout: (_order, host) => buy("first", host) });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const variant = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, variant.id, { Size: "s" });
    const asked = await untilAsked(client, id, "card");
    await first.close();
    const api = await start({});
    await api.clientOf(key).checkouts.submitAction(id, asked.id, card);
    await start({ runCheckout: (_order, host) => buy("second", host) });
    const done = await untilStatus(api.clientOf(key), id, "succeeded");
    expect(presses).toEqual([{ by: "second", size: "s", card: card.card_number }]);
    expect(done.progressItems.filter((item) => item.kind === "user_action")).toHaveLength(2);
    expect(await readStoredText(database)).not.toContain(card.card_number);
  });

  it("asks for a card again that was lost with the worker that had it", async () => {
    const taken = Promise.withResolvers<void>();
    first = await start({
      capacity: single,
      runCheckout: async (_order, host) => {
        await host.ask(cardQuestion);
        taken.resolve();
        return new Promise(() => undefined);
      },
    });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "card");
    await client.checkouts.submitAction(id, asked.id, card);
    await taken.promise;
    second = await start({
      runCheckout: async (_order, host) => {
        await host.ask(cardQuestion);
        await host.beforeSubmit({ total: undefined, attempt: 1 });
        return confirmed;
      },
    });
    await loseWorker(database, id);
    const again = await untilAsked(client, id, "card", asked);
    await client.checkouts.submitAction(id, again.id, card);
    await untilStatus(client, id, "succeeded");
  });

  it("shows a new total before it takes the card", async () => {
    first = await start({ capacity: single, runCheckout: async (_order, host) => ask(host, "20.00") });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "card");
    second = await start({ runCheckout: async (_order, host) => ask(host, "25.00") });
    await loseWorker(database, id);
    const again = await untilAsked(client, id, "card", asked);
    expect(again.detectedTotal).toEqual({ amount: "25.00", currency: "USD" });
    await expect(client.checkouts.submitAction(id, asked.id, card)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Action already expired"),
    });
    await client.checkouts.submitAction(id, again.id, card);
    await untilStatus(client, id, "succeeded");
  });

  async function ask(host: CheckoutHost, amount: string): Promise<CheckoutOutcome> {
    await host.ask({ ...cardQuestion, detectedTotal: { amount, currency: "USD" } });
    return confirmed;
  }

  it("is never driven again once the order may have been placed", async () => {
    const pressed = Promise.withResolvers<void>();
    first = await start({
      capacity: single,
      runCheckout: async (_order, host) => {
        await host.beforeSubmit({ total: { amount: "24.2", currency: "USD" }, attempt: 1 });
        presses.push({ by: "first", size: undefined, card: undefined });
        pressed.resolve();
        return new Promise(() => undefined);
      },
    });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    await pressed.promise;
    second = await start({ runCheckout: (_order, host) => buy("second", host) });
    await loseWorker(database, id);
    const failed = await untilStatus(client, id, "failed");
    expect(failed.failure).toEqual({ reason: "automation_failed" });
    expect(failed.progressItems.at(-1)?.data).toEqual({
      code: "order_state_unknown",
      message: expect.stringContaining("An order may exist at the merchant"),
    });
    expect(presses).toHaveLength(1);
  });

  it("never submits from a worker that was given up for dead and wakes up late", async () => {
    const isNearSubmit = Promise.withResolvers<void>();
    const wakeUp = Promise.withResolvers<void>();
    const late = Promise.withResolvers<unknown>();
    first = await start({
      capacity: single,
      runCheckout: async (_order, host) => {
        isNearSubmit.resolve();
        await wakeUp.promise;
        await host.beforeSubmit({ total: undefined, attempt: 1 }).then(
          () => presses.push({ by: "first", size: undefined, card: undefined }),
          (error: unknown) => late.resolve(error),
        );
        return confirmed;
      },
    });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    await isNearSubmit.promise;
    second = await start({
      runCheckout: async (_order, host) => {
        wakeUp.resolve();
        await late.promise;
        await host.beforeSubmit({ total: undefined, attempt: 1 });
        presses.push({ by: "second", size: undefined, card: undefined });
        return confirmed;
      },
    });
    await loseWorker(database, id);
    await untilStatus(client, id, "succeeded");
    expect(presses.map((press) => press.by)).toEqual(["second"]);
    expect(await late.promise).toMatchObject({ name: "RunStoppedError" });
  });

  it.each([
    ["without grace", 0],
    ["that it does not hold up", 3_600_000],
  ])("goes to another server at a shut-down %s, with its status untouched", async (_, graceMs) => {
    first = await start({ runCheckout: (_order, host) => buy("first", host) });
    const created = await first.clientOf(key).checkouts.create({ target });
    const asked = await untilAsked(first.clientOf(key), created.id, "variant");
    await first.close({ graceMs });
    second = await start({ runCheckout: (_order, host) => buy("second", host) });
    client = second.clientOf(key);
    expect((await client.checkouts.get(created.id)).pendingUserAction).toEqual(asked);
    await client.checkouts.submitAction(created.id, asked.id, { Size: "s" });
    const cardAction = await untilAsked(client, created.id, "card");
    await client.checkouts.submitAction(created.id, cardAction.id, card);
    await untilStatus(client, created.id, "succeeded");
    const row = await database.db
      .selectFrom("checkouts")
      .select("drives")
      .where("id", "=", created.id)
      .executeTakeFirstOrThrow();
    expect(row.drives).toBe(1);
  });

  it("that works may use the grace of a shut-down, although it has asked before", async () => {
    const answered = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const server = await start({
      runCheckout: async (_order, host) => {
        await host.ask(variantQuestion);
        answered.resolve();
        await mayEnd.promise;
        return confirmed;
      },
    });
    client = server.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, asked.id, { Size: "s" });
    await answered.promise;
    const closed = server.close({ graceMs: 3_600_000 });
    mayEnd.resolve();
    await closed;
    const row = await database.db
      .selectFrom("checkouts")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe("succeeded");
  });

  it("leaves no secret in any table, log or answer", async () => {
    const canary = `canary-${randomBytes(12).toString("hex")}`;
    const secrets = { card_number: canary, card_expiry: `${canary}-e`, card_cvc: `${canary}-c` };
    const typed: string[] = [];
    const server = await start({
      runCheckout: (_order, host) =>
        buyWithTwoQuestions(host, (answers) => typed.push(answers.card.card_number ?? "")),
    });
    client = server.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const variant = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, variant.id, { Size: "s" });
    const asked = await untilAsked(client, id, "card");
    const answer = await client.checkouts.submitAction(id, asked.id, secrets);
    const done = await untilStatus(client, id, "succeeded");
    expect(typed).toEqual([canary]);
    const everything = [
      await readStoredText(database),
      JSON.stringify([answer, done, server.events]),
      server.lines.join("\n"),
      String(server.errors),
    ].join("\n");
    expect(everything).not.toContain(canary);
    expect(everything).not.toContain(Buffer.from(canary).toString("hex"));
    expect(everything).not.toContain(Buffer.from(canary).toString("base64"));
  });

  it("is driven again once when its own process dies, and then ends for what the page did", async () => {
    const drives = vi.fn();
    const server = await start({
      lossOf: () => ({ isByPage: true }),
      runCheckout: async () => {
        drives();
        throw new Error("the process died");
      },
    });
    client = server.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const failed = await untilStatus(client, id, "failed");
    expect(failed.failure).toEqual({ reason: "automation_failed" });
    expect(failed.progressItems.at(-1)?.data.code).toBe("page_overwhelmed");
    expect(drives).toHaveBeenCalledTimes(2);
  });

  describe("whose process a page ended once the shop knew who buys", () => {
    const dieOnce = async (secondDrive: () => Promise<CheckoutOutcome>) => {
      let drives = 0;
      const server = await start({
        lossOf: () => ({ isByPage: true }),
        runCheckout: async (_order, host) => {
          drives += 1;
          if (drives > 1) return secondDrive();
          await host.report({ code: "address_filled", label: "Filled in the delivery address" });
          throw new Error("the process died");
        },
      });
      client = server.clientOf(key);
      const { id } = await client.checkouts.create({ target });
      return { id, asked: await untilAsked(client, id, "confirm"), drives: () => drives };
    };

    it("is driven again only if a person agrees who was told that an order may exist", async () => {
      const { id, asked, drives } = await dieOnce(async () => confirmed);
      expect(asked.message).toContain("may have taken an order");
      expect(drives()).toBe(1);
      await client.checkouts.submitAction(id, asked.id, { confirmed: "yes" });
      await untilStatus(client, id, "succeeded");
      expect(drives()).toBe(2);
    });

    it("is driven again without a question where its browser was killed from outside", async () => {
      let drives = 0;
      const server = await start({
        lossOf: () => ({ isByPage: false }),
        runCheckout: async (_order, host) => {
          drives += 1;
          if (drives > 1) return confirmed;
          await host.report({ code: "address_filled", label: "Filled in the delivery address" });
          throw new Error("the browser was killed");
        },
      });
      client = server.clientOf(key);
      const { id } = await client.checkouts.create({ target });
      await untilStatus(client, id, "succeeded");
      expect(drives).toBe(2);
      expect(eventsOf(id)).not.toContain("awaiting_user_action");
    });

    it("is not driven again after a no, and denies no order", async () => {
      const { id, asked, drives } = await dieOnce(async () => confirmed);
      await client.checkouts.submitAction(id, asked.id, { confirmed: "no" });
      const failed = await untilStatus(client, id, "failed");
      expect(failed.progressItems.at(-1)?.data).toEqual({
        code: "order_state_unknown",
        message: expect.stringContaining("An order may exist"),
      });
      expect(drives()).toBe(1);
    });

    it("denies no order where the page ends that drive too", async () => {
      const { id, asked } = await dieOnce(async () => {
        throw new Error("the process died");
      });
      await client.checkouts.submitAction(id, asked.id, { confirmed: "yes" });
      const failed = await untilStatus(client, id, "failed");
      expect(failed.progressItems.at(-1)?.data).toEqual({
        code: "order_state_unknown",
        message: expect.stringContaining("An order may exist"),
      });
    });
  });

  it("is still driven after many workers died with it, and has its own second chance then", async () => {
    let drives = 0;
    const claimed = async (id: string) => {
      for (let death = 0; death < 12; death += 1) await second.record.claim(id, randomUUID());
    };
    second = await start({});
    client = second.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    await claimed(id);
    await start({
      lossOf: () => ({ isByPage: true }),
      runCheckout: async (_order, host) => {
        drives += 1;
        if (drives === 1) throw new Error("the process died");
        await host.beforeSubmit({ total: undefined, attempt: 1 });
        return confirmed;
      },
    });
    await untilStatus(client, id, "succeeded");
    expect(drives).toBe(2);
  });

  it("is given up where workers die with it again and again", async () => {
    second = await start({});
    client = second.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    for (let death = 0; death < 51; death += 1) await second.record.claim(id, randomUUID());
    const drives = vi.fn(async () => confirmed);
    await start({ runCheckout: drives });
    const failed = await untilStatus(client, id, "failed");
    expect(failed.progressItems.at(-1)?.data.code).toBe("internal_error");
    expect(drives).not.toHaveBeenCalled();
  });

  it("asks the variant again where the second drive finds other choices", async () => {
    first = await start({
      capacity: single,
      runCheckout: async (_order, host) => {
        await host.ask(variantQuestion);
        return new Promise(() => undefined);
      },
    });
    client = first.clientOf(key);
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, asked.id, { Size: "l" });
    second = await start({
      runCheckout: async (_order, host) => {
        const { responseSchema } = variantQuestion;
        const only = { type: "string" as const, oneOf: [{ const: "s", title: "Small" }] };
        const answer = await host.ask({
          ...variantQuestion,
          responseSchema: { ...responseSchema, properties: { Size: only } },
        });
        presses.push({ by: "second", size: answer.Size, card: undefined });
        return confirmed;
      },
    });
    await loseWorker(database, id);
    const again = await untilAsked(client, id, "variant", asked);
    await client.checkouts.submitAction(id, again.id, { Size: "s" });
    await untilStatus(client, id, "succeeded");
    expect(presses[0]?.size).toBe("s");
  });
});
