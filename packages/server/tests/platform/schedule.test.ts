import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { createSchedule, type ScheduledJob } from "../../src/platform/schedule/run-schedule.ts";
import { claimScheduledJob } from "../../src/platform/schedule/scheduled-jobs.store.ts";
import { createMovableClock } from "../support/movable-clock.ts";
import { openTestDatabase } from "../support/test-database.ts";

describe("scheduled jobs", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("are claimed by one process each time they are due", async () => {
    const clock = createMovableClock();
    const claim = () => {
      const now = clock.now();
      return claimScheduledJob(database.db, "hourly", { now, next: new Date(now.getTime() + 3_600_000) });
    };
    const claims = await Promise.all(Array.from({ length: 8 }, claim));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim()).toBe(false);
    clock.moveBy(3_600_001);
    expect(await claim()).toBe(true);
  });

  it("run while the schedule is started, and again after a failure", async () => {
    const isSecondRun = Promise.withResolvers<void>();
    const ends: string[] = [];
    let runs = 0;
    const job: ScheduledJob = {
      name: "flaky",
      everySeconds: 1,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error("not yet");
        isSecondRun.resolve();
      },
    };
    const onEnd = ({ outcome }: { outcome: string }) => ends.push(outcome);
    const schedule = createSchedule({ db: database.db, clock: createMovableClock(), onEnd }, [job]);
    schedule.start();
    await isSecondRun.promise;
    await schedule.close();
    expect(ends).toEqual(["failed", "completed"]);
  });

  it("run by name whenever they are due, and tell what went wrong", async () => {
    const job: ScheduledJob = {
      name: "broken",
      everySeconds: 3600,
      run: () => Promise.reject(new Error("no")),
    };
    const schedule = createSchedule({ db: database.db, clock: createMovableClock(), onEnd: () => {} }, [job]);
    await expect(schedule.runNow("broken")).rejects.toThrow("no");
    expect(await schedule.runNow("unknown")).toBeUndefined();
    await schedule.close();
  });
});
