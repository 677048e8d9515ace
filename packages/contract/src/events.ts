import { z } from "zod";
import { CheckoutStatus, FailureReason } from "./checkouts.ts";
import { Timestamp, Uuid } from "./primitives.ts";

/** The body of a webhook delivery: a notification only. Fetch the checkout for its state. */
export const CheckoutStatusChanged = z.object({
  type: z.literal("checkout.status_changed"),
  checkoutId: Uuid,
  status: CheckoutStatus.exclude(["queued"]),
  /** Set only if the status is `failed`. */
  failureReason: FailureReason.nullable(),
  /** Set only if the goal was a quote: `succeeded` then means that there is a quote. */
  goal: z.literal("quote").optional(),
  /**
   * Set only if the receipt of a placed order is above the approved amount. The timeline has both amounts.
   */
  code: z.literal("charged_above_approval").optional(),
  /**
   * The page where a person answers the open question. Set only for endpoints that opted in (`answerLinks`),
   * and only if an agent may not answer. People who open it have to prove that they are the intended person.
   */
  answerUrl: z.string().optional(),
  /** A routing hint, not an authorisation. */
  subject: z.string().optional(),
  /** When the event was first dispatched; a retry repeats it. */
  createdAt: Timestamp,
});
export type CheckoutStatusChanged = z.infer<typeof CheckoutStatusChanged>;

/** What `POST /v1/webhooks/{id}/events` sends by default: it belongs to no checkout and has no content. */
export const WebhookTest = z.object({ type: z.literal("webhook.test"), createdAt: Timestamp });
export type WebhookTest = z.infer<typeof WebhookTest>;

/** Any event that an endpoint may receive. */
export const WebhookEvent = z.discriminatedUnion("type", [CheckoutStatusChanged, WebhookTest]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * Headers of a delivery. Retries, and all endpoints that receive the same event, share the id; time and
 * signatures are new on each attempt.
 */
export const deliveryHeaders = {
  signature: "x-cartwright-signature",
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  /** The signature according to Standard Webhooks, for receivers that use its libraries. */
  standardSignature: "webhook-signature",
} as const;
