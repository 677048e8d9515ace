import type { Clock } from "../../platform/clock.ts";

/** A delivery as a test receiver got it. */
export interface ReceivedDelivery {
  at: string;
  id: string | null;
  signature: string | null;
  body: string;
}

export interface TestReceivers {
  receive(receiverId: string, delivery: Omit<ReceivedDelivery, "at">): void;
  /** The latest first. */
  list(receiverId: string): readonly ReceivedDelivery[];
}

const mostReceivers = 200;
const mostDeliveries = 30;

/**
 * What test receivers got, in memory, for a developer who looks right now. All of it is bounded, and a receiver that was silent for
 * longest makes room for a new one. Whoever knows the id of one, which nobody can guess, may read what it got.
 */
export function createTestReceivers(clock: Pick<Clock, "now">): TestReceivers {
  const receivers = new Map<string, ReceivedDelivery[]>();
  return {
    receive: (receiverId, delivery) => {
      const known = receivers.get(receiverId) ?? [];
      // Set anew, it is the last in the map.
      receivers.delete(receiverId);
      receivers.set(
        receiverId,
        [{ at: clock.now().toISOString(), ...delivery }, ...known].slice(0, mostDeliveries),
      );
      const [longestSilent] = receivers.keys();
      if (receivers.size > mostReceivers && longestSilent !== undefined) receivers.delete(longestSilent);
    },
    list: (receiverId) => receivers.get(receiverId) ?? [],
  };
}
