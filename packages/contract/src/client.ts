import type { z } from "zod";
import type { CreateAnswerLinkBody } from "./answer-links.ts";
import type { CreateApiKeyBody } from "./api-keys.ts";
import type { AcceptAupBody, CheckoutSessionBody } from "./billing.ts";
import type { CreateBuyerProfileBody, UpdateBuyerProfileBody } from "./buyer-profiles.ts";
import type { ListBuyerSessionsQuery } from "./buyer-sessions.ts";
import type { CreateCheckoutBody, ListCheckoutsQuery } from "./checkouts.ts";
import {
  type CallOptions,
  type CallRoute,
  type Connection,
  createCallRoute,
  createOpenRoute,
  type OpenRoute,
} from "./client/call-route.ts";
import { type EventsOptions, followEvents } from "./client/follow-events.ts";
import { type WaitOptions, waitForEnd } from "./client/wait-for-end.ts";
import { type WatchOptions, watchCheckout } from "./client/watch-checkout.ts";
import type { PageQuery } from "./pages.ts";
import type { JsonObject } from "./primitives.ts";
import { routes } from "./routes.ts";
import type { SignupBody } from "./signup.ts";
import type { UsageQuery } from "./usage.ts";
import type { CreateWebhookBody, ListDeliveriesQuery } from "./webhooks.ts";
import type { CreateWorkspaceBody, Notifications } from "./workspaces.ts";

export interface ClientOptions {
  baseUrl: string;
  /** An API key, or a function that returns the current session token, which is valid for one minute. */
  apiKey?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  fetch?: typeof fetch;
  /** Limit for one request and its whole answer. Defaults to 30 seconds. */
  timeoutMs?: number;
}

export type Client = ReturnType<typeof createClient>;

/**
 * The whole API as functions. Every answer is parsed; fields unknown to this version are dropped. Errors are
 * those of `createCallRoute`. Nothing is retried: give creates an idempotency key and retry them.
 */
