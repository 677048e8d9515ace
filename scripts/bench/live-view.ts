import type { Client } from "@cartwright/contract";
import type { RunBrowser } from "@cartwright/engine";
import { startProduct } from "../start-product.ts";
import { buyer, buyThroughApi, signUp } from "./buy-through-api.ts";
import { type ArrivedFrame, type FollowedFrames, followFrames, now } from "./follow-frames.ts";
import { type MovingRun, startMovingRun } from "./moving-run.ts";
import { median, percentile } from "./statistics.ts";

const rounds = 4;
const roundMs = 3_000;
const manyViewers = 10;
const purchases = 5;
const latencyMs = 150;

/** Compares a moving page's pictures with the bare screencast, and watched with unwatched purchases. */
export async function benchLiveView(): Promise<string> {
  const moving = await startMovingRun();
  const pictures = await measurePictures(moving).finally(moving.close);
  return `${pictures}\n\n${await measurePurchases()}`;
}

/** The frames that one watcher saw in one round. */
interface Watched {
  framesPerSecond: number;
  delaysMs: number[];
}

async function measurePictures({ run, viewerUrl, picturesMade }: MovingRun): Promise<string> {
  const unwatched = await pausing(picturesMade);
  const bare: Watched[] = [];
  const one: Watched[] = [];
  const many: Watched[] = [];
  // The three take turns, so that slow moments of the machine affect all of them.
  for (let round = -1; round < rounds; round++) {
    const seen = {
      bare: await watchBare(run),
      one: await watchAs(1, viewerUrl),
      many: await watchAs(manyViewers, viewerUrl),
    };
    // The first round is warm-up.
    if (round < 0) continue;
    bare.push(seen.bare);
    one.push(seen.one);
    many.push(seen.many);
  }
  const after = await pausing(picturesMade);
  const added = medianDelay(one) - medianDelay(bare);
  return [
    `**${rate(one).toFixed(0)} pictures a second** of a page that moves, ${rate(bare).toFixed(0)} by the screencast itself; **${added.toFixed(0)} ms added** from drawn to received (medians).`,
    `**${unwatched + after} pictures** were made in ${(2 * roundMs) / 1000} s without a viewer, before the first and after the last.`,
    "",
    "| | pictures a second | median ms from drawn to received | 95th percentile ms |",
    "|---|---|---|---|",
    row("the screencast itself, acknowledged at once", bare),
    row("one viewer", one),
    row(`the slowest of ${manyViewers} viewers`, many),
  ].join("\n");
}

async function pausing(picturesMade: () => number): Promise<number> {
  // Pictures requested by the previous viewer may still arrive.
  await sleep(500);
  const before = picturesMade();
  await sleep(roundMs);
  return picturesMade() - before;
}

async function watchBare({ context, page }: RunBrowser): Promise<Watched> {
  const session = await context.newCDPSession(page);
  const frames: ArrivedFrame[] = [];
  session.on("Page.screencastFrame", ({ sessionId, metadata: { timestamp = 0 } }) => {
    frames.push({ drawnAt: timestamp * 1000, arrivedAt: now() });
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality: 60,
    maxWidth: 1600,
    maxHeight: 1600,
  });
  await sleep(roundMs);
  await session.detach();
  return summarise(frames);
}

async function watchAs(viewers: number, viewerUrl: string): Promise<Watched> {
  const followed = await Promise.all(Array.from({ length: viewers }, () => followFrames(viewerUrl)));
  for (const { frames } of followed) frames.length = 0;
  await sleep(roundMs);
  const seen = followed.map(({ frames }) => summarise(frames));
  await leaveAll(followed);
  return seen.reduce((slowest, each) => (each.framesPerSecond < slowest.framesPerSecond ? each : slowest));
}

const leaveAll = (followed: readonly FollowedFrames[]) => Promise.all(followed.map(({ leave }) => leave()));

function summarise(frames: readonly ArrivedFrame[]): Watched {
  return {
    framesPerSecond: (frames.length * 1000) / roundMs,
    delaysMs: frames.map(({ drawnAt, arrivedAt }) => arrivedAt - drawnAt),
  };
}

const rate = (watched: readonly Watched[]) => median(watched.map(({ framesPerSecond }) => framesPerSecond));
const delays = (watched: readonly Watched[]) => watched.flatMap(({ delaysMs }) => delaysMs);
const medianDelay = (watched: readonly Watched[]) => median(delays(watched));

function row(name: string, watched: readonly Watched[]): string {
  const late = percentile(delays(watched), 0.95).toFixed(0);
  return `| ${name} | ${rate(watched).toFixed(0)} | ${medianDelay(watched).toFixed(0)} | ${late} |`;
}

async function measurePurchases(): Promise<string> {
  const product = await startProduct({ SANDBOX_LATENCY_MS: String(latencyMs), LOG_LEVEL: "warn" });
  try {
    const client = await signUp(product.getUrl("api"));
    const url = `${product.getUrl("hartwell")}/products/enamel-mug`;
    const { id: buyerProfileId } = await client.buyerProfiles.create(buyer);
    const buy = (viewers: number) => timePurchase(client, { url, buyerProfileId, viewers });
    const ratios: number[] = [];
    for (let round = -1; round < purchases; round++) {
      const unwatchedMs = await buy(0);
      const watchedMs = await buy(manyViewers);
      // The first round is warm-up.
      if (round >= 0) ratios.push(watchedMs / unwatchedMs);
    }
    const cost = (median(ratios) - 1) * 100;
    const least = (Math.min(...ratios) - 1) * 100;
    const most = (Math.max(...ratios) - 1) * 100;
    return `**${cost.toFixed(1)} % longer** (median of ${purchases} pairs, ${least.toFixed(1)} to ${most.toFixed(1)}): a whole purchase, each answer of the store delayed by ${latencyMs} ms, with ${manyViewers} viewers from its start to its end, against one that nobody watches.`;
  } finally {
    await product.stop();
  }
}

async function timePurchase(
  client: Client,
  purchase: { url: string; buyerProfileId: string; viewers: number },
): Promise<number> {
  const { url, buyerProfileId, viewers } = purchase;
  const startedAt = performance.now();
  const followed: Promise<FollowedFrames>[] = [];
  const onCreated = async (id: string): Promise<void> => {
    if (viewers === 0) return;
    const { url: viewerUrl } = await client.checkouts.createEmbedToken(id);
    for (let viewer = 0; viewer < viewers; viewer++) followed.push(followFrames(viewerUrl));
  };
  await buyThroughApi(client, url, buyerProfileId, { onCreated });
  const tookMs = performance.now() - startedAt;
  const streams = await Promise.all(followed);
  if (streams.some(({ frames }) => frames.length === 0)) throw new Error("A viewer saw nothing.");
  await leaveAll(streams);
  return tookMs;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
