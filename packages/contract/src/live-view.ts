import { z } from "zod";
import { CheckoutStatus, FailureReason, ProgressItem, Receipt } from "./checkouts.ts";
import { Timestamp } from "./primitives.ts";

export const EmbedToken = z.object({
  token: z.string(),
  /** The viewer page, including the token. */
  url: z.string(),
  expiresAt: Timestamp,
});
export type EmbedToken = z.infer<typeof EmbedToken>;

/** A missing or repeated token counts as invalid: a 401, never a 400. */
export const EmbedQuery = z.object({ token: z.string().optional().catch(undefined) });

export const EmbedParams = z.object({ checkoutId: z.string() });

/** `data` of a server-sent `frame` event. */
export const StreamFrame = z.object({
  sequence: z.int(),
  at: Timestamp,
  width: z.int(),
  height: z.int(),
  mime: z.literal("image/jpeg"),
  /** Base64. */
  data: z.string(),
});
export type StreamFrame = z.infer<typeof StreamFrame>;

/** `data` of a server-sent `status` event. */
export const StreamStatus = z.object({
  status: CheckoutStatus,
  /** When the last question was answered; absent before that. */
  resumedAt: Timestamp.optional(),
});
export type StreamStatus = z.infer<typeof StreamStatus>;

/** `data` of a server-sent `checkout` event, the first of each stream. */
export const StreamCheckout = z.object({
  /** The hostname of the target. */
  merchant: z.string(),
  createdAt: Timestamp,
  /** The server's current time, which all other times refer to. */
  now: Timestamp,
});
export type StreamCheckout = z.infer<typeof StreamCheckout>;

/** `data` of a server-sent `progress` event: one item of the timeline, sent once and in order. */
export const StreamProgress = ProgressItem.pick({ sequence: true, kind: true, label: true, at: true }).extend(
  {
    /** When work on it began: at the previous item, or at the answer to it. Null for the first item. */
    startedAt: Timestamp.nullable(),
  },
);
export type StreamProgress = z.infer<typeof StreamProgress>;

/** `data` of a server-sent `picture` event: what there is to see. `hidden`: the page contains a secret. */
export const StreamPicture = z.object({ state: z.enum(["waiting", "shown", "hidden"]) });
export type StreamPicture = z.infer<typeof StreamPicture>;

/** `data` of a server-sent `outcome` event, sent before `end`. */
export const StreamOutcome = z.object({
  receipt: Receipt.optional(),
  failure: z.object({ reason: FailureReason }).optional(),
  /** One sentence for a person. */
  message: z.string(),
});
export type StreamOutcome = z.infer<typeof StreamOutcome>;

/** Names of the server-sent events; `end` is the last one and its data is an empty object. */
export const streamEvents = {
  checkout: "checkout",
  status: "status",
  progress: "progress",
  picture: "picture",
  frame: "frame",
  outcome: "outcome",
  end: "end",
} as const;
