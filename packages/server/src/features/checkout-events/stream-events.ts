import type { Writable } from "node:stream";
import { openOutlet } from "../../platform/outlet.ts";
import type { Place } from "./checkout-events.store.ts";
import { isAfter, type WrittenEvent } from "./write-event.ts";

export interface EventStream {
  /** Call when there may be more events. */
  wake(): void;
}

/** Writes the events after a position to one client, as fast as it reads, and closes after the last event. */
export function streamEvents(
  { events, after, keepAliveMs }: { events: readonly WrittenEvent[]; after: Place; keepAliveMs: number },
  receiver: Writable,
): EventStream {
  const first = events.findIndex((event) => isAfter(event, after));
  let next = first === -1 ? events.length : first;
  let isKeepAliveDue = false;
  const outlet = openOutlet(receiver, () => {
    const event = events[next];
    if (event !== undefined) {
      next += 1;
      return event.text;
    }
    if (!isKeepAliveDue) return undefined;
    isKeepAliveDue = false;
    return ": still here\n\n";
  });
  const wake = (): void => {
    outlet.wake();
    if (next === events.length && events.at(-1)?.isEnd) receiver.end();
  };
  const keepAlive = setInterval(() => {
    isKeepAliveDue = true;
    wake();
  }, keepAliveMs);
  receiver.on("drain", wake);
  receiver.once("close", () => clearInterval(keepAlive));
  wake();
  return { wake };
}
