import type { Clock } from "../../platform/clock.ts";

/** A delivery as received by a test receiver. */
export interface ReceivedDelivery {
  at: string;
  id: string | null;
  signature: string | null;
  body: string;
}

export interface TestReceivers {
  receive(receiverId: string, delivery: Omit<ReceivedDelivery, "at">): void;
  /** Latest first. */
  list(receiverId: string): readonly ReceivedDelivery[];
}

const mostReceivers = 200;
const mostDeliveries = 30;

/**
 * Keeps received deliveries in memory, for a developer who is looking now. Their number is bounded; a new
 * receiver replaces the one that was silent longest. Anyone who knows a receiver's id, which can't be
 * guessed, may read its deliveries.
 */
export function createTestReceivers(clock: Pick<Clock, "now">): TestReceivers {
  const receivers = new Map<string, ReceivedDelivery[]>();
  return {
    receive: (receiverId, delivery) => {
      const known = receivers.get(receiverId) ?? [];
      // Reinserting moves it to the end of the map.
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
