import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { type DatabaseLocation, openDatabase } from "../../src/platform/database/open-database.ts";
import { openJobs } from "../../src/platform/jobs/open-jobs.ts";
import { hangingJob } from "../support/hanging-job.ts";
import { throwLater } from "../support/report-error.ts";
import { createTestDatabase } from "../support/test-database.ts";

const workerFile = fileURLToPath(new URL("../support/hang-in-job.ts", import.meta.url));

/** Runs a worker up to the middle of a job and kills it there. */
async function killAWorker(kind: string, where: string): Promise<void> {
  const worker = spawn(process.execPath, [workerFile, kind, where], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(worker.stdout, "data");
  expect(String(line)).toBe("started one\n");
  worker.kill("SIGKILL");
  await once(worker, "exit");
}

async function takeOver(location: DatabaseLocation) {
  const database = await openDatabase(location, throwLater);
  const startedAt = performance.now();
  const jobs = await openJobs({ database, definitions: [hangingJob], onError: throwLater });
  const rerun = Promise.withResolvers<{ mark: string; attempt: number }>();
  await jobs.work(hangingJob, async ({ mark }, { attempt }) => rerun.resolve({ mark, attempt }));
  const result = await rerun.promise;
  await jobs.close({ graceMs: 1000 });
  await database.close();
  return { ...result, seconds: (performance.now() - startedAt) / 1000 };
}

describe("a worker that was killed", () => {
  it.runIf(inject("database") === "postgres")("loses its job to another within 20 seconds", async () => {
    const location = await createTestDatabase();
    if (location.kind !== "postgres") throw new Error("this test is for PostgreSQL");
    await killAWorker("postgres", location.url);
    const { mark, attempt, seconds } = await takeOver(location);
    expect({ mark, attempt }).toEqual({ mark: "one", attempt: 2 });
    expect(seconds).toBeLessThan(20);
  });

  it.runIf(inject("database") === "pglite")(
    "finds its job again as soon as its folder is opened",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "cartwright-killed-"));
      const fresh = await createTestDatabase();
      await (await openDatabase({ ...fresh, kind: "pglite", folder }, throwLater)).close();
      await killAWorker("pglite", folder);
      const { mark, attempt, seconds } = await takeOver({ kind: "pglite", folder });
      expect({ mark, attempt }).toEqual({ mark: "one", attempt: 2 });
      expect(seconds).toBeLessThan(5);
      await rm(folder, { recursive: true });
    },
  );

  it("hands its job back at once where it was stopped in order, and the attempt does not count", async () => {
    const database = await openDatabase(await createTestDatabase(), throwLater);
    const open = () => openJobs({ database, definitions: [hangingJob], onError: throwLater, watchMs: 50 });
    const first = await open();
    const hasStarted = Promise.withResolvers<void>();
    await first.work(hangingJob, async (_, { signal }) => {
      hasStarted.resolve();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      signal.throwIfAborted();
    });
    await database.transaction((trx) => first.enqueue(trx, hangingJob.name, { mark: "one" }));
    await hasStarted.promise;
    await first.close({ graceMs: 0 });

    const second = await open();
    const attempts = Promise.withResolvers<number>();
    await second.work(hangingJob, async (_, { attempt }) => attempts.resolve(attempt));
    expect(await attempts.promise).toBe(1);
    await second.close();
    await database.close();
  });
});
