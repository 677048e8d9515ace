import { createParkingRoom } from "./parking-room.ts";

/** How many runs of this process may work at once. A run that waits for a human gives its slot back. */
export interface Slots {
  /**
   * Waits for a free slot. The tenant with the fewest working runs goes first; among its runs, resuming ones
   * go before new ones. A tenant with no working run may use one extra slot, so that it doesn't wait for
   * another tenant's slow shops.
   */
  acquire(tenantId: string, signal: AbortSignal): Promise<Slot>;
  /** How many runs this process should hold now: the slots plus all runs that wait for a human. */
  capacity(): number;
}

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
  start(): void;
  isResuming: boolean;
}

export function createSlots(options: { count: number; maxParked: number }): Slots {
  const { count, maxParked } = options;
  const working = countByTenant();
  /** Runs without a slot, whether or not they have a browser. */
  let waiting = 0;
  const room = createParkingRoom(maxParked);
  const queue: Waiting[] = [];

  const startNext = (): void => {
    for (let next = findNext(queue, working, count); next; next = findNext(queue, working, count)) {
      queue.splice(queue.indexOf(next), 1);
      working.add(next.tenantId, 1);
      next.start();
    }
  };
  const enter = (tenantId: string, isResuming: boolean, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting = {
        tenantId,
        isResuming,
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      queue.push(entry);
      startNext();
    });
  const leaveWork = (tenantId: string): void => {
    working.add(tenantId, -1);
    startNext();
  };

  const holdSlot = (tenantId: string): Slot => {
    let state: "working" | "waiting" | "released" = "working";
    let leaveRoom = (): void => undefined;
    return {
      park: (stepBack) => {
        if (state !== "working") return;
        state = "waiting";
        waiting += 1;
        leaveWork(tenantId);
        if (stepBack) leaveRoom = room.enter({ tenantId, stepBack });
      },
      resume: async (signal) => {
        if (state !== "waiting") return;
        leaveRoom();
        await enter(tenantId, true, signal);
        waiting -= 1;
        state = "working";
      },
      release: () => {
        if (state === "working") leaveWork(tenantId);
        if (state === "waiting") waiting -= 1;
        leaveRoom();
        state = "released";
      },
    };
  };

  return {
    acquire: async (tenantId, signal) => {
      await enter(tenantId, false, signal);
      return holdSlot(tenantId);
    },
    capacity: () => count + waiting,
  };
}

function findNext(
  queue: readonly Waiting[],
  working: ReturnType<typeof countByTenant>,
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

function countByTenant() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    of: (tenantId: string): number => counts.get(tenantId) ?? 0,
    add: (tenantId: string, change: number): void => {
      const next = (counts.get(tenantId) ?? 0) + change;
      all += change;
      if (next === 0) counts.delete(tenantId);
      else counts.set(tenantId, next);
    },
  };
}
