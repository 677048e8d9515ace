import {
  type Checkout,
  type CheckoutGoal,
  type Constraints,
  type CreateCheckoutBody,
  limits,
  messages,
} from "@cartwright/contract";
import type { z } from "zod";
import type { Caller } from "../../http/caller.ts";
import { lockTenant } from "../../platform/database/lock-tenant.ts";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { refuseLargeParts } from "../../platform/refuse-large-parts.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { findCheckoutView, findHolderOfKey } from "./checkouts.store.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { digestOfKey, fingerprintOf, isSameFingerprint } from "./idempotency.ts";
import { ensureMerchantAllowed, ensureWithinBudget, limitToBudget } from "./mandate-of-create.ts";
import { insertCheckout, isMissingKey, isMissingProfile } from "./new-checkouts.store.ts";
import { applyPlanCeiling } from "./plan-ceiling.ts";
import { presentCheckout } from "./present-checkout.ts";
import { ensureWithinQuota } from "./quota.ts";
import { findSandboxRefusal, isAtSandbox } from "./sandbox-gate.ts";
import { ensureProfileFits, subjectOf } from "./subject-rules.ts";

type Body = z.output<typeof CreateCheckoutBody>;

export interface CreateRequest {
  caller: Caller;
  body: Body;
  idempotencyKey: string | undefined;
}

export interface CreateResult {
  checkout: Checkout;
  isReplay: boolean;
}

/**
 * Creates a checkout: runs all checks in the order of the contract, then writes the row and its job in one
 * transaction.
 */
export async function createCheckout(
  dependencies: CheckoutsDependencies,
  { caller, body, idempotencyKey }: CreateRequest,
): Promise<CreateResult> {
  refuseLarge(body);
  ensureHostAllowed(dependencies, caller, body);
  ensureMerchantAllowed(caller, body.target);
  const subject = subjectOf(caller, body.subject);
  await ensureProfileAllowed(dependencies, { caller, subject, profileId: body.buyerProfileId });
  if (body.goal !== "quote") ensureWithinBudget(caller, body.constraints);
  const wanted: Wanted = {
    caller,
    subject,
    body,
    constraints: constraintsUnderPlan(caller, body.constraints),
    idempotency:
      idempotencyKey === undefined ? undefined : idempotencyOf(idempotencyKey, asSent(body, subject)),
  };
  const { database } = dependencies;
  // Looks for a replay without a lock first, because retries are common.
  const replayed = await findReplay(database.db, wanted);
  if (replayed) return replayed;
  try {
    return await database.transaction((trx) => replayOrCreate(trx, dependencies, wanted));
  } catch (error) {
    if (isMissingKey(error)) throw new ServiceError("unauthenticated", messages.authentication.invalidApiKey);
    if (isMissingProfile(error)) throw new ServiceError("invalid", messages.checkouts.profileNotFound);
    throw error;
  }
}

function refuseLarge({ target, constraints, metadata }: Body): void {
  const { targetBytes, constraintsBytes, metadataBytes } = limits.parts;
  refuseLargeParts({
    target: { value: target, maxBytes: targetBytes },
    constraints: { value: constraints, maxBytes: constraintsBytes },
    metadata: { value: metadata, maxBytes: metadataBytes },
  });
}

interface Wanted {
  caller: Caller;
  subject: string | undefined;
  body: Body;
  constraints: Constraints;
  idempotency: { keyDigest: string; fingerprint: Uint8Array } | undefined;
}

function ensureHostAllowed(
  { sandboxMerchants }: CheckoutsDependencies,
  caller: Caller,
  { target }: Body,
): void {
  const refusal = findSandboxRefusal(target, {
    isSandboxOnlyAccount: caller.tenant.sandboxOnly,
    isTestKey: caller.mode === "test",
    sandboxMerchants,
  });
  if (refusal) {
    throw new ServiceError("forbidden", messages.checkouts.sandboxOnly(refusal), { sandboxMerchants });
  }
}

async function ensureProfileAllowed(
  { database, findBuyerProfile }: CheckoutsDependencies,
  request: { caller: Caller; subject: string | undefined; profileId: string | undefined },
): Promise<void> {
  const { caller, subject, profileId } = request;
  if (profileId === undefined) return;
  const profile = await findBuyerProfile(database.db, { tenantId: caller.tenantId, id: profileId });
  ensureProfileFits(profile, { caller, subject });
}

