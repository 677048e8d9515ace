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
import { noRequests, type RequestCounts } from "./persistent-client.ts";
import { disarm, installPoints } from "./points.ts";
import { createRandom } from "./random.ts";
import { createLanes, type Lane } from "./schedule.ts";
import { finishPurchase, type Purchase, type ShopperOptions, shop } from "./shopper.ts";
import { unlessAborted } from "./unless-aborted.ts";

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
  stop: AbortSignal;
  /** Ends everything early, without a judgement. */
  leave: AbortSignal;
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
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "cartwright-chaos-"));
  if (!options.keepsFolder) opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const installation = await startInstallation(folder, { ...options, signal: options.stop });
  opened.defer(() => installation.close());
  const stopShopping = new AbortController();
  opened.defer(() => stopShopping.abort());
  const underway = openShopping(installation, options, stopShopping.signal);
  const campaign: Campaign = { ...options, installation, underway, startedAt };
  const { facts, ...done } = await unlessAborted(buyAndDisturb(campaign, stopShopping), options.leave);
  return {
    seed: options.seed,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    ...done,
    requests: underway.shopper.counts,
    facts,
    violations: judge(facts),
    hasFullDisks: installation.disks.database !== undefined,
    folder,
  };
}

interface Campaign extends CampaignOptions {
  installation: Installation;
  underway: Shopping;
  startedAt: number;
}

type Done = Pick<CampaignResult, "disturbed" | "missed" | "facts">;

async function buyAndDisturb(campaign: Campaign, stopShopping: AbortController): Promise<Done> {
  const { installation, underway, stop, say } = campaign;
  await unlessAborted(installation.ready(), stop);
  await installPoints(installation.database);
  // The file system's own time, which no disturbance shifts.
  const typedSince = new Date();
  const shopping = underway.start();
  const failedInRollingRestart = await restartInOrder(campaign);
  say(`restarted in order: ${failedInRollingRestart.length} requests failed`);
  const done = await disturb(campaign);
  stopShopping.abort();
  await shopping;
  await settle(installation, underway);
  const living = await gatherLivingFacts(installation, underway.purchases);
  await installation.stopParts();
  await installation.database.stop();
  const remains = await gatherRemains(installation, underway.shopper.secrets, typedSince);
  const hungRequests = underway.shopper.counts.hung;
  return { ...done, facts: { ...living, ...remains, hungRequests, failedInRollingRestart } };
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
    counts: noRequests(),
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

/** Restarts the processes one by one while shoppers buy. Returns what was said of requests that failed. */
async function restartInOrder({ installation, underway, stop }: Campaign): Promise<readonly string[]> {
  const { shopper, purchases } = underway;
  while (purchases.length === 0 && !stop.aborted) await pause(100);
  const before = shopper.counts.failures.length;
  for (const part of installation.servers) if (!stop.aborted) await part.restart();
  return shopper.counts.failures.slice(before);
}

async function disturb(campaign: Campaign): Promise<Pick<Done, "disturbed" | "missed">> {
  const { installation, seed, kills: wanted, minutes, stop: signal, say, startedAt } = campaign;
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
