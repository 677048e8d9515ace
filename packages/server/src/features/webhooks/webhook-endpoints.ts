import { randomBytes } from "node:crypto";
import {
  type CreatedWebhook,
  type CreateWebhookBody,
  isUuid,
  limits,
  messages,
  type ValidationIssue,
  type Webhook,
  type WebhookList,
  webhookSecretPrefix,
} from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import { countOwned } from "../../platform/database/count-owned.ts";
import { lockTenant } from "../../platform/database/lock-tenant.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";
import { newId } from "../../platform/ids.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { decideOutbound } from "../../platform/outbound-http/decide-outbound.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { storeSecret } from "./endpoint-secrets.ts";
import { type EndpointRow, insertEndpoint, listEndpointRows, revokeEndpointRow } from "./webhooks.store.ts";

export interface WebhooksDependencies {
  database: Pick<Database, "db" | "transaction">;
  clock: Clock;
  /** Encrypts the secrets; undefined if there is no vault key. */
  sealer: Sealer | undefined;
  jobs: Pick<Jobs, "enqueueAll">;
}

const secretRandomBytes = 24;

/** The only place that returns the secret. */
export async function createEndpoint(
  { database, clock, sealer }: WebhooksDependencies,
  tenantId: string,
  body: CreateWebhookBody,
): Promise<CreatedWebhook> {
  refuseUndialledUrl(body.url);
  const endpoint = {
    id: newId(),
    url: body.url,
    label: body.label ?? null,
    secret: `${webhookSecretPrefix}${randomBytes(secretRandomBytes).toString("base64")}`,
  };
  const { secret, ...columns } = endpoint;
  const stored = storeSecret(sealer, { endpointId: endpoint.id, secret });
  const createdAt = clock.now();
  const { answerLinks = false } = body;
  await database.transaction(async (trx) => {
    await ensureRoom(trx, tenantId, createdAt);
    await insertEndpoint(trx, { ...columns, answerLinks, stored, tenantId, createdAt });
  });
  return endpoint;
}

const dayMs = 24 * 3600 * 1000;

async function ensureRoom(trx: Trx, tenantId: string, now: Date): Promise<void> {
  const { sandbox_only: isSandboxOnly } = await lockTenant(trx, tenantId);
  const kind = isSandboxOnly ? "sandbox" : "live";
  const atOnce = limits.webhookEndpoints.atOnce[kind];
  const perDay = limits.webhookEndpoints.perDay[kind];
  const counts = await countOwned(trx, "webhook_endpoints", {
    tenantId,
    since: new Date(now.getTime() - dayMs),
  });
  if (counts.active >= atOnce) throw new ServiceError("over_limit", messages.webhooks.limit(atOnce));
  if (counts.recent >= perDay) throw new ServiceError("over_limit", messages.webhooks.dailyLimit(perDay));
}

/**
 * Rejects URLs that are visibly not public; what the name resolves to is checked when it is dialled. Loopback
 * is always accepted here, because the deployment decides whether it is dialled, not the client.
 */
function refuseUndialledUrl(url: string): void {
  const decision = decideOutbound(url, { mayDialLoopback: true, closedPorts: [] });
  if (decision.verdict !== "refuse") return;
  const issues: ValidationIssue[] = [
    { code: "custom", path: ["url"], message: messages.webhooks.urlIsNotPublic },
  ];
  throw new ServiceError("invalid", messages.requests.invalid, { issues });
}

/** Lists active endpoints, newest first. */
export async function listEndpoints(
  { database: { db } }: WebhooksDependencies,
  tenantId: string,
): Promise<WebhookList> {
  const endpoints = (await listEndpointRows(db, tenantId)).map(present);
  return { data: endpoints, endpoints, nextCursor: null };
}

/** Past deliveries stay on record; nothing more is sent. */
export async function revokeEndpoint(
  { database: { db }, clock }: WebhooksDependencies,
  tenantId: string,
  id: string,
): Promise<void> {
  const isRevoked = isUuid(id) && (await revokeEndpointRow(db, { tenantId, id, revokedAt: clock.now() }));
  if (!isRevoked) throw new ServiceError("not_found", messages.webhooks.notFound);
}

function present(row: EndpointRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    label: row.label,
    lastDeliveryAt: row.last_delivery_at?.toISOString() ?? null,
    lastDeliveryStatus: row.last_delivery_status,
    ...(row.answer_links && { answerLinks: true as const }),
    createdAt: row.created_at.toISOString(),
  };
}