export function createClient({
  baseUrl,
  apiKey,
  fetch = globalThis.fetch,
  timeoutMs = 30_000,
}: ClientOptions) {
  if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl is not an absolute URL: "${baseUrl}"`);
  const connection: Connection = {
    baseUrl,
    fetch: (url, init) => fetch(url, init),
    timeoutMs,
    findBearerToken: async () => (typeof apiKey === "function" ? apiKey() : apiKey),
  };
  const call = createCallRoute(connection);
  return {
    /** For routes that have no function here. */
    call,
    signup: (body: SignupBody = {}, options?: CallOptions) => call(routes.signup.create, { body }, options),
    health: (options?: CallOptions) => call(routes.health.get, {}, options),
    checkouts: checkoutCalls(call, createOpenRoute(connection)),
    buyerProfiles: buyerProfileCalls(call),
    buyerSessions: buyerSessionCalls(call),
    webhooks: webhookCalls(call),
    apiKeys: apiKeyCalls(call),
    usage: {
      get: (query: z.input<typeof UsageQuery> = {}, options?: CallOptions) =>
        call(routes.usage.get, { query }, options),
    },
    workspaces: workspaceCalls(call),
    billing: billingCalls(call),
  };
}

function checkoutCalls(call: CallRoute, open: OpenRoute) {
  const route = routes.checkouts;
  const get = (id: string, options?: CallOptions) => call(route.get, { params: { id } }, options);
  const events = (id: string, options?: EventsOptions) =>
    followEvents(
      ({ lastEventId, signal }) =>
        open(route.events, { params: { id }, headers: { "last-event-id": lastEventId } }, { signal }),
      options,
    );
  const watch = (id: string, options?: WatchOptions) =>
    watchCheckout({ get: (each) => get(id, each), follow: (each) => events(id, each) }, options);
  const submitAction = (id: string, actionId: string, values: JsonObject, options?: CallOptions) =>
    call(route.resolveAction, { params: { id, actionId }, body: { action: "submit", values } }, options);
  const declineAction = (id: string, actionId: string, reason?: string, options?: CallOptions) =>
    call(route.resolveAction, { params: { id, actionId }, body: { action: "decline", reason } }, options);
  return {
    get,
    create: (body: CreateCheckoutBody, options: CallOptions & { idempotencyKey?: string | undefined } = {}) =>
      call(route.create, { body, headers: { "idempotency-key": options.idempotencyKey } }, options),
    list: (query: z.input<typeof ListCheckoutsQuery> = {}, options?: CallOptions) =>
      call(route.list, { query }, options),
    cancel: (id: string, options?: CallOptions) => call(route.cancel, { params: { id } }, options),
    submitAction,
    declineAction,
    createEmbedToken: (id: string, options?: CallOptions) =>
      call(route.createEmbedToken, { params: { id } }, options),
    /** What its runs saw, considered and tried. Empty if the service keeps no evidence. */
    getEvidence: (id: string, options?: CallOptions) => call(route.getEvidence, { params: { id } }, options),
    /** Returns one picture or reading of the evidence. */
    getEvidencePart: (id: string, partId: string, options?: CallOptions) =>
      call(route.getEvidencePart, { params: { id, partId } }, options),
    /** For the person who answers the open question. Rejects with a 409 if none is open. */
    createAnswerLink: (id: string, body: CreateAnswerLinkBody = {}, options?: CallOptions) =>
      call(route.createAnswerLink, { params: { id }, body }, options),
    /** Yields each event once and in order, from the first or after `lastEventId`, to `end`. Reconnects. */
    events,
    /**
     * Yields the checkout now and after each change until it has ended. Without events, polls every 3 s by
     * default.
     */
    watch,
    /** Resolves with the checkout when it has ended. Progress and questions go to the callbacks. */
    wait: (id: string, options?: WaitOptions) =>
      waitForEnd({ watch, submitAction, declineAction }, id, options),
  };
}

function buyerProfileCalls(call: CallRoute) {
  const route = routes.buyerProfiles;
  return {
    create: (body: CreateBuyerProfileBody = {}, options?: CallOptions) =>
      call(route.create, { body }, options),
    list: (query: z.input<typeof PageQuery> = {}, options?: CallOptions) =>
      call(route.list, { query }, options),
    get: (id: string, options?: CallOptions) => call(route.get, { params: { id } }, options),
    update: (id: string, body: UpdateBuyerProfileBody, options?: CallOptions) =>
      call(route.update, { params: { id }, body }, options),
    delete: (id: string, options?: CallOptions) => call(route.delete, { params: { id } }, options),
  };
}

function buyerSessionCalls(call: CallRoute) {
  const route = routes.buyerSessions;
  return {
    list: (query: z.input<typeof ListBuyerSessionsQuery> = {}, options?: CallOptions) =>
      call(route.list, { query }, options),
    delete: (id: string, options?: CallOptions) => call(route.delete, { params: { id } }, options),
  };
}

function webhookCalls(call: CallRoute) {
  const route = routes.webhooks;
  return {
    create: (body: CreateWebhookBody, options?: CallOptions) => call(route.create, { body }, options),
    list: (options?: CallOptions) => call(route.list, {}, options),
    listDeliveries: (query: z.input<typeof ListDeliveriesQuery> = {}, options?: CallOptions) =>
      call(route.listDeliveries, { query }, options),
    /** Sends a test event, or resends the event with that id. */
    sendEvent: (id: string, eventId?: string, options?: CallOptions) =>
      call(route.sendEvent, { params: { id }, body: { eventId } }, options),
    revoke: (id: string, options?: CallOptions) => call(route.revoke, { params: { id } }, options),
  };
}

function apiKeyCalls(call: CallRoute) {
  const route = routes.apiKeys;
  return {
    create: (body: CreateApiKeyBody, options?: CallOptions) => call(route.create, { body }, options),
    list: (options?: CallOptions) => call(route.list, {}, options),
    revoke: (id: string, options?: CallOptions) => call(route.revoke, { params: { id } }, options),
  };
}

function workspaceCalls(call: CallRoute) {
  const route = routes.workspaces;
  return {
    get: (options?: CallOptions) => call(route.get, {}, options),
    create: (body: CreateWorkspaceBody, options?: CallOptions) => call(route.create, { body }, options),
    getNotifications: (options?: CallOptions) => call(route.getNotifications, {}, options),
    updateNotifications: (body: Notifications, options?: CallOptions) =>
      call(route.updateNotifications, { body }, options),
    eraseSubject: (subject: string, options?: CallOptions) =>
      call(route.eraseSubject, { body: { subject } }, options),
    delete: (options?: CallOptions) => call(route.delete, {}, options),
  };
}

function billingCalls(call: CallRoute) {
  const route = routes.billing;
  return {
    get: (options?: CallOptions) => call(route.get, {}, options),
    createCheckoutSession: (body: z.input<typeof CheckoutSessionBody>, options?: CallOptions) =>
      call(route.createCheckoutSession, { body }, options),
    createPortalSession: (options?: CallOptions) => call(route.createPortalSession, {}, options),
    createVerificationSession: (options?: CallOptions) => call(route.createVerificationSession, {}, options),
    acceptAup: (body: z.input<typeof AcceptAupBody>, options?: CallOptions) =>
      call(route.acceptAup, { body }, options),
  };
}
