import {
  type CheckoutEventName,
  CheckoutGoal,
  CheckoutStatus,
  checkoutEventData,
  isTerminal,
} from "@cartwright/contract";
import { z } from "zod";
import { toTimestamp } from "../../platform/database/to-timestamp.ts";
import type { EventRow, Place } from "./checkout-events.store.ts";

/** A serialised event, the same for all followers. */
export interface WrittenEvent extends Place {
  text: string;
  isEnd: boolean;
}

/** Returns the event, followed by the end event if the status is final. */
export function writeEvents(row: EventRow): WrittenEvent[] {
  const { item, place, name } = row;
  const data = dataOf(row);
  const event = { item, place, text: textOf({ item, place }, name, data), isEnd: false };
  if (!("status" in data) || !isTerminal(CheckoutStatus.parse(data.status))) return [event];
  const end = { item, place: place + 1 };
  return [event, { ...end, text: textOf(end, "end", {}), isEnd: true }];
}

/** Whether `one` comes after `other`. */
export function isAfter(one: Place, other: Place): boolean {
  return one.item === other.item ? one.place > other.place : one.item > other.item;
}

const beginning: Place = { item: -1, place: 0 };

/** Parses `Last-Event-ID`, which its schema has already checked. */
export function readPlace(lastEventId: string | undefined): Place {
  if (lastEventId === undefined) return beginning;
  const [item = 0, place = 0] = lastEventId.split("-").map(Number);
  return { item, place };
}

function textOf({ item, place }: Place, name: CheckoutEventName, data: object): string {
  return `id: ${item}-${place}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Converts the database's JSON into what the contract specifies. */
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
