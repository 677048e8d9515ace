import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@cartwright/contract";
import { startProduct } from "../start-product.ts";
import type { BenchmarkOptions } from "./benchmark.ts";
import { buyer, buyThroughApi, signUp } from "./buy-through-api.ts";
import { drawLines } from "./draw-lines.ts";
import { median } from "./statistics.ts";
import { type Stock, takeStock } from "./take-stock.ts";

const atOnce = 2;
const defaultMinutes = 5;
const sampleMs = 5_000;
/** A sandbox account may create this many checkouts a day. */
const purchasesOfOneTenant = 150;
const plot = new URL("../../docs/images/soak.svg", import.meta.url);

interface Sample extends Stock {
  seconds: number;
}

/** Buys without a pause and samples the service's resources. Reads /proc, so it runs on Linux only. */
export async function benchSoak({ minutes = defaultMinutes }: BenchmarkOptions): Promise<string> {
  const product = await startProduct({ LOG_LEVEL: "warn", SIGNUPS_PER_IP_PER_HOUR: "1000" });
  try {
    const until = performance.now() + minutes * 60_000;
    const samples: Sample[] = [];
    const startedAt = performance.now();
    const sampling = (async () => {
      while (performance.now() < until) {
        samples.push({
          seconds: (performance.now() - startedAt) / 1000,
          ...(await takeStock(product.processId)),
        });
        await pause(sampleMs);
      }
    })();
    const bought = await Promise.all(Array.from({ length: atOnce }, () => buyUntil(product, until)));
    await sampling;
    await writeFile(plot, drawSamples(samples));
    return describe(samples, { bought: bought.reduce((sum, count) => sum + count, 0), minutes });
  } finally {
    await product.stop();
  }
}

async function buyUntil(product: { getUrl(name: string): string }, until: number): Promise<number> {
  const url = `${product.getUrl("hartwell")}/products/enamel-mug`;
  let bought = 0;
  let client: Client | undefined;
  let buyerProfileId = "";
  while (performance.now() < until) {
    if (!client || bought % purchasesOfOneTenant === 0) {
      client = await signUp(product.getUrl("api"));
      ({ id: buyerProfileId } = await client.buyerProfiles.create(buyer));
    }
    await buyThroughApi(client, url, buyerProfileId);
    bought += 1;
  }
  return bought;
}

const rows = {
  serverMib: "memory of the server's own process, MiB",
  memoryMib: "memory of all processes, sandbox and browsers included, MiB",
  serverHandles: "open handles of the server's own process",
  sockets: "open sockets of all processes",
  processes: "processes",
  browserProcesses: "of these Chromium's",
} as const satisfies Partial<Record<keyof Stock, string>>;
type Row = keyof typeof rows;

function drawSamples(samples: readonly Sample[]): string {
  const names: readonly Row[] = ["serverMib", "memoryMib", "serverHandles", "sockets"];
  return drawLines(
    names.map((name) => ({
      title: rows[name],
      points: samples.map((sample) => [sample.seconds, sample[name]] as const),
    })),
  );
}

function describe(
  samples: readonly Sample[],
  { bought, minutes }: { bought: number; minutes: number },
): string {
  const third = Math.ceil(samples.length / 3);
  const middleOf = (part: readonly Sample[], name: Row): number => median(part.map((sample) => sample[name]));
  return [
    `${bought} purchases without a pause in ${minutes} minutes, ${atOnce} at a time, in one service with the embedded database; looked at every ${sampleMs / 1000} s.`,
    "",
    "| medians | first third | last third |",
    "|---|---|---|",
    ...Object.entries(rows).map(
      ([name, title]) =>
        `| ${title} | ${middleOf(samples.slice(0, third), name as Row)} | ${middleOf(samples.slice(-third), name as Row)} |`,
    ),
    "",
    "![Memory, handles and sockets over the time of the soak](images/soak.svg)",
  ].join("\n");
}
