import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Client, PendingUserAction } from "@cartwright/contract";
import { startProduct } from "../start-product.ts";
import type { BenchmarkOptions } from "./benchmark.ts";
import { buyer, signUp, tryToBuy } from "./buy-through-api.ts";
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
    const ends = await Promise.all(Array.from({ length: atOnce }, () => buyUntil(product, until)));
    await sampling;
    await writeFile(plot, drawSamples(samples));
    return describe(samples, { ends: ends.flat(), minutes });
  } finally {
    await product.stop();
  }
}

/** Returns how each purchase ended. */
async function buyUntil(product: { getUrl(name: string): string }, until: number): Promise<string[]> {
  const url = `${product.getUrl("hartwell")}/products/enamel-mug`;
  const ends: string[] = [];
  let client: Client | undefined;
  let buyerProfileId = "";
  while (performance.now() < until) {
    if (!client || ends.length % purchasesOfOneTenant === 0) {
      client = await signUp(product.getUrl("api"));
      ({ id: buyerProfileId } = await client.buyerProfiles.create(buyer));
    }
    let asked = "";
    const onOther = ({ key, message }: PendingUserAction): void => {
      asked = `, asked for ${key}: "${message}"`;
    };
    const { status, progressItems } = await tryToBuy(client, url, buyerProfileId, { onOther });
    const { data, label } = progressItems.at(-1) ?? {};
    ends.push(status === "succeeded" ? status : `${status}, ${data?.code}: "${label}"${asked}`);
  }
  return ends;
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
  { ends, minutes }: { ends: readonly string[]; minutes: number },
): string {
  const third = Math.ceil(samples.length / 3);
  const middleOf = (part: readonly Sample[], name: Row): number => median(part.map((sample) => sample[name]));
  return [
    `${ends.length} purchases without a pause in ${minutes} minutes, ${atOnce} at a time, in one service with the embedded database; looked at every ${sampleMs / 1000} s. They ended as: ${[...new Set(ends)].map((end) => `${end} (${ends.filter((each) => each === end).length})`).join("; ")}.`,
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
