import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getPriority, platform } from "node:os";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import type { RunHost } from "../../src/checkout-host.ts";
import {
  type RunProcessPool,
  type RunProcessPoolOptions,
  startRunProcessPool,
} from "../../src/run-process/run-process-pool.ts";

const nowhere = { targetUrl: "https://shop.example/" };

const host: RunHost = {
  report: async () => undefined,
  ask: async () => ({}),
  loadSession: async () => undefined,
  saveSession: async () => undefined,
  beforeSubmit: async () => undefined,
  signal: new AbortController().signal,
  remainingMs: () => 30_000,
};

const pools: RunProcessPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

async function startPool(
  options: Pick<RunProcessPoolOptions, "cores" | "unbundledStarts"> = {},
): Promise<RunProcessPool> {
  const pool = await startRunProcessPool({
    ...options,
    searchPath: process.env.PATH,
    chromiumPath: process.env.CHROMIUM_PATH,
  });
  pools.push(pool);
  return pool;
}

/** The processes that live and were started by one of these, browsers included, which carry their owner's id in their folder. */
async function livingOf(ownerIds: readonly number[]): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const living = await Promise.all(
    ids.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "");
      const isOwn = command !== "" && ownerIds.includes(id);
      return isOwn || ownerIds.some((owner) => new RegExp(`cartwright-browsers.*-${owner}-`).test(command));
    }),
  );
  return ids.filter((_, index) => living[index]);
}

test.runIf(platform() === "linux")(
  "runs give way to the server once there are more of them than cores",
  async () => {
    const pool = await startPool({ cores: 1 });
    const first = await pool.open(nowhere);
    const usual = getPriority();
    expect(getPriority(first.processId)).toBe(usual);
    const second = await pool.open(nowhere);
    await expect.poll(() => getPriority(second.processId)).toBe(10);
    expect(getPriority(first.processId)).toBe(usual);
    // Only where the kernel shares the processor among sessions is there such a file.
    const sessionsOf = async ({ processId }: typeof second) => {
      const files = (await livingOf([processId])).map((id) => `/proc/${id}/autogroup`);
      return Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "nice 10")));
    };
    expect(await livingOf([second.processId])).not.toHaveLength(1);
    await expect.poll(() => sessionsOf(second)).not.toContainEqual(expect.not.stringContaining("nice 10"));
  },
);

test.runIf(platform() === "linux")(
  "a run's process inherits no setting and no secret of its server",
  async () => {
    const secrets = {
      VAULT_KEYS: "one:secret-canary",
      DATABASE_URL: "postgres://secret-canary",
      AGENT_API_KEY: "secret-canary",
    };
    const before = Object.fromEntries(Object.keys(secrets).map((name) => [name, process.env[name]]));
    Object.assign(process.env, secrets);
    try {
      const { processIds } = (await startPool()).stats();
      for (const id of await livingOf(processIds)) {
        const environment = await readFile(`/proc/${id}/environ`, "utf8");
        expect(environment).not.toContain("secret-canary");
        expect(environment).not.toMatch(/VAULT_KEYS|DATABASE_URL|AGENT_API_KEY|STRIPE|SECRET/);
      }
    } finally {
      for (const [name, value] of Object.entries(before))
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    }
  },
);

test("each run has a process of its own, which ends with it", async () => {
  const pool = await startPool();
  const runs = await Promise.all([0, 1].map(() => pool.open({ targetUrl: "http://shop.localhost/" })));
  const ids = runs.map(({ processId }) => processId);
  expect(new Set(ids).size).toBe(2);
  await Promise.all(runs.map((run) => run.close()));
  expect(await livingOf(ids)).toEqual([]);
  const next = await pool.open({ targetUrl: "http://shop.localhost/" });
  expect(ids).not.toContain(next.processId);
});

async function programOf({ processId }: { processId: number }): Promise<string> {
  const command = await readFile(`/proc/${processId}/cmdline`, "utf8");
  return command.split("\0").at(-2) ?? "";
}

test.runIf(platform() === "linux")(
  "further processes, and all of a later server, start from one file, or from the sources where it is gone, and work as before",
  async () => {
    const shop = createServer((_request, response) =>
      response
        .setHeader("content-type", "text/html")
        .end("<title>Nothing</title><h1>Nothing is sold here</h1>"),
    ).listen(0, "127.0.0.1");
    await once(shop, "listening");
    const shopHost = `shop.localhost:${(shop.address() as AddressInfo).port}`;
    const targetUrl = `http://${shopHost}/`;
    const pool = await startPool({ unbundledStarts: 1 });
    const openBundled = async () => {
      const run = await pool.open({ targetUrl, privateHosts: [shopHost] });
      const program = await programOf(run);
      if (program.endsWith(".mjs")) return { run, program };
      await run.close();
      throw new Error(`started from ${program}`);
    };
    const { run, program } = await vi.waitFor(openBundled, { timeout: 40_000, interval: 100 });
    const outcome = await run.run({ url: targetUrl, allowedDomains: [], buyer: {} }, host, undefined);
    // It has come through the proxy, and was read.
    expect(outcome).toMatchObject({ status: "failed", code: "not_a_shop" });
    shop.close();
    await run.close();
    const ofLaterServer = await (await startPool({ unbundledStarts: 100 })).open(nowhere);
    expect(await programOf(ofLaterServer)).toBe(program);
    const next = await pool.open(nowhere);
    await rm(program);
    await next.close();
    const last = await pool.open(nowhere);
    expect(await programOf(last)).toMatch(/run-process\.main\.ts$/);
  },
  90_000,
);

test.runIf(platform() === "linux").each([
  ["process", (id: number) => [id]],
  ["browser", async (id: number) => (await livingOf([id])).filter((living) => living !== id)],
] as const)("a run whose %s is killed from outside is not lost to its page", async (_part, find) => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const shopHost = `shop.localhost:${(silent.address() as AddressInfo).port}`;
  const pool = await startPool();
  const run = await pool.open({ targetUrl: `http://${shopHost}/`, privateHosts: [shopHost] });
  const asked = once(silent, "request");
  const ending = run.run({ url: `http://${shopHost}/`, allowedDomains: [], buyer: {} }, host, undefined);
  ending.catch(() => undefined);
  await asked;
  for (const id of await find(run.processId)) process.kill(id, "SIGKILL");
  await expect(ending).rejects.toMatchObject({ name: "RunProcessLostError", reason: "killed" });
  silent.close();
  silent.closeAllConnections();
});

test.each([
  ["works", "SIGCONT"],
  ["is stopped", "SIGSTOP"],
] as const)("no process that %s, and no browser, outlives a killed server", async (_state, signal) => {
  const owner = fork(fileURLToPath(new URL("./pool-owner.ts", import.meta.url)));
  const [ids] = (await once(owner, "message")) as [number[]];
  expect((await livingOf(ids)).length).toBeGreaterThan(ids.length);
  for (const id of ids) process.kill(id, signal);
  owner.kill("SIGKILL");
  await expect.poll(() => livingOf(ids), { timeout: 10_000 }).toEqual([]);
});
