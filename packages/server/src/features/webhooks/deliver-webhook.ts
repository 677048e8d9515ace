import { deliveryHeaders } from "@cartwright/contract";
import { signDelivery, signStandardDelivery } from "@cartwright/contract/webhook-signature";
import type { Clock } from "../../platform/clock.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";
import type { OutboundHttp, OutboundOutcome } from "../../platform/outbound-http/outbound-http.ts";
import type { Secret } from "../../platform/secret.ts";
import type { Delivery } from "./delivery.ts";
import { revealSecret } from "./endpoint-secrets.ts";
import type { EndedAttempt } from "./settle-attempts.ts";
import type { ActiveEndpointRow } from "./webhooks.store.ts";

export interface DeliveryDependencies {
  clock: Clock;
  /** Opens the endpoints' secrets. */
  sealer: Sealer | undefined;
  outbound: OutboundHttp;
  findActiveEndpoint(id: string): Promise<ActiveEndpointRow | undefined>;
  settle(attempt: EndedAttempt): Promise<void>;
  onAttempt(attempt: Attempt, trace: AttemptTrace): void;
}

/** What is reported about an attempt: ids and codes, but no URL and no text from the receiver. */
export interface Attempt {
  outcome: "delivered" | "refused" | "unreachable";
  eventId: string;
  endpointId: string;
  attempt: number;
  /** The response status, why nothing was dialled, or how the connection failed. */
  because: string;
}

/** When an attempt began, in milliseconds since 1970, and the trace it belongs to. */
export interface AttemptTrace {
  startedAt: number;
  traceparent: string | undefined;
}

/**
 * Makes one attempt. Throws only if it says nothing about the receiver; it is then made again and counted
 * once.
 */
export async function deliverWebhook(
  dependencies: DeliveryDependencies,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const { clock, sealer, outbound } = dependencies;
  const endpoint = await dependencies.findActiveEndpoint(delivery.endpointId);
  // Revoked in the meantime, so the delivery is dropped.
  if (endpoint === undefined) return;
  const secret = revealSecret(sealer, { endpointId: endpoint.id, stored: endpoint });
  const body = Buffer.from(delivery.body);
  const headers = headersOf(delivery, { secret, body, now: clock.now() });
  const startedAt = Date.now();
  const outcome = await outbound.post({ url: endpoint.url, body, headers, signal });
  // Aborted by a shutdown, which says nothing about the receiver.
  if (outcome.kind !== "answered") signal.throwIfAborted();
  const { eventId, endpointId, attempt, traceparent } = delivery;
  dependencies.onAttempt({ eventId, endpointId, attempt, ...describe(outcome) }, { startedAt, traceparent });
  await dependencies.settle({
    delivery,
    isDelivered: isDelivered(outcome),
    at: clock.now(),
    status: outcome.kind === "answered" ? outcome.status : null,
  });
}

function headersOf(
  { eventId }: Delivery,
  { secret, body, now }: { secret: Secret<string>; body: Buffer; now: Date },
): Record<string, string> {
  const unixSeconds = Math.floor(now.getTime() / 1000);
  const toSign = { secret: secret.reveal(), rawBody: body, unixSeconds };
  return {
    "content-type": "application/json",
    "user-agent": "Cartwright-Webhooks/1",
    [deliveryHeaders.signature]: signDelivery(toSign),
    [deliveryHeaders.id]: eventId,
    [deliveryHeaders.timestamp]: String(unixSeconds),
    [deliveryHeaders.standardSignature]: signStandardDelivery({ ...toSign, id: eventId }),
  };
}

function isDelivered(outcome: OutboundOutcome): boolean {
  return outcome.kind === "answered" && outcome.status >= 200 && outcome.status < 300;
}

function describe(outcome: OutboundOutcome): Pick<Attempt, "outcome" | "because"> {
  switch (outcome.kind) {
    case "answered":
      return {
        outcome: isDelivered(outcome) ? "delivered" : "refused",
        because: `status ${outcome.status}`,
      };
    case "refused":
      return { outcome: "unreachable", because: outcome.reason };
    case "unreachable":
      return { outcome: "unreachable", because: outcome.because };
  }
}
