import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Checkout } from "@cartwright/contract";
import { descendantsOf, listProcesses } from "../chaos/processes.ts";
import { startProduct } from "../start-product.ts";
import { buyer, buyThroughApi, signUp } from "./buy-through-api.ts";
import { processorSecondsBelow } from "./processor-time.ts";
import type { ReplayDatabase } from "./replay-without-browsers.ts";
import type { MeasuredRun } from "./simulate-fleet.ts";

/** A measured whole purchase, including its browser. */
export interface MeasuredPurchase extends MeasuredRun {
  readonly checkout: Checkout;
  /** Peak memory of its processes together, including the browser (PSS). */
  readonly peakMib: number;
}

/** After a purchase the next browser is started, which is part of the purchase's cost. */
const restMs = 5_000;
const sampleMs = 250;

/** Makes purchases in the sandbox one after the other, with a real browser and a real PostgreSQL. */
export async function measureRuns(database: ReplayDatabase, count: number): Promise<MeasuredPurchase[]> {
  const shops = await startProduct({ ROLES: "sandbox", LOG_LEVEL: "warn" });
  const SANDBOX_PORT = new URL(shops.getUrl("hartwell")).port;
  const product = await startProduct({
    ROLES: "api,worker",
    DATABASE_URL: database.url,
    SANDBOX_PORT,
    LOG_LEVEL: "warn",
  });
  try {
    const client = await signUp(product.getUrl("api"));
    const { id: buyerProfileId } = await client.buyerProfiles.create(buyer);
    const url = `${shops.getUrl("hartwell")}/products/enamel-mug`;
    const purchases: MeasuredPurchase[] = [];
    for (let nth = 0; nth <= count; nth += 1) {
      await pause(restMs);
      const measured = await measureOne(product.processId, () => buyThroughApi(client, url, buyerProfileId));
      // The first purchase is warm-up.
      if (nth > 0) purchases.push(measured);
    }
    return purchases;
  } finally {
    await product.stop();
    await shops.stop();
  }
}

async function measureOne(rootId: number, buy: () => Promise<Checkout>): Promise<MeasuredPurchase> {
  const before = await processorSecondsBelow(rootId);
  const startedAt = performance.now();
  let peakMib = 0;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      peakMib = Math.max(peakMib, await readRunsMib(rootId));
      await pause(sampleMs);
    }
  })();
  const checkout = await buy();
  const workSeconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  await sampling;
  await pause(restMs);
  return { checkout, workSeconds, peakMib, processorSeconds: (await processorSecondsBelow(rootId)) - before };
}

/** Memory of the runs' processes, including their browsers; shared pages count once. */
async function readRunsMib(rootId: number): Promise<number> {
  const below = descendantsOf(rootId, await listProcesses());
  const runs = below.filter(({ command }) => /run-process\.main|chrom/.test(command));
  const rollups = runs.map(({ id }) => readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => ""));
  const sizes = (await Promise.all(rollups)).map((text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
