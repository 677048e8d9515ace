import type { CheckoutEvent } from "../checkout-events.ts";
import { ConnectionError, isPassing } from "./client-errors.ts";
import { readEventStream } from "./event-stream.ts";
import { pause } from "./pause.ts";

export interface EventsOptions {
  /** The id of the last event already seen; without it, events start from the first. */
  lastEventId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Opens one connection. Undefined if there are no events after the last one seen. */
export type OpenEventStream = (options: EventsOptions) => Promise<Response | undefined>;

/** Give up after this many connections in a row without an event. */
const toleratedFailures = 5;
const firstPauseMs = 500;

/**
 * Yields each event of the checkout once and in order, `end` last. Reconnects after the last event if the
 * connection breaks. Throws the signal's reason on abort, or the error if it persists.
 */
export async function* followEvents(
  open: OpenEventStream,
  { lastEventId, signal }: EventsOptions = {},
): AsyncGenerator<CheckoutEvent, void, undefined> {
  let last = lastEventId;
  let failures = 0;
  let failure: unknown = new ConnectionError("the stream of events brought none", {
    isTimeout: false,
    cause: undefined,
  });
  while (failures <= toleratedFailures) {
    try {
      const response = await open({ lastEventId: last, signal });
      if (!response) return;
      for await (const event of readEventStream(response, signal)) {
        failures = 0;
        last = event.id;
        yield event;
        if (event.event === "end") return;
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
      failure = error;
    }
    await pause(firstPauseMs * 2 ** failures, signal);
    failures += 1;
  }
  throw failure;
}
