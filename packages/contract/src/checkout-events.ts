import { z } from "zod";
import { PendingUserAction, ProgressItem } from "./checkouts.ts";
import { CheckoutStatusChanged } from "./events.ts";

/** Where an event stands among those of its checkout. Give the last one that you have as `Last-Event-ID` to get what came after it. */
export const CheckoutEventId = z.string().regex(/^\d{1,9}-\d{1,9}$/);

export const FollowCheckoutHeaders = z.object({
  /** An empty one counts as none. */
  "last-event-id": z
    .union([CheckoutEventId, z.literal("")])
    .transform((id) => id || undefined)
    .optional(),
});

const EventEnd = z.object({});

/** The server-sent events of a checkout by their names. `end` is the last one: nothing will change any more. */
export const checkoutEventData = {
  status: CheckoutStatusChanged,
  progress: ProgressItem,
  /** As it was asked. The next `status` says that it is open no more. */
  question: PendingUserAction,
  end: EventEnd,
} as const;
export type CheckoutEventName = keyof typeof checkoutEventData;

/** One event as the client gives it out. */
export type CheckoutEvent = {
  [Name in CheckoutEventName]: {
    id: string;
    event: Name;
    data: z.infer<(typeof checkoutEventData)[Name]>;
  };
}[CheckoutEventName];

/** The stream as text, as server-sent events have it. */
export const CheckoutEventStream = z.string().meta({
  description:
    "Server-sent events. The data of `status` is a `CheckoutStatusChanged`, that of `progress` a `ProgressItem`, that of `question` a `PendingUserAction`, which is open until the next `status`, that of `end` an empty object; after `end` the stream is over. Ignore names that you do not know. A comment line comes every 15 seconds.",
});
