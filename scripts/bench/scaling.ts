import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startKillableDatabase } from "../chaos/database.ts";
import { createRandom } from "../chaos/random.ts";
import { type MeasuredPurchase, measureRuns } from "./measure-runs.ts";
import {
  type CostWithoutBrowser,
  type ReplayDatabase,
  replayWithoutBrowsers,
} from "./replay-without-browsers.ts";
import { findFleet } from "./simulate-fleet.ts";
import { median } from "./statistics.ts";

const purchases = 6;
const replayed = 400;
const coresEach = 8;
const slotsEach = 12;
/** Ratio of the busiest hour of a day to its average hour. */
const peak = 3;
const daySizes = [1_000, 10_000, 100_000, 1_000_000];
const simulatedSeconds = 900;

/** Measures the cost of a run, and calculates and simulates what a day with many runs needs. */
export async function benchScaling(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-scaling-"));
  const postgres = await startKillableDatabase(folder, join(folder, "postgres.log"));
  try {
    const [processId] = (await readFile(join(postgres.folder, "postmaster.pid"), "utf8")).split("\n");
    const database: ReplayDatabase = {
      url: postgres.url(postgres.port),
      processId: Number(processId),
      query: (sql) => postgres.query(sql),
    };
    const runs = await measureRuns(database, purchases);
    const [first] = runs;
    if (!first) throw new Error("nothing was measured");
    return describe(runs, await replayWithoutBrowsers(first.checkout, database, replayed));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(runs: readonly MeasuredPurchase[], cost: CostWithoutBrowser): string {
  const middle = (name: "workSeconds" | "processorSeconds" | "peakMib"): number =>
    median(runs.map((run) => run[name]));
  const cpu = middle("processorSeconds");
  return [
    `**${cpu.toFixed(1)} s of a core** and ${Math.round(middle("peakMib"))} MiB at most for a purchase with its browser (medians of ${runs.length}, the next browser's start included), ` +
      `${middle("workSeconds").toFixed(1)} s from its create to its receipt, answers instant, in a shop on the same machine.`,
    `**${cost.databaseMs.toFixed(0)} ms of a core** of PostgreSQL and ${cost.serverMs.toFixed(0)} ms of API, queue and worker for the same purchase without its browser: ${replayed} replayed through the real API and PostgreSQL, ${cost.perSecond.toFixed(1)} a second on this machine, their client in the same process.`,
    "",
    "| of one purchase | |",
    "|---|---|",
    `| commits | ${Math.round(cost.commits)} |`,
    `| rows written | ${Math.round(cost.rows)} |`,
    `| write-ahead log | ${kilobytes(cost.walBytes)} |`,
    `| kept in the database, queue included | ${kilobytes(cost.storedBytes)} |`,
    "",
    `Workers of ${coresEach} cores with ${slotsEach} slots, in an hour that is ${peak} times as busy as the mean of its day. *Calculated*: cores that the runs take. *Simulated*: the measured runs come at random at that rate; the fewest workers of which 99 of 100 runs wait less than a second.`,
    "",
    "| a day | a second at the peak | cores for runs, calculated | workers, simulated | cores used of theirs | 99 of 100 wait less than | longer by sharing cores | cores of PostgreSQL | log a second | kept in 90 days |",
    "|---|---|---|---|---|---|---|---|---|---|",
    ...daySizes.map((size) => describeDay(size, { runs, cpu, cost })),
  ].join("\n");
}

function describeDay(
  size: number,
  { runs, cpu, cost }: { runs: readonly MeasuredPurchase[]; cpu: number; cost: CostWithoutBrowser },
): string {
  const perSecond = (size / 86_400) * peak;
  const cores = perSecond * cpu;
  const { fleet, report } = findFleet(
    { coresEach, slotsEach },
    // Start at full use of the cores: fewer workers cannot suffice.
    { runs, perSecond, seconds: simulatedSeconds, begin: Math.floor(cores / coresEach), random: () => 0 },
    () => createRandom(size).number,
  );
  return [
    "",
    size.toLocaleString("en"),
    perSecond.toFixed(2),
    cores.toFixed(1),
    fleet.workers,
    `${Math.round(report.utilisation * 100)} %`,
    `${report.waitSeconds.p99.toFixed(1)} s`,
    `${((report.slowdown - 1) * 100).toFixed(0)} %`,
    ((perSecond * cost.databaseMs) / 1000).toFixed(2),
    kilobytes(perSecond * cost.walBytes),
    `${((size * 90 * cost.storedBytes) / 2 ** 30).toFixed(0)} GiB`,
    "",
  ]
    .join(" | ")
    .trim();
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} kB`;
}