function constraintsUnderPlan(caller: Caller, sent: Constraints): Constraints {
  const verdict = applyPlanCeiling(sent, caller.tenant.plan);
  if (verdict.kind === "accepted") return verdict.constraints;
  const { amount, ceilingUsd } = verdict;
  throw new ServiceError("invalid", messages.checkouts.maxCostAboveCeiling(amount, ceilingUsd), {
    planCeilingUsd: ceilingUsd,
  });
}

/** Omits an explicit `goal: "purchase"`, because it is the same request without it. */
function asSent({ goal, ...body }: Body, subject: string | undefined): object {
  return { ...body, subject, ...(goal === "quote" && { goal }) };
}

function idempotencyOf(key: string, body: object): NonNullable<Wanted["idempotency"]> {
  return { keyDigest: digestOfKey(key), fingerprint: fingerprintOf(body) };
}

/** Runs under the tenant's lock, so that of concurrent creates with one key the later ones see the first. */
async function replayOrCreate(
  trx: Trx,
  dependencies: CheckoutsDependencies,
  wanted: Wanted,
): Promise<CreateResult> {
  const { tenantId } = wanted.caller;
  const tenant = await lockTenant(trx, tenantId);
  const replayed = await findReplay(trx, wanted);
  if (replayed) return replayed;
  const now = dependencies.clock.now();
  await ensureWithinQuota(trx, { tenantId, tenant, now });
  const { caller, body, constraints } = wanted;
  const limited =
    body.goal === "quote"
      ? constraints
      : await limitToBudget(trx, { caller, sent: body.constraints, constraints, now });
  const checkout = await insert(trx, dependencies, { ...wanted, constraints: limited }, now);
  return { checkout, isReplay: false };
}

async function findReplay(
  db: Db,
  { caller, subject, idempotency }: Wanted,
): Promise<CreateResult | undefined> {
  if (!idempotency) return undefined;
  const { tenantId } = caller;
  const holder = await findHolderOfKey(db, { tenantId, subject }, idempotency.keyDigest);
  if (!holder) return undefined;
  if (!isSameFingerprint(holder.fingerprint, idempotency.fingerprint)) {
    throw new ServiceError("conflict", messages.checkouts.idempotencyConflict, { checkoutId: holder.id });
  }
  return { checkout: await readCheckout(db, caller, holder.id), isReplay: true };
}

const firstLabel = "The checkout was accepted";

async function insert(
  trx: Trx,
  dependencies: CheckoutsDependencies,
  { caller, subject, body, constraints, idempotency }: Wanted,
  now: Date,
): Promise<Checkout> {
  const { target, metadata, buyerProfileId, goal = "purchase" } = body;
  const sent = { id: newId(), subject, target, constraints, metadata, buyerProfileId, goal };
  const { tenantId, mode, tenant } = caller;
  const mayBeLive = mode === "live" && !tenant.sandboxOnly;
  const isLive = mayBeLive && !isAtSandbox(target, dependencies.sandboxMerchants);
  const mandatedBy = caller.mandate && caller.keyId;
  const traceparent = dependencies.currentTraceparent?.();
  await insertCheckout(trx, {
    ...sent,
    tenantId,
    isLive,
    mandatedBy,
    idempotency,
    traceparent,
    createdAt: now,
    firstLabel,
  });
  await dependencies.enqueueRun(trx, { checkoutId: sent.id, tenantId, traceparent });
  return presentNew({ ...sent, mode: isLive ? "live" : "test" }, now);
}

/** Same as reading it back. The row isn't committed yet, so it can't have changed. */
function presentNew(
  sent: Pick<Wanted, "subject" | "constraints"> &
    Omit<Body, "subject" | "constraints" | "goal"> & { goal: CheckoutGoal } & Pick<Checkout, "id" | "mode">,
  now: Date,
): Checkout {
  const at = now.toISOString();
  const { id, mode, goal, subject, target, constraints, buyerProfileId, metadata } = sent;
  return {
    id,
    status: "queued",
    mode,
    ...(goal === "quote" && { goal }),
    ...(subject !== undefined && { subject }),
    target,
    constraints,
    ...(buyerProfileId !== undefined && { buyerProfileId }),
    metadata,
    progressItems: [{ kind: "intent_started", label: firstLabel, data: {}, at, sequence: 0 }],
    createdAt: at,
    updatedAt: at,
  };
}

async function readCheckout(db: Db, caller: Caller, id: string): Promise<Checkout> {
  const row = await findCheckoutView(db, { tenantId: caller.tenantId, subject: undefined }, id);
  if (!row) throw new Error("a checkout vanished, although none is ever deleted");
  return presentCheckout(row, caller);
}
