import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Database } from "../../src/platform/database/open-database.ts";
import type { JobDefinition } from "../../src/platform/jobs/job-definition.ts";
import { type Jobs, openJobs } from "../../src/platform/jobs/open-jobs.ts";
import { jobRows } from "../support/job-rows.ts";
import { openTestDatabase } from "../support/test-database.ts";

const payload = z.object({ number: z.number() });

function definition(name: string, changes: Partial<JobDefinition<{ number: number }>> = {}) {
  return { name, payload, retryLimit: 3, retryDelaySeconds: 0, expireInSeconds: 60, ...changes };
}

const committed = definition("committed");
const flaky = definition("flaky");
const hopeless = definition("hopeless", { retryLimit: 1 });
const many = definition("many");
const grouped = definition("grouped", { concurrencyPerGroup: 1 });
const later = definition("later");
const exclusive = definition("exclusive", { policy: "exclusive" });
const expiring = definition("expiring", { expireInSeconds: 1, retryLimit: 0 });
const definitions = [committed, flaky, hopeless, many, grouped, later, exclusive, expiring];

describe("jobs", () => {
  let database: Database;
  let jobs: Jobs;
  const errors: Error[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    jobs = await openJobs({ database, definitions, onError: (error) => errors.push(error), watchMs: 50 });
  });
  afterAll(async () => {
    await jobs.close({ graceMs: 0 });
    await database.close();
  });

  const enqueue = (name: string, number: number, options = {}) =>
    database.transaction((trx) => jobs.enqueue(trx, name, { number }, options));

  /** The rows of a queue once all its jobs have ended. */
  const endedRows = (name: string) =>
    vi.waitFor(async () => {
      const rows = await jobRows(database, name);
      expect(rows.every((row) => row.state === "completed" || row.state === "failed")).toBe(true);
      return rows;
    });

  it("runs exactly the jobs of the transactions that committed", async () => {
    const ran: number[] = [];
    const isComplete = Promise.withResolvers<void>();
    await jobs.work(committed, async ({ number }) => {
      ran.push(number);
      if (ran.length === 33) isComplete.resolve();
    });
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await Promise.allSettled(
      numbers.map((number) =>
        database.transaction(async (trx) => {
          await jobs.enqueue(trx, committed.name, { number });
          if (number % 3 === 1) throw new Error("rolled back");
        }),
      ),
    );
    await isComplete.promise;
    await vi.waitFor(async () => {
      const rows = await jobRows(database, committed.name);
      expect(rows.map((row) => row.state)).toEqual(Array(33).fill("completed"));
    });
    expect(ran.sort((a, b) => a - b)).toEqual(numbers.filter((number) => number % 3 !== 1));
  });

  it("tries again what failed, telling which attempt it is", async () => {
    const attempts: number[] = [];
    const isDone = Promise.withResolvers<void>();
    await jobs.work(flaky, async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error("not yet");
      isDone.resolve();
    });
    await enqueue(flaky.name, 1);
    await isDone.promise;
    expect(attempts).toEqual([1, 2, 3]);
  });

  it("says which attempt is the last, and stores no foreign message of its failure", async () => {
    const last: boolean[] = [];
    const isDone = Promise.withResolvers<void>();
    await jobs.work(hopeless, async (_, { isLastAttempt }) => {
      last.push(isLastAttempt);
      if (isLastAttempt) isDone.resolve();
      throw new Error("typed 4242424242424242 in vain");
    });
    await enqueue(hopeless.name, 1);
    await isDone.promise;
    expect(last).toEqual([false, true]);
    const [row] = await endedRows(hopeless.name);
    expect(row?.state).toBe("failed");
    expect(JSON.stringify(row)).not.toContain("4242");
  });

  it("keeps a long queue flowing without idle gaps", async () => {
    const isDone = Promise.withResolvers<void>();
    const startedAt: number[] = [];
    let running = 0;
    let mostAtOnce = 0;
    await database.transaction(async (trx) => {
      for (let number = 0; number < 500; number += 1) await jobs.enqueue(trx, many.name, { number });
    });
    await jobs.work(
      many,
      async () => {
        startedAt.push(performance.now());
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (startedAt.length === 500) isDone.resolve();
      },
      { concurrency: 5 },
    );
    await isDone.promise;
    const gaps = startedAt.slice(1).map((time, index) => time - (startedAt[index] ?? time));
    expect(mostAtOnce).toBe(5);
    // A worker that waited for its next look would do so dozens of times; a busy machine holds it up now and then.
    expect(gaps.filter((gap) => gap > 400).length).toBeLessThan(5);
  });

  it("runs the jobs of one group one at a time, beside those of other groups", async () => {
    const isDone = Promise.withResolvers<void>();
    const running = new Set<number>();
    const overlaps: boolean[] = [];
    let ended = 0;
    for (let number = 0; number < 6; number += 1)
      await enqueue(grouped.name, number % 2, { groupId: `group-${number % 2}` });
    await jobs.work(
      grouped,
      async ({ number }) => {
        overlaps.push(running.has(number));
        running.add(number);
        await new Promise((resolve) => setTimeout(resolve, 10));
        running.delete(number);
        ended += 1;
        if (ended === 6) isDone.resolve();
      },
      { concurrency: 4 },
    );
    await isDone.promise;
    expect(overlaps).toEqual(Array(6).fill(false));
  });

  it("starts a job no earlier than asked, and without waiting for a long poll", async () => {
    const startedAt = Promise.withResolvers<number>();
    await jobs.work(later, async () => startedAt.resolve(Date.now()));
    const startAfter = new Date(Date.now() + 1200);
    await enqueue(later.name, 1, { startAfter });
    const lateness = (await startedAt.promise) - startAfter.getTime();
    expect(lateness).toBeGreaterThanOrEqual(0);
    expect(lateness).toBeLessThan(3000);
  });

  it("creates an exclusive job once per key", async () => {
    await enqueue(exclusive.name, 1, { singletonKey: "a" });
    await enqueue(exclusive.name, 2, { singletonKey: "a" });
    await enqueue(exclusive.name, 3, { singletonKey: "b" });
    expect(await jobRows(database, exclusive.name)).toHaveLength(2);
  });

  it("aborts an attempt that takes too long and counts it as failed", async () => {
    const reason = Promise.withResolvers<unknown>();
    await jobs.work(expiring, async (_, { signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reason.resolve(signal.reason);
      signal.throwIfAborted();
    });
    await enqueue(expiring.name, 1);
    expect(await reason.promise).toBe("expired");
    const [row] = await endedRows(expiring.name);
    expect(row?.state).toBe("failed");
  });
});
