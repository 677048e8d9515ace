import { setTimeout } from "node:timers/promises";
import type { Client } from "@cartwright/contract";
import { startProduct } from "../start-product.ts";
import { buyer, buyThroughApi, signUp } from "./buy-through-api.ts";
import { median } from "./statistics.ts";

const rounds = 10;
/** After a purchase the service starts the process for the next one; neither side is timed during that. */
const restMs = 4_000;
const latencyMs = 150;

interface Side {
  client: Client;
  url: string;
  buyerProfileId: string;
  stop(): Promise<void>;
}

/** The same purchase at two services, only one of which keeps evidence. The two take turns. */
export async function benchEvidence(): Promise<string> {
  const sides = { off: await startSide("0"), on: await startSide("7") };
  const pairs: { offMs: number; onMs: number }[] = [];
  const kept: { steps: number; pictures: number; bytes: number }[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const first = round % 2 === 0 ? "off" : "on";
      const second = first === "off" ? "on" : "off";
      const times = { off: 0, on: 0 };
      for (const side of [first, second] as const) {
        await setTimeout(restMs);
        const startedAt = performance.now();
        const { id } = await buyThroughApi(sides[side].client, sides[side].url, sides[side].buyerProfileId);
        times[side] = performance.now() - startedAt;
        if (side === "on") kept.push(await measureKept(sides.on.client, id));
      }
      // The first round is warm-up.
      if (round > 0) pairs.push({ offMs: times.off, onMs: times.on });
    }
  } finally {
    await Promise.all([sides.off.stop(), sides.on.stop()]);
  }
  return describe(pairs, kept);
}

async function startSide(days: string): Promise<Side> {
  const product = await startProduct({
    SANDBOX_LATENCY_MS: String(latencyMs),
    LOG_LEVEL: "warn",
    EVIDENCE_DAYS: days,
  });
  const client = await signUp(product.getUrl("api"));
  const { id: buyerProfileId } = await client.buyerProfiles.create(buyer);
  const url = `${product.getUrl("hartwell")}/products/enamel-mug`;
  return { client, url, buyerProfileId, stop: product.stop };
}

async function measureKept({ checkouts }: Client, id: string) {
  const { steps, parts } = await checkouts.getEvidence(id);
  const contents = await Promise.all(parts.map((part) => checkouts.getEvidencePart(id, part.id)));
  const bytes = JSON.stringify(steps).length + contents.reduce((sum, { data }) => sum + data.length, 0);
  return { steps: steps.length, pictures: parts.filter(({ kind }) => kind === "picture").length, bytes };
}

function describe(
  pairs: readonly { offMs: number; onMs: number }[],
  kept: readonly { steps: number; pictures: number; bytes: number }[],
): string {
  const ratios = pairs.map(({ onMs, offMs }) => onMs / offMs);
  const figures = (samples: number[]): string =>
    `${median(samples).toFixed(0)} (${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)})`;
  const kilobytes = median(kept.map(({ bytes }) => bytes / 1024)).toFixed(0);
  const [steps, pictures] = [kept.map((one) => one.steps), kept.map((one) => one.pictures)].map(median);
  return [
    `**Ratio ${median(ratios).toFixed(3)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, ${pairs.length} pairs): a whole purchase with \`EVIDENCE_DAYS=7\` to the same without, each answer of the store delayed by ${latencyMs} ms.`,
    "",
    "| | median ms (least to most) |",
    "|---|---|",
    `| kept | ${figures(pairs.map(({ onMs }) => onMs))} |`,
    `| not kept | ${figures(pairs.map(({ offMs }) => offMs))} |`,
    "",
    `Of one purchase ${steps} steps and ${pictures} pictures are kept, ${kilobytes} kB (medians).`,
  ].join("\n");
}
