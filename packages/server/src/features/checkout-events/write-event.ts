import {
  type CheckoutEventName,
  CheckoutGoal,
  CheckoutStatus,
  checkoutEventData,
  isTerminal,
} from "@cartwright/contract";
import { z } from "zod";
import type { EventRow, Place } from "./checkout-events.store.ts";

/** An event as the bytes of it go out, the same to all who follow. */
export interface WrittenEvent extends Place {
  text: string;
  isEnd: boolean;
}

/** The event, and behind the last status the end. */
export function writeEvents(row: EventRow): WrittenEvent[] {
  const { item, place, name } = row;
  const data = dataOf(row);
  const event = { item, place, text: textOf({ item, place }, name, data), isEnd: false };
  if (!("status" in data) || !isTerminal(CheckoutStatus.parse(data.status))) return [event];
  const end = { item, place: place + 1 };
  return [event, { ...end, text: textOf(end, "end", {}), isEnd: true }];
}

/** Whether the one is behind the other. */
export function isAfter(one: Place, other: Place): boolean {
  return one.item === other.item ? one.place > other.place : one.item > other.item;
}

const beginning: Place = { item: -1, place: 0 };

/** From `Last-Event-ID`, as its schema lets it through. */
export function readPlace(lastEventId: string | undefined): Place {
  if (lastEventId === undefined) return beginning;
  const [item = 0, place = 0] = lastEventId.split("-").map(Number);
  return { item, place };
}

function textOf({ item, place }: Place, name: CheckoutEventName, data: object): string {
  return `id: ${item}-${place}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What the database puts together, before it is what the contract says. */
const stored = {
  progress: z
    .looseObject({ at: z.string() })
    .transform(({ at, ...item }) => ({ ...item, at: toTimestamp(at) })),
  question: z
    .looseObject({ expiresAt: z.string(), detectedTotal: z.unknown() })
    .transform(({ expiresAt, detectedTotal, ...question }) => ({
      ...question,
      expiresAt: toTimestamp(expiresAt),
      ...(detectedTotal !== null && { detectedTotal }),
    })),
  status: z
    .looseObject({
      createdAt: z.string(),
      subject: z.string().nullable(),
      isOvercharged: z.boolean(),
      goal: CheckoutGoal,
    })
    .transform(({ createdAt, subject, isOvercharged, goal, ...change }) => ({
      ...change,
      createdAt: toTimestamp(createdAt),
      ...(goal === "quote" && { goal }),
      ...(isOvercharged && { code: "charged_above_approval" }),
      ...(subject !== null && { subject }),
    })),
} as const;

function dataOf({ name, data }: EventRow): object {
  return checkoutEventData[name].parse(stored[name].parse(data));
}

/** PostgreSQL writes a timestamp into JSON with an offset and as many digits as it needs. */
function toTimestamp(text: string): string {
  return new Date(text).toISOString();
}
