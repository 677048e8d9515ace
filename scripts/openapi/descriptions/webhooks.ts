import { type DescribedProperties, sample } from "./described.ts";

const id = ["The endpoint's id.", sample.otherId] as const;
const url = ["Where events are sent.", sample.webhookUrl] as const;
const label = ["Your own name for it.", "Orders"] as const;
const end = ["Always null: this is the whole collection.", null] as const;
const endpoint = {
  id: sample.otherId,
  url: sample.webhookUrl,
  label: "Orders",
  lastDeliveryAt: sample.laterAt,
  lastDeliveryStatus: 204,
  createdAt: sample.createdAt,
};

export const webhookDescriptions: Readonly<Record<string, DescribedProperties>> = {
  CreateWebhookBody: {
    url: ["Where to send events: https, or http for `localhost` and `127.0.0.1`.", sample.webhookUrl],
    label,
    answerLinks: [
      "Whether events of questions that only a person may answer carry `answerUrl`, a link to the answer page.",
      true,
    ],
  },
  SendEventBody: {
    eventId: ["The event to send once more. Left out, a test event is sent.", sample.otherId],
  },
  SentEvent: { eventId: ["Names the event, as `webhook-id` does on the delivery.", sample.otherId] },
  WebhookTest: {
    type: ["Always `webhook.test`.", "webhook.test"],
    createdAt: ["When it was asked for.", sample.createdAt],
  },
  CreatedWebhook: {
    id,
    url,
    label,
    secret: ["Signs every delivery. It is shown this once.", "whsec_…"],
  },
  RevokedWebhook: { revoked: ["Always true.", true] },
  Webhook: {
    id,
    url,
    label,
    lastDeliveryAt: ["When the last delivery was tried. Null if there was none.", sample.laterAt],
    lastDeliveryStatus: ["The HTTP status that it was answered with. Null if it was not answered.", 204],
    answerLinks: ["Present where events of open questions carry a link to the answer page.", true],
    createdAt: ["When it was created.", sample.createdAt],
  },
  WebhookDelivery: {
    eventId: ["The event, as `webhook-id` names it.", sample.otherId],
    endpointId: id,
    url,
    checkoutId: ["The checkout that the event is about. Null for a test event.", sample.checkoutId],
    status: ["The checkout's status, as the event says it. Null for a test event.", "succeeded"],
    event: [
      "What was sent, without `answerUrl`. Absent where it can no longer be told.",
      { type: "webhook.test", createdAt: sample.createdAt },
    ],
    attempts: ["How often it was tried.", 1],
    delivered: ["Whether an attempt was answered with a `2xx`.", true],
    lastStatus: ["The HTTP status of the last attempt. Null if it was not answered.", 204],
    lastAttemptAt: ["When it was last tried.", sample.laterAt],
  },
  WebhookDeliveryList: { data: ["The latest deliveries, newest first.", []], nextCursor: end },
  WebhookList: {
    data: ["All endpoints, newest first.", [endpoint]],
    endpoints: ["The same as `data`, under its older name.", [endpoint]],
    nextCursor: end,
  },
};
