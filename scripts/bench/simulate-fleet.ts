/** A measured run: its duration on an idle machine, and the processor time it used. */
export interface MeasuredRun {
  readonly workSeconds: number;
  readonly processorSeconds: number;
}

export interface Fleet {
  readonly workers: number;
  readonly coresEach: number;
  readonly slotsEach: number;
}

export interface FleetReport {
  readonly finished: number;
  /** How long runs waited for a slot: median and 99th percentile. */
  readonly waitSeconds: { readonly median: number; readonly p99: number };
  /** The share of all cores that was used. */
  readonly utilisation: number;
  /** How much longer runs took than on an idle machine. */
  readonly slowdown: number;
}

interface UnderWay {
  arrivedAt: number;
  run: MeasuredRun;
  leftSeconds: number;
}

const stepSeconds = 0.1;

/**
 * Replays measured runs at a given rate. Runs arrive at random, wait for a free slot, and share the cores of
 * their worker: if the cores do not suffice, all of its runs slow down.
 */
export function simulateFleet(
  fleet: Fleet,
  arrivals: { runs: readonly MeasuredRun[]; perSecond: number; seconds: number; random: () => number },
): FleetReport {
  const machines: UnderWay[][] = Array.from({ length: fleet.workers }, () => []);
  const queue: UnderWay[] = [];
  const waits: number[] = [];
  let finished = 0;
  let usedCoreSeconds = 0;
  let workedSeconds = 0;
  let neededSeconds = 0;
  for (let now = 0; now < arrivals.seconds; now += stepSeconds) {
    queue.push(...arriving(arrivals, now));
    for (const machine of fillSlots(machines, queue, fleet.slotsEach)) waits.push(now - machine.arrivedAt);
    for (const machine of machines) {
      workedSeconds += machine.length * stepSeconds;
      const { ended, coreSeconds } = workOn(machine, fleet.coresEach);
      usedCoreSeconds += coreSeconds;
      finished += ended.length;
      neededSeconds += ended.reduce((sum, { run }) => sum + run.workSeconds, 0);
    }
  }
  const sorted = [...waits, ...queue.map(({ arrivedAt }) => arrivals.seconds - arrivedAt)].sort(
    (a, b) => a - b,
  );
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    finished,
    waitSeconds: { median: at(0.5), p99: at(0.99) },
    utilisation: usedCoreSeconds / (fleet.workers * fleet.coresEach * arrivals.seconds),
    slowdown: neededSeconds === 0 ? 1 : workedSeconds / neededSeconds,
  };
}

/** Advances all runs of a machine by one step and removes the finished ones. */
function workOn(machine: UnderWay[], cores: number): { ended: UnderWay[]; coreSeconds: number } {
  const demand = machine.reduce((sum, { run }) => sum + run.processorSeconds / run.workSeconds, 0);
  const speed = Math.min(1, cores / Math.max(demand, 1e-9));
  for (const each of machine) each.leftSeconds -= stepSeconds * speed;
  const ended = machine.filter(({ leftSeconds }) => leftSeconds <= 0);
  for (const each of ended) machine.splice(machine.indexOf(each), 1);
  return { ended, coreSeconds: Math.min(demand, cores) * stepSeconds };
}

/** The number of arrivals in a step is Poisson distributed. */
function arriving(
  { runs, perSecond, random }: { runs: readonly MeasuredRun[]; perSecond: number; random: () => number },
  now: number,
): UnderWay[] {
  const limit = Math.exp(-perSecond * stepSeconds);
  const found: UnderWay[] = [];
  for (let product = random(); product > limit; product *= random()) {
    const run = runs[Math.floor(random() * runs.length)];
    if (run) found.push({ arrivedAt: now, run, leftSeconds: run.workSeconds });
  }
  return found;
}

/** The worker with the most free slots takes the next run. */
function fillSlots(machines: UnderWay[][], queue: UnderWay[], slotsEach: number): UnderWay[] {
  const begun: UnderWay[] = [];
  for (;;) {
    const [next] = queue;
    const freest = machines.reduce((best, each) => (each.length < best.length ? each : best));
    if (!next || freest.length >= slotsEach) return begun;
    queue.shift();
    freest.push(next);
    begun.push(next);
  }
}

/** Finds the smallest fleet in which 99 of 100 runs wait less than a second. */
export function findFleet(
  shape: Omit<Fleet, "workers">,
  { begin, ...arrivals }: Parameters<typeof simulateFleet>[1] & { begin: number },
  createRandom: () => () => number,
): { fleet: Fleet; report: FleetReport } {
  for (let workers = Math.max(1, begin); ; workers += Math.max(1, Math.floor(workers / 20))) {
    const fleet = { ...shape, workers };
    const report = simulateFleet(fleet, { ...arrivals, random: createRandom() });
    if (report.waitSeconds.p99 < 1) return { fleet, report };
  }
}
