import {
  type CreateApiKeyBody,
  type CreatedApiKey,
  findHostname,
  isScope,
  limits,
  messages,
  type Scope,
  scopeCovers,
  validScopes,
} from "@cartwright/contract";
import { merchantDomainOf } from "@cartwright/engine/server";
import type { z } from "zod";
import type { Caller } from "../../http/caller.ts";
import { countOwned } from "../../platform/database/count-owned.ts";
import { lockTenant } from "../../platform/database/lock-tenant.ts";
import type { Trx } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import type { ApiKeysDependencies } from "./api-keys-dependencies.ts";
import { issueKey } from "./issue-key.ts";

/** Creates a key that can do no more than the credential that requests it. */
export async function createKey(
  { database, clock }: Pick<ApiKeysDependencies, "database" | "clock">,
  caller: Caller,
  body: z.output<typeof CreateApiKeyBody>,
): Promise<CreatedApiKey> {
  const scopes = readScopes(body.scopes);
  refuseEscalation(caller, scopes);
  const subject = subjectOfNew(caller, body.subject);
  if (body.mode === "live") refuseLiveKey(caller);
  refuseDelegation(caller);
  const { mode, label = null } = body;
  const budget = body.budget && { ...body.budget, currency: body.budget.currency ?? "USD" };
  const merchants = body.merchants && readMerchants(body.merchants);
  const expiresAt = body.expiresAt === undefined ? undefined : readEnd(body.expiresAt, clock.now());
  const { tenantId } = caller;
  return database.transaction(async (trx) => {
    await ensureRoom(trx, tenantId, clock.now());
    return issueKey(
      { db: trx, clock },
      {
        tenantId,
        mode,
        scopes,
        subject,
        label,
        budget,
        merchants,
        expiresAt,
        frameOrigins: body.frameOrigins,
      },
    );
  });
}

const dayMs = 24 * 3600 * 1000;

async function ensureRoom(trx: Trx, tenantId: string, now: Date): Promise<void> {
  const { sandbox_only: isSandboxOnly } = await lockTenant(trx, tenantId);
  const kind = isSandboxOnly ? "sandbox" : "live";
  const atOnce = limits.apiKeys.atOnce[kind];
  const perDay = limits.apiKeys.perDay[kind];
  const counts = await countOwned(trx, "api_keys", { tenantId, since: new Date(now.getTime() - dayMs) });
  if (counts.active >= atOnce) throw new ServiceError("over_limit", messages.apiKeys.limit(atOnce));
  if (counts.recent >= perDay) throw new ServiceError("over_limit", messages.apiKeys.dailyLimit(perDay));
}

function readScopes(sent: readonly string[] = ["*"]): Scope[] {
  return sent.map((text) => {
    if (!isScope(text))
      throw new ServiceError("invalid", messages.apiKeys.unknownScope(text), { validScopes });
    return text;
  });
}

function refuseEscalation(caller: Caller, scopes: readonly Scope[]): void {
  const missing = scopes.filter((scope) => !scopeCovers(caller.scopes, scope));
  if (missing.length === 0) return;
  throw new ServiceError("forbidden", messages.apiKeys.cannotGrant(missing), { heldScopes: caller.scopes });
}

/**
 * A subject-bound key can only create keys for its subject, because a key without one would have more access.
 */
function subjectOfNew(caller: Caller, subject: string | undefined): string | null {
  if (caller.subject === undefined) return subject ?? null;
  if (subject === undefined || subject === caller.subject) return caller.subject;
  throw new ServiceError("forbidden", messages.subjectBoundKey.cannotMintForAnother);
}

/** A budget would be meaningless if a key could create another key with a higher one. */
function refuseDelegation({ mandate }: Caller): void {
  if (mandate) throw new ServiceError("forbidden", messages.apiKeys.cannotDelegate);
}

function readMerchants(sent: readonly string[]): string[] {
  return sent.map((text) => {
    const host = findHostname(text) ?? text;
    const domain = merchantDomainOf(`https://${host}`);
    if (domain !== host) throw new ServiceError("invalid", messages.apiKeys.notRegistrable(text, domain));
    return domain;
  });
}

function readEnd(text: string, now: Date): Date {
  const end = new Date(text);
  if (end <= now) throw new ServiceError("invalid", messages.apiKeys.endHasPassed);
  return end;
}

function refuseLiveKey(caller: Caller): void {
  if (caller.tenant.sandboxOnly) throw new ServiceError("forbidden", messages.apiKeys.liveNeedsActivation);
  if (caller.mode !== "live") throw new ServiceError("forbidden", messages.apiKeys.liveNeedsLiveKey);
}
