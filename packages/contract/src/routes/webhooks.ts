import { IdParams } from "../primitives.ts";
import {
  CreatedWebhook,
  CreateWebhookBody,
  ListDeliveriesQuery,
  RevokedWebhook,
  WebhookDeliveryList,
  WebhookList,
} from "../webhooks.ts";
import { defineRoute } from "./define-route.ts";

export const webhookRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/v1/webhooks",
    access: "credential",
    scope: "webhooks.write",
    summary: "Register a webhook endpoint",
    body: CreateWebhookBody,
    responses: { 201: CreatedWebhook },
    refusals: [400, 403, 429],
  }),
  list: defineRoute({
    method: "GET",
    path: "/v1/webhooks",
    access: "credential",
    scope: "webhooks.read",
    summary: "List webhook endpoints, newest first",
    responses: { 200: WebhookList },
    refusals: [403],
  }),
  listDeliveries: defineRoute({
    method: "GET",
    path: "/v1/webhooks/deliveries",
    access: "credential",
    scope: "webhooks.read",
    summary: "List deliveries of the last month, newest first",
    query: ListDeliveriesQuery,
    responses: { 200: WebhookDeliveryList },
    refusals: [400, 403],
  }),
  revoke: defineRoute({
    method: "DELETE",
    path: "/v1/webhooks/{id}",
    access: "credential",
    scope: "webhooks.write",
    summary: "Revoke a webhook endpoint",
    params: IdParams,
    responses: { 200: RevokedWebhook },
    refusals: [403, 404, 429],
  }),
} as const;
