import { randomUUID } from "node:crypto";
import type { Checkout, Client } from "@cartwright/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StatusChanged } from "../../src/features/checkouts/apply-transition.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import {
  type CheckoutsServer,
  type CheckoutsServerOptions,
  createTenant,
  startCheckoutsServer,
} from "../checkouts/checkouts-server.ts";
import { createAsked, target } from "../checkouts/stand-in-worker.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { cardQuestion, confirmed, variantQuestion } from "./scripted-purchases.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

describe("a checkout under adverse conditions", () => {
  let database: Database;
  let server: CheckoutsServer;
  let client: Client;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await server.close();
    await database.close();
  });

  const start = async (options: Partial<CheckoutsServerOptions> = {}): Promise<void> => {
    server = await startCheckoutsServer({ database, ...options });
    const tenant = await createTenant(database, { activeLimit: 100 });
    client = server.clientOf(tenant.createKey());
  };

  /** Fails the first `times` writes of this status, as a database that goes away for a moment would. */
  const failOn = (status: Checkout["status"], times: number) => {
    let left = times;
    return async (_trx: unknown, changed: StatusChanged): Promise<void> => {
      if (changed.status !== status || left === 0) return;
      left -= 1;
      throw new Error("the database is away");
    };
  };

  it("ends once, whatever comes at the same moment", async () => {
    await start();
    for (let round = 0; round < 4; round += 1) {
      const { id, claim, action } = await createAsked(server, client, variantQuestion);
      const claimAgain = server.record.claim(id, randomUUID());
      await Promise.allSettled([
        client.checkouts.cancel(id),
        client.checkouts.submitAction(id, action.id, { Size: "s" }),
        client.checkouts.declineAction(id, action.id),
        server.record.expireAction(id, action.id),
        server.record.finish(claim, {
          status: "failed",
          reason: "automation_failed",
          code: "stuck",
          message: "Stuck.",
        }),
        server.record.raiseAction(claim, cardQuestion),
        server.record.recordStep(claim, { code: "total_read", label: "Read the total", facts: {} }),
        claimAgain,
        client.checkouts.cancel(id),
      ]);
      const checkout = await client.checkouts.get(id);
      expect(["failed", "cancelled"]).toContain(checkout.status);
      const kinds = checkout.progressItems.map((item) => item.kind);
      expect(kinds.filter((kind) => kind === "terminal")).toHaveLength(1);
      expect(kinds.at(-1)).toBe("terminal");
      expect(checkout.progressItems.map((item) => item.sequence)).toEqual(kinds.map((_, index) => index));
      expect(checkout.pendingUserAction).toBeUndefined();
      const actions = await server.record.listActions(id);
      expect(actions.filter((each) => each.status === "pending")).toEqual([]);
    }
  });

  it("is driven again where the database goes away between its claim and its first step", async () => {
    await start({
      listeners: [failOn("running", 1)],
      runCheckout: async () => confirmed,
    });
    const { id } = await client.checkouts.create({ target });
    await untilStatus(client, id, "succeeded");
  });

  it("is driven again where the database refused a write before the submit point", async () => {
    let drives = 0;
    await start({
      listeners: [failOn("awaiting_user_action", 1)],
      runCheckout: async (_order, host) => {
        drives += 1;
        await host.ask(variantQuestion);
        return confirmed;
      },
    });
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "variant");
    await client.checkouts.submitAction(id, asked.id, { Size: "s" });
    await untilStatus(client, id, "succeeded");
    expect(drives).toBe(2);
  });

  it("keeps the receipt of an order where the database was away for a moment", async () => {
    let presses = 0;
    await start({
      listeners: [failOn("succeeded", 2)],
      runCheckout: async (_order, host) => {
        await host.beforeSubmit({ total: undefined, attempt: 1 });
        presses += 1;
        return confirmed;
      },
    });
    const { id } = await client.checkouts.create({ target });
    const done = await untilStatus(client, id, "succeeded");
    expect(done.receipt?.merchantOrderId).toBe("HW-1001");
    expect(presses).toBe(1);
  });

  it("works on while a step is being written, and asks once it is", async () => {
    const running = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const reported = Promise.withResolvers<void>();
    await start({
      runCheckout: async (_order, host) => {
        running.resolve();
        await locked.promise;
        await host.report({ code: "product_opened", label: "Opened the product page." });
        reported.resolve();
        await host.ask(variantQuestion);
        return confirmed;
      },
    });
    const { id } = await client.checkouts.create({ target });
    await running.promise;
    await database.transaction(async (trx) => {
      await trx.selectFrom("checkouts").select("id").where("id", "=", id).forUpdate().execute();
      locked.resolve();
      await reported.promise;
    });
    await untilAsked(client, id, "variant");
    const kinds = (await client.checkouts.get(id)).progressItems.map(({ kind }) => kind);
    expect(kinds).toEqual(["intent_started", "step", "user_action"]);
    await client.checkouts.cancel(id);
  });

  it("presses nothing where its time is up while the submit point is being committed", async () => {
    const pressing = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const committing: { end?: Promise<string> } = {};
    await start({
      runTimeoutSeconds: 2,
      runCheckout: async (_order, host) => {
        host.signal.addEventListener("abort", () => stopped.resolve());
        pressing.resolve();
        await locked.promise;
        committing.end = host.beforeSubmit({ total: undefined, attempt: 1 }).then(
          () => "presses",
          () => "is stopped",
        );
        await committing.end;
        return confirmed;
      },
    });
    const { id } = await client.checkouts.create({ target });
    await pressing.promise;
    await database.transaction(async (trx) => {
      await trx.selectFrom("checkouts").select("id").where("id", "=", id).forUpdate().execute();
      locked.resolve();
      await stopped.promise;
    });

    expect(await committing.end).toBe("is stopped");
    await untilStatus(client, id, "failed");
  });

  it("takes merchants' words that no database keeps", async () => {
    await start({
      runCheckout: async (_order, host) => {
        await host.report({
          code: "total_read",
          label: "a\u0000b",
          facts: { said: "\ud800", big: "x".repeat(1e6) },
        });
        return { status: "failed", reason: "automation_failed", code: "stuck", message: "no\u0000 \udfff" };
      },
    });
    const { id } = await client.checkouts.create({ target });
    const failed = await untilStatus(client, id, "failed");
    expect(failed.progressItems.map((item) => item.label)).toContain("ab");
    expect(failed.progressItems.at(-1)?.data.message).toBe("no \ufffd");
  });
});
