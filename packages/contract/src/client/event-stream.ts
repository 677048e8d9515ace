import { createParser, type EventSourceMessage } from "eventsource-parser";
import { type CheckoutEvent, type CheckoutEventName, checkoutEventData } from "../checkout-events.ts";
import { ConnectionError, UnexpectedAnswerError } from "./client-errors.ts";
import { parseJson } from "./parse-json.ts";

/** A comment line comes every 15 seconds: a connection that is silent for longer than this is dead. */
const longestSilenceMs = 45_000;

/** Yields the events of one connection until it ends, skipping names unknown to this version. */
export async function* readEventStream(
  response: Response,
  signal: AbortSignal | undefined,
): AsyncGenerator<CheckoutEvent, void, undefined> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const chunk = reader && (await unlessSilent(reader.read(), signal));
      if (!chunk || chunk.done) return;
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      for (const message of arrived.splice(0)) {
        const event = readEvent(message, response.status);
        if (event) yield event;
      }
    }
  } finally {
    // Cancelling fails if the stream has broken off, which has already been reported.
    await reader?.cancel().catch(() => undefined);
  }
}

function readEvent({ id, event, data }: EventSourceMessage, status: number): CheckoutEvent | undefined {
  if (id === undefined || event === undefined || !isKnown(event)) return undefined;
  const parsed = checkoutEventData[event].safeParse(parseJson(data));
  if (parsed.success) return { id, event, data: parsed.data } as CheckoutEvent;
  throw new UnexpectedAnswerError(`the event ${event} is not what the contract says`, {
    status,
    cause: parsed.error,
  });
}

function isKnown(name: string): name is CheckoutEventName {
  return Object.hasOwn(checkoutEventData, name);
}

async function unlessSilent<Result>(
  reading: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const error = new ConnectionError("the stream of events has gone silent", {
      isTimeout: true,
      cause: undefined,
    });
    timer = setTimeout(() => reject(error), longestSilenceMs);
  });
  try {
    return await Promise.race([reading, silence]);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ConnectionError) throw cause;
    throw new ConnectionError("the stream of events broke off", { isTimeout: false, cause });
  } finally {
    clearTimeout(timer);
  }
}
