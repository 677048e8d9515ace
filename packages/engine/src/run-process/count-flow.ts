/** How much is allowed at once, and how much more each second. */
export interface FlowLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts usage against a limit. `take` returns whether there was room. */
export function countFlow({ burst, perSecond }: FlowLimit) {
  let room = burst;
  let at = performance.now();
  return {
    take: (amount: number): boolean => {
      const time = performance.now();
      room = Math.min(burst, room + ((time - at) / 1000) * perSecond) - amount;
      at = time;
      return room >= 0;
    },
  };
}
