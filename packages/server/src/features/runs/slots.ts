import { createParkingRoom } from "./parking-room.ts";

/**
 * How many runs of this process may work at once. A run that waits for a human gives its slot back. Runs that
 * share cores take longer together than one after the other, and fail where a page does not react in time: so
 * beyond the number of cores a run starts only while the machine has processor time to spare. A run that has
 * worked for long no longer counts there, so that no shop can keep the others waiting.
 */
export interface Slots {
  /**
   * Waits for a free slot. The tenant with the fewest working runs goes first; among its runs, resuming ones
   * go before new ones. A tenant with no working run may use one extra slot, so that it doesn't wait for
   * another tenant's slow shops.
   */
  acquire(tenantId: string, signal: AbortSignal): Promise<Slot>;
  /**
   * How many runs this process should hold now: those that may work, and all that wait for a human. One more
   * than the cores is held, for the time when the machine can take it.
   */
  capacity(): number;
  /** Call when the machine may have processor time to spare. */
  startWaiting(): void;
}

export interface SlotOptions {
  count: number;
  maxParked: number;
  /** Default: as many as there are slots. */
  cores?: number;
  /** Whether another run may start although as many work as there are cores. If so, it does. */
  takeIdleProcessor?: () => boolean;
  elapsedMs?: () => number;
}

/** Longer than a purchase works without a pause, also on a busy machine. */
const longWorkMs = 60_000;

export interface Slot {
  /**
   * Frees the slot while a human is asked. If more runs wait than there is room for, the one that has waited
   * longest, of the tenant with the most, is told to step back: to close its browser and be driven again once
   * it is answered. A run without `stepBack` keeps its browser.
   */
  park(stepBack?: () => void): void;
  /** Waits for a slot again. */
  resume(signal: AbortSignal): Promise<void>;
  release(): void;
}

interface Waiting {
  tenantId: string;
  start(work: Work): void;
  isResuming: boolean;
}

interface Work {
  tenantId: string;
  since: number;
}

export function createSlots(options: SlotOptions): Slots {
  const { count, maxParked, cores = count, takeIdleProcessor = () => true, elapsedMs = () => 0 } = options;
  const working = trackWork();
  /** Runs without a slot, whether or not they have a browser. */
  let waiting = 0;
  const room = createParkingRoom(maxParked);
  const queue: Waiting[] = [];

  const startNext = (): void => {
    for (let next = findNext(queue, working, count); next; next = findNext(queue, working, count)) {
      const now = elapsedMs();
      if (working.since(now - longWorkMs) >= cores && !takeIdleProcessor()) return;
      queue.splice(queue.indexOf(next), 1);
      next.start(working.begin(next.tenantId, now));
    }
  };
  const enter = (tenantId: string, isResuming: boolean, signal: AbortSignal): Promise<Work> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting = {
        tenantId,
        isResuming,
        start: (work) => {
          signal.removeEventListener("abort", leave);
          resolve(work);
        },
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      queue.push(entry);
      startNext();
    });
  const leaveWork = (work: Work): void => {
    working.end(work);
    startNext();
  };

  const holdSlot = (begun: Work): Slot => {
    const { tenantId } = begun;
    let work = begun;
    let state: "working" | "waiting" | "released" = "working";
    let leaveRoom = (): void => undefined;
    return {
      park: (stepBack) => {
        if (state !== "working") return;
        state = "waiting";
        waiting += 1;
        leaveWork(work);
        if (stepBack) leaveRoom = room.enter({ tenantId, stepBack });
      },
      resume: async (signal) => {
        if (state !== "waiting") return;
        leaveRoom();
        work = await enter(tenantId, true, signal);
        waiting -= 1;
        state = "working";
      },
      release: () => {
        if (state === "working") leaveWork(work);
        if (state === "waiting") waiting -= 1;
        leaveRoom();
        state = "released";
      },
    };
  };

  return {
    acquire: async (tenantId, signal) => holdSlot(await enter(tenantId, false, signal)),
    capacity: () => Math.min(count, Math.max(cores, working.all()) + 1) + waiting,
    startWaiting: startNext,
  };
}

function findNext(
  queue: readonly Waiting[],
  working: ReturnType<typeof trackWork>,
  count: number,
): Waiting | undefined {
  const mayStart = ({ tenantId }: Waiting): boolean =>
    working.all() < count || (working.all() === count && working.of(tenantId) === 0);
  const [next] = queue
    .filter(mayStart)
    .sort(
      (left, right) =>
        working.of(left.tenantId) - working.of(right.tenantId) ||
        Number(right.isResuming) - Number(left.isResuming),
    );
  return next;
}

function trackWork() {
  const all = new Set<Work>();
  return {
    all: () => all.size,
    of: (tenantId: string): number => [...all].filter((work) => work.tenantId === tenantId).length,
    since: (earliest: number): number => [...all].filter(({ since }) => since > earliest).length,
    begin: (tenantId: string, since: number): Work => {
      const work = { tenantId, since };
      all.add(work);
      return work;
    },
    end: (work: Work) => void all.delete(work),
  };
}
