import { z } from "zod";
import { CheckoutStatus } from "./checkouts.ts";
import { WebhookEvent } from "./events.ts";
import { limits } from "./limits.ts";
import { PageQuery } from "./pages.ts";
import { Timestamp, Uuid } from "./primitives.ts";

const WebhookUrl = z
  .string()
  .refine(
    (text) => isWebhookUrl(text),
    "must be an https URL without a user name or password (http is accepted for localhost and 127.0.0.1)",
  )
  .meta({ format: "uri" });

export const CreateWebhookBody = z.object({
  url: WebhookUrl,
  label: z.string().max(limits.label.maxLength).optional(),
  /** Events of open questions include a link to the answer page. */
  answerLinks: z.boolean().optional(),
});
export type CreateWebhookBody = z.input<typeof CreateWebhookBody>;

export const CreatedWebhook = z.object({
  id: Uuid,
  url: z.string(),
  label: z.string().nullable(),
  /** Starts with `whsec_`; shown only once. */
  secret: z.string(),
});
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

export const webhookSecretPrefix = "whsec_";

export const Webhook = z.object({
  id: Uuid,
  url: z.string(),
  label: z.string().nullable(),
  lastDeliveryAt: Timestamp.nullable(),
  /** The HTTP status of the last delivery; null if there was no response. */
  lastDeliveryStatus: z.int().nullable(),
  /** Absent if its events have no links. */
  answerLinks: z.literal(true).optional(),
  createdAt: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

/** The whole collection, newest first; `endpoints` repeats `data` under its older name. */
export const WebhookList = z.object({
  data: z.array(Webhook),
  endpoints: z.array(Webhook),
  nextCursor: z.null(),
});
export type WebhookList = z.infer<typeof WebhookList>;

export const ListDeliveriesQuery = PageQuery.pick({ limit: true }).extend({ checkoutId: Uuid.optional() });
export type ListDeliveriesQuery = z.output<typeof ListDeliveriesQuery>;

/** The outcome of one event at one endpoint. */
export const WebhookDelivery = z.object({
  eventId: Uuid,
  endpointId: Uuid,
  url: z.string(),
  /** Null for a test event. */
  checkoutId: Uuid.nullable(),
  /** The checkout's status in the event. Null for a test event. */
  status: CheckoutStatus.nullable(),
  /** What was sent, without the link to the answer page. Absent once it is no longer known. */
  event: WebhookEvent.optional(),
  attempts: z.int(),
  /** False while attempts are left, and if all have failed. */
  delivered: z.boolean(),
  /** The HTTP status of the last attempt; null if there was no response. */
  lastStatus: z.int().nullable(),
  lastAttemptAt: Timestamp,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveryList = z.object({ data: z.array(WebhookDelivery), nextCursor: z.null() });
export type WebhookDeliveryList = z.infer<typeof WebhookDeliveryList>;

/** The event to resend; a test event if omitted. */
export const SendEventBody = z.strictObject({ eventId: Uuid.optional() }).default({});
export type SendEventBody = z.input<typeof SendEventBody>;

export const SentEvent = z.object({ eventId: Uuid });
export type SentEvent = z.infer<typeof SentEvent>;

export const RevokedWebhook = z.object({ revoked: z.literal(true) });

/** Only these names of this machine may be unencrypted: parsers disagree about others, such as `127.1`. */
const loopbackUrl = /^http:\/\/(localhost|127\.0\.0\.1)(:\d*)?([/?#]|$)/i;

function isWebhookUrl(text: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  if (url?.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || loopbackUrl.test(text);
}
