import { z } from "zod";
import { PendingUserAction, ProgressItem } from "./checkouts.ts";
import { CheckoutStatusChanged } from "./events.ts";

/** Position of an event within its checkout. Send it as `Last-Event-ID` to get the events after it. */
export const CheckoutEventId = z.string().regex(/^\d{1,9}-\d{1,9}$/);

export const FollowCheckoutHeaders = z.object({
  /** An empty id counts as none. */
  "last-event-id": z
    .union([CheckoutEventId, z.literal("")])
    .transform((id) => id || undefined)
    .optional(),
});

const EventEnd = z.object({});

/** The server-sent events of a checkout by name. `end` is the last one: nothing will change after it. */
export const checkoutEventData = {
  status: CheckoutStatusChanged,
  progress: ProgressItem,
  /** The question as it was asked. The next `status` event means it is no longer open. */
  question: PendingUserAction,
  end: EventEnd,
} as const;
export type CheckoutEventName = keyof typeof checkoutEventData;

/** One event as the client yields it. */
export type CheckoutEvent = {
  [Name in CheckoutEventName]: {
    id: string;
    event: Name;
    data: z.infer<(typeof checkoutEventData)[Name]>;
  };
}[CheckoutEventName];

/** The stream as text, in the format of server-sent events. */
export const CheckoutEventStream = z.string().meta({
  description:
    "Server-sent events. The data of `status` is a `CheckoutStatusChanged`, that of `progress` a `ProgressItem`, that of `question` a `PendingUserAction`, which is open until the next `status`, that of `end` an empty object; after `end` the stream is over. Ignore names that you do not know. A comment line comes every 15 seconds.",
});
