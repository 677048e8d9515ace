import {
  isTerminal,
  StreamCheckout,
  type StreamFrame,
  StreamOutcome,
  StreamPicture,
  StreamProgress,
  StreamStatus,
  streamEvents,
} from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import { toTimestamp } from "../../platform/database/to-timestamp.ts";
import type { CheckoutSeen, TimelineItem } from "./live-view.store.ts";
import type { NumberedPicture, Scene } from "./watched-checkouts.ts";

export interface EventWriter {
  /** Returns what the viewer has not been sent yet, most urgent first; undefined if there is nothing. */
  next(): string | Buffer | undefined;
  /** Whether the last event has been returned. */
  hasEnded(): boolean;
}

/** Tracks what one viewer has been sent and picks the next event from the current scene. */
export function createEventWriter(
  scene: Readonly<Scene>,
  { clock, frames }: { clock: Clock; frames: FrameTexts },
): EventWriter {
  let isGreeted = false;
  let status: string | undefined;
  let items = 0;
  let picture: string | undefined;
  let frame = 0;
  let hasEnded = false;

  const nextOf = (checkout: CheckoutSeen): string | Buffer | undefined => {
    if (!isGreeted) {
      isGreeted = true;
      return event(streamEvents.checkout, StreamCheckout, greetingOf(checkout, clock.now()));
    }
    if (status !== checkout.status) {
      status = checkout.status;
      return event(streamEvents.status, StreamStatus, statusOf(checkout));
    }
    const item = checkout.items[items];
    if (item) {
      items += 1;
      return event(streamEvents.progress, StreamProgress, progressOf(item));
    }
    if (isTerminal(checkout.status)) {
      hasEnded = true;
      return `${event(streamEvents.outcome, StreamOutcome, outcomeOf(checkout))}event: ${streamEvents.end}\ndata: {}\n\n`;
    }
    if (picture !== scene.picture) {
      picture = scene.picture;
      return event(streamEvents.picture, StreamPicture, { state: scene.picture });
    }
    if (scene.picture !== "shown" || !scene.frame || scene.frame.sequence === frame) return undefined;
    frame = scene.frame.sequence;
    return frames.textOf(scene.frame);
  };
  return {
    next: () => (scene.checkout && !hasEnded ? nextOf(scene.checkout) : undefined),
    hasEnded: () => hasEnded,
  };
}

export interface FrameTexts {
  textOf(frame: NumberedPicture): Buffer;
}

/** Serialises each picture once, because all viewers of a run get the same bytes. */
export function createFrameTexts(): FrameTexts {
  const texts = new WeakMap<NumberedPicture, Buffer>();
  return {
    textOf: (frame) => {
      const text = texts.get(frame) ?? Buffer.from(writeFrame(frame));
      texts.set(frame, text);
      return text;
    },
  };
}

function writeFrame({ sequence, at, width, height, data }: NumberedPicture): string {
  const frame: StreamFrame = { sequence, at: at.toISOString(), width, height, mime: "image/jpeg", data };
  return `event: ${streamEvents.frame}\ndata: ${JSON.stringify(frame)}\n\n`;
}

function event<Data>(name: string, schema: { parse(data: Data): unknown }, data: Data): string {
  return `event: ${name}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`;
}

function greetingOf({ url, createdAt }: CheckoutSeen, now: Date): StreamCheckout {
  const merchant = URL.parse(url)?.hostname ?? "the merchant";
  return { merchant, createdAt: createdAt.toISOString(), now: now.toISOString() };
}

function statusOf({ status, resumedAt }: CheckoutSeen): StreamStatus {
  return { status, ...(resumedAt && { resumedAt: resumedAt.toISOString() }) };
}

function progressOf({ startedAt, ...item }: TimelineItem): StreamProgress {
  return { ...item, at: toTimestamp(item.at), startedAt: startedAt === null ? null : toTimestamp(startedAt) };
}

function outcomeOf({ receipt, failureReason, items }: CheckoutSeen): StreamOutcome {
  const terminal: TimelineItem | undefined = items.findLast(({ kind }) => kind === "terminal");
  const { message } = terminal?.data ?? {};
  return {
    ...(receipt && { receipt }),
    ...(failureReason !== null && { failure: { reason: failureReason } }),
    message: typeof message === "string" ? message : "",
  };
}
