import { readdir, readFile, readlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Client } from "@cartwright/contract";
import { startProduct } from "../start-product.ts";
import { buyer, buyThroughApi, signUp } from "./buy-through-api.ts";

const runs = 100;
const atOnce = 3;
/** One run of so many buys; the others end at a product that is sold out, which opens and closes a browser all the same. */
const buysEvery = 10;
const warmUpRuns = 10;

/** A hundred runs, and what is left of them afterwards. Reads /proc, so it runs on Linux only. */
export async function benchSoak(): Promise<string> {
  const product = await startProduct({ LOG_LEVEL: "warn" });
  try {
    const storeUrl = product.getUrl("hartwell");
    const client = await signUp(product.getUrl("api"));
    const { id: buyerProfileId } = await client.buyerProfiles.create(buyer);
    const runOne = async (nth: number): Promise<void> => {
      if (nth % buysEvery === 0)
        await buyThroughApi(client, `${storeUrl}/products/enamel-mug`, buyerProfileId);
      else await endAtSoldOut(client, `${storeUrl}/products/gone-lantern`);
    };
    await runMany(warmUpRuns, runOne);
    const before = await takeStock(product.processId);
    await runMany(runs, runOne);
    const after = await takeStock(product.processId);
    return describe(before, after);
  } finally {
    await product.stop();
  }
}

async function runMany(count: number, runOne: (nth: number) => Promise<void>): Promise<void> {
  let next = 0;
  const runInTurn = async (): Promise<void> => {
    while (next < count) await runOne(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, runInTurn));
}

async function endAtSoldOut(client: Client, url: string): Promise<void> {
  const { id } = await client.checkouts.create({ target: { url } });
  for await (const { status, progressItems } of client.checkouts.watch(id, { pollMs: 25 })) {
    if (status === "failed" && progressItems.at(-1)?.data.code === "out_of_stock") return;
  }
  throw new Error("A run at a sold-out product did not end as out_of_stock.");
}

interface Stock {
  processes: number;
  browserProcesses: number;
  sockets: number;
  temporaryFolders: number;
  memoryMib: number;
}

const settleTimeMs = 5_000;

async function takeStock(rootId: number): Promise<Stock> {
  // Browser processes of a closed context end a moment after it.
  await new Promise((resolve) => setTimeout(resolve, settleTimeMs));
  const processes = await listDescendants(rootId);
  const sockets = await Promise.all(processes.map(({ id }) => countSockets(id)));
  return {
    processes: processes.length,
    browserProcesses: processes.filter(({ command }) => command.includes("chrom")).length,
    sockets: sockets.reduce((sum, count) => sum + count, 0),
    temporaryFolders: (await readdir(tmpdir())).filter((name) => /^(cartwright-|playwright)/.test(name))
      .length,
    memoryMib: Math.round(processes.reduce((sum, each) => sum + each.memoryKib, 0) / 1024),
  };
}

interface Process {
  id: number;
  parentId: number;
  command: string;
  memoryKib: number;
}

async function listDescendants(rootId: number): Promise<Process[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(ids.map(readProcess))).filter((each) => each !== undefined);
  const found = all.filter(({ id }) => id === rootId);
  for (const parent of found) found.push(...all.filter(({ parentId }) => parentId === parent.id));
  return found;
}

async function readProcess(id: number): Promise<Process | undefined> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${id}/status`, "utf8"),
      readFile(`/proc/${id}/cmdline`, "utf8"),
    ]);
    const read = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return { id, parentId: read("PPid"), command, memoryKib: read("RssAnon") };
  } catch {
    // It ended while the list was read.
    return undefined;
  }
}

async function countSockets(id: number): Promise<number> {
  const descriptors = await readdir(`/proc/${id}/fd`).catch(() => []);
  const targets = await Promise.all(
    descriptors.map((name) => readlink(`/proc/${id}/fd/${name}`).catch(() => "")),
  );
  return targets.filter((target) => target.startsWith("socket:")).length;
}

function describe(before: Stock, after: Stock): string {
  const row = (name: string, key: keyof Stock): string => `| ${name} | ${before[key]} | ${after[key]} |`;
  return [
    `${runs} runs, ${atOnce} at a time, in one service; every ${buysEvery}th buys, the others end at a sold-out product. Counted ${settleTimeMs / 1000} s after the last, and before the first (${warmUpRuns} runs had warmed it up).`,
    "",
    "| | before | after |",
    "|---|---|---|",
    row("processes of the service", "processes"),
    row("of these Chromium's", "browserProcesses"),
    row("open sockets", "sockets"),
    row("temporary folders", "temporaryFolders"),
    row("memory of its own, MiB", "memoryMib"),
  ].join("\n");
}
