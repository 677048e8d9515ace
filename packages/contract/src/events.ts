import { z } from "zod";
import { CheckoutStatus, FailureReason } from "./checkouts.ts";
import { Timestamp, Uuid } from "./primitives.ts";

/** The body of a webhook delivery: a notification only. Fetch the checkout for its state. */
export const CheckoutStatusChanged = z.object({
  type: z.literal("checkout.status_changed"),
  checkoutId: Uuid,
  status: CheckoutStatus.exclude(["queued"]),
  /** Set only where the status is `failed`. */
  failureReason: FailureReason.nullable(),
  /** Set only where nothing is to be bought: `succeeded` then means that there is a quote. */
  goal: z.literal("quote").optional(),
  /** Set only where an order was placed and its receipt is above what was approved. The checkout's timeline says both amounts. */
  code: z.literal("charged_above_approval").optional(),
  /**
   * Where a person answers the open question. Set only for endpoints that ask for it (`answerLinks`), and where an agent may not
   * answer. Whoever opens it has to prove to be meant.
   */
  answerUrl: z.string().optional(),
  /** A routing hint, not an authorisation. */
  subject: z.string().optional(),
  /** When the event was first dispatched; a retry repeats it. */
  createdAt: Timestamp,
});
export type CheckoutStatusChanged = z.infer<typeof CheckoutStatusChanged>;

/** What `POST /v1/webhooks/{id}/events` sends on its own: it is of no checkout, and says nothing. */
export const WebhookTest = z.object({ type: z.literal("webhook.test"), createdAt: Timestamp });
export type WebhookTest = z.infer<typeof WebhookTest>;

/** Whatever an endpoint may be sent. */
export const WebhookEvent = z.discriminatedUnion("type", [CheckoutStatusChanged, WebhookTest]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * Headers of a delivery. The id stays the same over retries, and over the endpoints that hear of the same event; time
 * and signatures are fresh on each attempt.
 */
export const deliveryHeaders = {
  signature: "x-cartwright-signature",
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  /** The same delivery signed as Standard Webhooks has it, for receivers that use its libraries. */
  standardSignature: "webhook-signature",
} as const;
