import type { CheckoutEvent } from "../checkout-events.ts";
import { ConnectionError, isPassing } from "./client-errors.ts";
import { readEventStream } from "./event-stream.ts";
import { pause } from "./pause.ts";

export interface EventsOptions {
  /** The id of the last event that was seen; all of them from the first without one. */
  lastEventId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** One connection. Undefined where nothing comes after the last event that was seen. */
export type OpenEventStream = (options: EventsOptions) => Promise<Response | undefined>;

/** Connections that bring no event, one after the other, before it is given up. */
const toleratedFailures = 5;
const firstPauseMs = 500;

/**
 * Yields each event of the checkout once and in order, `end` as the last. A connection that breaks off is taken up again after
 * the last event. Ends by throwing the signal's reason on abort, or the failure that would not go away.
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
