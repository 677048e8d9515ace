/** How many runs of this process may work at once. A run that waits for a human gives its slot back. */
export interface Slots {
  /** Waits for a free slot. Runs that resume go before those that begin. */
  acquire(signal: AbortSignal, options?: { isResuming: boolean }): Promise<Slot>;
  /** How many runs this process should hold now: the slots, and those that wait for a human, within limits. */
  capacity(): number;
}

export interface Slot {
  /** Gives the slot to somebody else while a human is asked. */
  park(): void;
  /** Waits for a slot again. */
  resume(signal: AbortSignal): Promise<void>;
  release(): void;
}

interface Waiting {
  start(): void;
  isResuming: boolean;
}

export function createSlots(options: { count: number; maxParked: number }): Slots {
  const { count, maxParked } = options;
  let working = 0;
  let parked = 0;
  const queue: Waiting[] = [];

  const startNext = (): void => {
    while (working < count && queue.length > 0) {
      const resuming = queue.findIndex((waiting) => waiting.isResuming);
      const [next] = queue.splice(Math.max(resuming, 0), 1);
      working += 1;
      next?.start();
    }
  };
  const enter = (signal: AbortSignal, isResuming: boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        isResuming,
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      queue.push(waiting);
      startNext();
    });
  const leaveWork = (): void => {
    working -= 1;
    startNext();
  };

  const holdSlot = (): Slot => {
    let state: "working" | "parked" | "released" = "working";
    return {
      park: () => {
        if (state !== "working") return;
        state = "parked";
        parked += 1;
        leaveWork();
      },
      resume: async (signal) => {
        if (state !== "parked") return;
        await enter(signal, true);
        parked -= 1;
        state = "working";
      },
      release: () => {
        if (state === "working") leaveWork();
        if (state === "parked") parked -= 1;
        state = "released";
      },
    };
  };

  return {
    acquire: async (signal, { isResuming } = { isResuming: false }) => {
      await enter(signal, isResuming);
      return holdSlot();
    },
    capacity: () => count + Math.min(parked, maxParked),
  };
}
