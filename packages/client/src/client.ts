import type { WaitOptions, WatchOptions } from "./wait.ts";
import type * as wire from "./wire.ts";
import type { components } from "./wire-types.ts";

type Schemas = components["schemas"];

export interface ClientOptions {
  /** The address of the API, such as `http://127.0.0.1:4000`. */
  baseUrl: string;
  /** An API key, or a function that returns one each time. */
  apiKey?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
  /** Limit for one request and its whole answer. Defaults to 30 seconds. */
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface PageQuery {
  /** From 1 to 100. Defaults to 20. */
  limit?: number | undefined;
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

/**
 * The API as functions. They reject with `ApiError` if the service refuses, with `ConnectionError` if it
 * cannot be reached in time, and with the signal's reason on abort. Nothing is retried: give creates an
 * idempotency key and retry them yourself.
 */
export interface Client {
  /** Opens a sandbox workspace. The returned key is shown only once. */
  signup(body?: wire.SignupBody, options?: CallOptions): Promise<wire.SignedUp>;
  health(options?: CallOptions): Promise<{ ok: true; service: string }>;
  checkouts: CheckoutsClient;
  buyerProfiles: BuyerProfilesClient;
  buyerSessions: {
    list(
      query?: { buyerProfileId?: string | undefined },
      options?: CallOptions,
    ): Promise<wire.BuyerSessionList>;
    delete(id: string, options?: CallOptions): Promise<Schemas["DeletedBuyerSession"]>;
  };
  webhooks: {
    create(body: wire.CreateWebhookBody, options?: CallOptions): Promise<wire.CreatedWebhook>;
    list(options?: CallOptions): Promise<wire.WebhookList>;
    listDeliveries(
      query?: { limit?: number | undefined; checkoutId?: string | undefined },
      options?: CallOptions,
    ): Promise<wire.WebhookDeliveryList>;
    /** Sends a test event, or resends the event with that id. */
    sendEvent(id: string, eventId?: string, options?: CallOptions): Promise<Schemas["SentEvent"]>;
    revoke(id: string, options?: CallOptions): Promise<Schemas["RevokedWebhook"]>;
  };
  apiKeys: {
    create(body: wire.CreateApiKeyBody, options?: CallOptions): Promise<wire.CreatedApiKey>;
    list(options?: CallOptions): Promise<wire.ApiKeyList>;
    revoke(id: string, options?: CallOptions): Promise<Schemas["RevokedApiKey"]>;
  };
  usage: {
    get(
      query?: { from?: string | undefined; to?: string | undefined },
      options?: CallOptions,
    ): Promise<wire.UsageReport>;
  };
}

export interface CheckoutsClient {
  /** Starts a purchase. Resolves at once with the queued checkout. */
  create(
    body: wire.CreateCheckoutBody,
    options?: CallOptions & {
      /** For 24 hours the same key and body return the same checkout, so that a retry cannot buy twice. */
      idempotencyKey?: string | undefined;
    },
  ): Promise<wire.Checkout>;
  get(id: string, options?: CallOptions): Promise<wire.Checkout>;
  list(
    query?: PageQuery & { status?: wire.CheckoutStatus | undefined; subject?: string | undefined },
    options?: CallOptions,
  ): Promise<wire.CheckoutPage>;
  /** Resolves when the cancellation is accepted; it is applied soon after. */
  cancel(id: string, options?: CallOptions): Promise<void>;
  /** Answers the open question. `values` has one string for each property of its `responseSchema`. */
  submitAction(
    id: string,
    actionId: string,
    values: Readonly<Record<string, string>>,
    options?: CallOptions,
  ): Promise<wire.Checkout>;
  /** Declines the open question, which ends the checkout. */
  declineAction(id: string, actionId: string, reason?: string, options?: CallOptions): Promise<wire.Checkout>;
  /** Creates a link for the person who answers the open question. Rejects with a 409 if none is open. */
  createAnswerLink(
    id: string,
    body?: wire.CreateAnswerLinkBody,
    options?: CallOptions,
  ): Promise<wire.AnswerLink>;
  /** What the checkout's runs saw, considered and tried. Empty if the service keeps no evidence. */
  getEvidence(id: string, options?: CallOptions): Promise<wire.Evidence>;
  /** One picture or reading of the evidence. */
  getEvidencePart(id: string, partId: string, options?: CallOptions): Promise<wire.EvidenceContent>;
  /** Creates a token and a URL for the live view. */
  createEmbedToken(id: string, options?: CallOptions): Promise<wire.EmbedToken>;
  /** Yields each event once and in order, up to `end`. Reconnects if the connection breaks. */
  events(
    id: string,
    options?: CallOptions & {
      /** The id of the last event already seen. */
      lastEventId?: string | undefined;
    },
  ): AsyncGenerator<wire.CheckoutEvent, void, undefined>;
  /** Yields the checkout now and after each change, until it has ended. */
  watch(id: string, options?: WatchOptions): AsyncGenerator<wire.Checkout, void, undefined>;
  /**
   * Resolves with the checkout when it has ended: read `status`, `receipt` and `failure`. Progress and
   * questions go to the callbacks. Rejects with what a callback throws.
   */
  wait(id: string, options?: WaitOptions): Promise<wire.Checkout>;
}

export interface BuyerProfilesClient {
  create(body?: wire.CreateBuyerProfileBody, options?: CallOptions): Promise<wire.BuyerProfile>;
  get(id: string, options?: CallOptions): Promise<wire.BuyerProfile>;
  list(query?: PageQuery, options?: CallOptions): Promise<wire.BuyerProfilePage>;
  /** Replaces the given documents. Null removes one. */
  update(id: string, body: wire.UpdateBuyerProfileBody, options?: CallOptions): Promise<wire.BuyerProfile>;
  delete(id: string, options?: CallOptions): Promise<Schemas["DeletedBuyerProfile"]>;
}
