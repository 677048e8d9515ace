import {
  type OpenedRun,
  RunProcessLostError,
  type RunProcessPool,
  startRunProcessPool,
} from "@cartwright/engine/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunEngine } from "../../src/features/runs/run-engine.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { type HostileShop, hostileMerchant, openHostileShop } from "./hostile-shop.ts";
import { untilStatus } from "./watch-checkout.ts";

/** A server whose runs have processes and browsers of their own, with limits that a test reaches. */
describe("a page that ends the process of its run", () => {
  let shop: HostileShop;
  let pool: RunProcessPool;
  let server: TestServer;
  /** The process of each run, by the page that it was opened for. */
  const processes = new Map<string, number[]>();

  beforeAll(async () => {
    shop = await openHostileShop();
    pool = await startRunProcessPool({
      searchPath: process.env.PATH,
      chromiumPath: process.env.CHROMIUM_PATH,
      // Long enough for a process that a busy machine keeps waiting.
      limits: { silenceMs: 8_000, maxMemoryBytes: 900 * 1024 * 1024 },
    });
    server = await startTestServer({
      worker: true,
      engine: engineOf(),
      environment: { EXTRA_SANDBOX_MERCHANTS: hostileMerchant },
    });
  });
  afterAll(async () => {
    await server?.close();
    await pool?.close();
    await shop?.close();
  });

  const engineOf = (): RunEngine<OpenedRun> => ({
    openBrowser: async ({ url }) => {
      const run = await pool.open({ targetUrl: url, privateHosts: [new URL(url).host] });
      processes.set(url, [...(processes.get(url) ?? []), run.processId]);
      return { browser: run, view: run.view, close: run.close };
    },
    runCheckout: (order, host, run) => run.run(order, host, undefined),
    lossOf: (error) => (error instanceof RunProcessLostError ? error : undefined),
  });

  const countsOf = (id: string) =>
    server.database.db
      .selectFrom("checkouts")
      .select(["drives", "process_losses", "worker_deaths"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  /**
   * How long the slowest answer of the service took, from here to `stop`: in time of the processor, so that what else runs on
   * the machine does not count.
   */
  const watchHealth = () => {
    let worstMs = 0;
    let isStopped = false;
    const asking = (async () => {
      while (!isStopped) {
        const before = process.cpuUsage();
        await fetch(`${server.baseUrl}/health`);
        const { user, system } = process.cpuUsage(before);
        worstMs = Math.max(worstMs, (user + system) / 1000);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    return {
      stop: async () => {
        isStopped = true;
        await asking;
        return worstMs;
      },
    };
  };

  it.each([
    ["is killed", async () => killLatest(shop.at("/waits"), "SIGKILL")],
    ["is frozen", async () => killLatest(shop.at("/waits"), "SIGSTOP")],
  ])(
    "is driven again once where it %s, and then ends for the page, while a run beside it goes on",
    async (_, strike) => {
      const victim = await server.signup();
      const neighbour = await server.signup();
      const beside = await openHostileShop();
      const health = watchHealth();
      try {
        const other = await neighbour.client.checkouts.create({ target: { url: beside.at("/waits") } });
        await beside.untilWaiting(1);
        const { id } = await victim.client.checkouts.create({ target: { url: shop.at("/waits") } });
        await untilDriven(1);
        await strike();
        await untilDriven(2);
        await strike();
        const failed = await untilStatus(victim.client, id, "failed");
        expect(failed.progressItems.at(-1)?.data).toMatchObject({
          code: "page_overwhelmed",
          message: expect.stringContaining("No order was submitted"),
        });
        expect(await countsOf(id)).toEqual({ drives: 2, process_losses: 2, worker_deaths: 0 });
        beside.release();
        const ended = await untilStatus(neighbour.client, other.id, "failed");
        expect(ended.progressItems.at(-1)?.data.code).toBe("out_of_stock");
        expect(await countsOf(other.id)).toEqual({ drives: 1, process_losses: 0, worker_deaths: 0 });
        expect(await health.stop()).toBeLessThan(1000);
      } finally {
        await health.stop();
        processes.clear();
        await beside.close();
      }
    },
  );

  it("is ended when it takes all memory, and the service answers meanwhile", async () => {
    const { client } = await server.signup();
    const health = watchHealth();
    const { id } = await client.checkouts.create({ target: { url: shop.at("/allocates") } });
    try {
      const failed = await untilStatus(client, id, "failed");
      expect(failed.progressItems.at(-1)?.data.code).toBe("page_overwhelmed");
      expect(await health.stop()).toBeLessThan(1000);
    } finally {
      await health.stop();
    }
  });

  const untilDriven = (times: number) =>
    expect.poll(() => processes.get(shop.at("/waits"))?.length, { timeout: 60_000 }).toBe(times);

  const killLatest = (url: string, signal: NodeJS.Signals) => {
    const id = processes.get(url)?.at(-1);
    if (id === undefined) throw new Error("no run was driven there");
    process.kill(id, signal);
  };
});
