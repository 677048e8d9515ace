import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isTerminal } from "@cartwright/contract";
import { createCardNumber, createPassword, createSecurityCode } from "../../tests/support/canaries.ts";
import type { Disturbed } from "./disturbances.ts";
import { gatherLivingFacts, gatherRemains, readChanges } from "./gather-facts.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { type Facts, judge, type Violation } from "./judge.ts";
import { countFailures, type RequestCounts } from "./persistent-client.ts";
import { disarm, installPoints } from "./points.ts";
import { createRandom } from "./random.ts";
import { createLanes, type Lane } from "./schedule.ts";
import { finishPurchase, type Purchase, type ShopperOptions, shop } from "./shopper.ts";

export interface CampaignOptions {
  seed: number;
  /** The campaign ends when either is reached. */
  kills: number;
  minutes: number;
  shoppers: number;
  /** Concurrent runs in each worker. */
  slots: number;
  /** Keeps the folder with the logs and the database. */
  keepsFolder: boolean;
  /** Ends the disturbances early: what was bought until then is finished and judged. */
  signal: AbortSignal;
  say(line: string): void;
}

export interface CampaignResult {
  readonly seed: number;
  readonly seconds: number;
  readonly disturbed: readonly Disturbed[];
  /** How many points were not reached in time. */
  readonly missed: number;
  readonly requests: RequestCounts;
  readonly facts: Facts;
  readonly violations: readonly Violation[];
  readonly hasFullDisks: boolean;
  readonly folder: string;
}

const settleTimeoutMs = 240_000;

/** Buys and disturbs at the same time, then repairs everything, waits for the end, and judges. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "cartwright-chaos-"));
  const installation = await startInstallation(folder, options);
  const stopShopping = new AbortController();
  const underway = openShopping(installation, options, stopShopping.signal);
  try {
    await installation.ready();
    await installPoints(installation.database);
    const shopping = underway.start();
    const failedInRollingRestart = await restartInOrder(installation, underway);
    options.say(`restarted in order: ${failedInRollingRestart} requests failed`);
    const done = await disturb(installation, options, startedAt);
    stopShopping.abort();
    await shopping;
    await settle(installation, underway);
    const living = await gatherLivingFacts(installation, underway.purchases);
    await installation.stopParts();
    await installation.database.stop();
    const remains = await gatherRemains(installation, underway.shopper.secrets);
    const facts = {
      ...living,
      ...remains,
      hungRequests: underway.shopper.counts.hung,
      failedInRollingRestart,
    };
    const violations = judge(facts);
    return {
      seed: options.seed,
      seconds: Math.round((performance.now() - startedAt) / 1000),
      ...done,
      requests: underway.shopper.counts,
      facts,
      violations,
      hasFullDisks: installation.disks.database !== undefined,
      folder,
    };
  } finally {
    stopShopping.abort();
    await installation.close();
    if (!options.keepsFolder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Shopping {
  readonly purchases: Purchase[];
  readonly shopper: ShopperOptions;
  start(): Promise<unknown>;
}

function openShopping(
  { apiUrl, merchants, receiver }: Installation,
  { seed, shoppers, say }: CampaignOptions,
  signal: AbortSignal,
): Shopping {
  const purchases: Purchase[] = [];
  const random = createRandom(seed);
  const shopper: ShopperOptions = {
    apiUrl,
    merchants,
    receiverUrl: receiver.url,
    secrets: {
      card: createCardNumber(),
      securityCode: createSecurityCode(),
      password: createPassword(),
    },
    random,
    counts: { answered: 0, refused: {}, brokenOff: 0, hung: 0 },
    onPurchase: (purchase) => purchases.push(purchase),
    onError: (error) => say(`a shopper gave up: ${error.message}`),
    signal,
  };
  const start = (): Promise<unknown> =>
    Promise.all(
      Array.from({ length: shoppers }, (_, nth) =>
        shop({ ...shopper, random: random.fork(`shopper ${nth}`) }),
      ),
    );
  return { purchases, shopper, start };
}

/** Restarts the processes one by one while shoppers buy. Returns how many requests failed. */
async function restartInOrder({ servers }: Installation, { shopper, purchases }: Shopping): Promise<number> {
  while (purchases.length === 0) await pause(100);
  const before = countFailures(shopper.counts);
  for (const part of servers) await part.restart();
  return countFailures(shopper.counts) - before;
}

async function disturb(
  installation: Installation,
  { seed, kills: wanted, minutes, signal, say }: CampaignOptions,
  startedAt: number,
): Promise<Pick<CampaignResult, "disturbed" | "missed">> {
  const random = createRandom(seed).fork("disturbances");
  const disturbed: Disturbed[] = [];
  const until = startedAt + minutes * 60_000;
  let kills = 0;
  let missed = 0;
  const goOn = async (next: Lane): Promise<void> => {
    while (kills < wanted && performance.now() < until && !signal.aborted) {
      const { disturb: act, afterMs } = next();
      await pause(afterMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const done = await act(installation, random);
      if (!done) {
        missed += 1;
        continue;
      }
      disturbed.push(done);
      kills += done.kills;
      say(`${kills} of ${wanted}: ${done.what}, ${done.at}`);
    }
  };
  await Promise.all(createLanes(random).map(goOn));
  return { disturbed, missed };
}

/** Without further disturbances, every accepted purchase has to end and every event has to arrive. */
async function settle(installation: Installation, { purchases, shopper }: Shopping): Promise<void> {
  await installation.database.ensureUp();
  await disarm(installation.database);
  await installation.ready();
  const until = AbortSignal.timeout(settleTimeoutMs);
  const open = purchases.filter(({ latest }) => !isTerminal(latest.status));
  await Promise.all(
    open.map((purchase) => finishPurchase({ ...shopper, signal: until }, purchase).catch(shopper.onError)),
  );
  while (!until.aborted) {
    const arrived = new Set(
      installation.receiver.received.map(({ checkoutId, status }) => `${checkoutId} ${status}`),
    );
    const changes = await readChanges(installation.database);
    if (changes.every(({ checkoutId, status }) => arrived.has(`${checkoutId} ${status}`))) return;
    await pause(200);
  }
}
