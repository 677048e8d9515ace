import { AnswerLink, CreateAnswerLinkBody } from "../answer-links.ts";
import { CheckoutEventStream, FollowCheckoutHeaders } from "../checkout-events.ts";
import {
  ActionBody,
  ActionParams,
  Checkout,
  CheckoutPage,
  CreateCheckoutBody,
  CreateCheckoutHeaders,
  ListCheckoutsQuery,
} from "../checkouts.ts";
import { Evidence, EvidenceContent, EvidencePartParams } from "../evidence.ts";
import { EmbedToken } from "../live-view.ts";
import { messages } from "../messages.ts";
import { EmptyBody, IdParams } from "../primitives.ts";
import { defineRoute } from "./define-route.ts";

export const checkoutRoutes = {
  /** 201 with a new checkout, 200 if the idempotency key matches an earlier one. */
  create: defineRoute({
    method: "POST",
    path: "/v1/checkouts",
    access: "credential",
    scope: "checkouts.write",
    summary: "Create a checkout",
    headers: CreateCheckoutHeaders,
    body: CreateCheckoutBody,
    responses: { 200: Checkout, 201: Checkout },
    refusals: [400, 403, 409, 413, 429],
  }),
  list: defineRoute({
    method: "GET",
    path: "/v1/checkouts",
    access: "credential",
    scope: "checkouts.read",
    summary: "List checkouts, newest first",
    query: ListCheckoutsQuery,
    responses: { 200: CheckoutPage },
    refusals: [400, 403],
  }),
  get: defineRoute({
    method: "GET",
    path: "/v1/checkouts/{id}",
    access: "credential",
    scope: "checkouts.read",
    summary: "Get a checkout",
    params: IdParams,
    responses: { 200: Checkout },
    refusals: [404],
  }),
  /** 204 if there is nothing after the client's last event: the checkout has ended. */
  events: defineRoute({
    method: "GET",
    path: "/v1/checkouts/{id}/events",
    access: "credential",
    scope: "checkouts.read",
    summary: "Follow a checkout by server-sent events, from its beginning or after an event, until it ends",
    params: IdParams,
    headers: FollowCheckoutHeaders,
    responses: { 200: CheckoutEventStream, 204: EmptyBody },
    contentType: "text/event-stream",
    refusals: [404, 429],
  }),
  /** Empty if no evidence is kept. */
  getEvidence: defineRoute({
    method: "GET",
    path: "/v1/checkouts/{id}/evidence",
    access: "credential",
    scope: "checkouts.read",
    summary: "Get the journal of a checkout's runs, where evidence is kept",
    params: IdParams,
    responses: { 200: Evidence },
    refusals: [404],
  }),
  getEvidencePart: defineRoute({
    method: "GET",
    path: "/v1/checkouts/{id}/evidence/{partId}",
    access: "credential",
    scope: "checkouts.read",
    summary: "Get one picture or reading of a checkout's evidence",
    params: EvidencePartParams,
    responses: { 200: EvidenceContent },
    refusals: [404],
  }),
  /** The cancellation is accepted, but not yet applied. */
  cancel: defineRoute({
    method: "DELETE",
    path: "/v1/checkouts/{id}",
    access: "credential",
    scope: "checkouts.write",
    summary: "Cancel a checkout",
    params: IdParams,
    responses: { 202: EmptyBody },
    refusals: [404],
  }),
  createEmbedToken: defineRoute({
    method: "POST",
    path: "/v1/checkouts/{id}/embed-token",
    access: "credential",
    scope: "checkouts.write",
    summary: "Mint a token for the live view of a checkout",
    params: IdParams,
    responses: { 200: EmbedToken },
    refusals: [404],
  }),
  /** Only for the open question. */
  createAnswerLink: defineRoute({
    method: "POST",
    path: "/v1/checkouts/{id}/answer-link",
    access: "credential",
    scope: "checkouts.write",
    summary: "Create a link to the answer page of the open question",
    params: IdParams,
    body: CreateAnswerLinkBody,
    bodyRequired: false,
    responses: { 201: AnswerLink },
    refusals: [400, 404, 409, 429],
  }),
  resolveAction: defineRoute({
    method: "POST",
    path: "/v1/checkouts/{id}/actions/{actionId}",
    access: "credential",
    scope: "checkouts.write",
    summary: "Answer or decline the pending user action",
    params: ActionParams,
    body: ActionBody,
    responses: { 200: Checkout },
    refusals: [400, 404, 409, 413],
    invalidMessage: messages.actions.invalidBody,
  }),
} as const;
