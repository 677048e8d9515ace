import { type Checkout, type Constraints, type CreateCheckoutBody, messages } from "@cartwright/contract";
import type { z } from "zod";
import type { Caller } from "../../http/caller.ts";
import type { Db, Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { ServiceError } from "../../platform/service-error.ts";
import {
  findCheckoutView,
  findHolderOfKey,
  insertCheckout,
  isMissingProfile,
  lockTenant,
} from "./checkouts.store.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { digestOfKey, fingerprintOf, isSameFingerprint } from "./idempotency.ts";
import { applyPlanCeiling } from "./plan-ceiling.ts";
import { presentCheckout } from "./present-checkout.ts";
import { ensureWithinQuota } from "./quota.ts";
import { findSandboxRefusal } from "./sandbox-gate.ts";
import { ensureProfileFits, subjectOf } from "./subject-rules.ts";
import { appendProgressItem } from "./transitions.store.ts";

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

/** Accepts a purchase: every check in the order of the contract, then the row and its job in one transaction. */
export async function createCheckout(
  dependencies: CheckoutsDependencies,
  { caller, body, idempotencyKey }: CreateRequest,
): Promise<CreateResult> {
  await ensureHostAllowed(dependencies, caller, body);
  const subject = subjectOf(caller, body.subject);
  await ensureProfileAllowed(dependencies, { caller, subject, profileId: body.buyerProfileId });
  const wanted: Wanted = {
    caller,
    subject,
    body,
    constraints: constraintsUnderPlan(caller, body.constraints),
    idempotency:
      idempotencyKey === undefined ? undefined : idempotencyOf(idempotencyKey, { ...body, subject }),
  };
  const { database } = dependencies;
  // The common retry takes no lock.
  const replayed = await findReplay(database.db, wanted);
  if (replayed) return replayed;
  try {
    return await database.transaction((trx) => replayOrCreate(trx, dependencies, wanted));
  } catch (error) {
    if (isMissingProfile(error)) throw new ServiceError("invalid", messages.checkouts.profileNotFound);
    throw error;
  }
}

interface Wanted {
  caller: Caller;
  subject: string | undefined;
  body: Body;
  constraints: Constraints;
  idempotency: { keyDigest: string; fingerprint: Uint8Array } | undefined;
}

async function ensureHostAllowed(
  { sandboxMerchants, isHostReachable }: CheckoutsDependencies,
  caller: Caller,
  { target }: Body,
): Promise<void> {
  const refusal = findSandboxRefusal(target, {
    isSandboxOnlyAccount: caller.tenant.sandboxOnly,
    isTestKey: caller.mode === "test",
    sandboxMerchants,
  });
  if (refusal) {
    throw new ServiceError("forbidden", messages.checkouts.sandboxOnly(refusal), { sandboxMerchants });
  }
  const { hostname } = new URL(target.url);
  if (isHostReachable && !(await isHostReachable(hostname))) {
    throw new ServiceError("invalid", messages.checkouts.hostUnreachable(hostname));
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

function idempotencyOf(key: string, body: object): NonNullable<Wanted["idempotency"]> {
  return { keyDigest: digestOfKey(key), fingerprint: fingerprintOf(body) };
}

/** Under the tenant's lock, so that of concurrent creates with one key the later ones see the first. */
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
  const id = await insert(trx, dependencies, wanted, now);
  return { checkout: await readCheckout(trx, tenantId, id), isReplay: false };
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
  return { checkout: await readCheckout(db, tenantId, holder.id), isReplay: true };
}

async function insert(
  trx: Trx,
  dependencies: CheckoutsDependencies,
  { caller, subject, body, constraints, idempotency }: Wanted,
  now: Date,
): Promise<string> {
  const id = newId();
  const { tenantId } = caller;
  const { target, metadata, buyerProfileId } = body;
  await insertCheckout(trx, {
    id,
    tenantId,
    subject,
    target,
    constraints,
    metadata,
    buyerProfileId,
    idempotency,
    createdAt: now,
  });
  await appendProgressItem(trx, id, {
    kind: "intent_started",
    label: "The checkout was accepted",
    data: {},
    at: now,
  });
  await dependencies.enqueueRun(trx, { checkoutId: id, buyerProfileId, url: target.url });
  return id;
}

async function readCheckout(db: Db, tenantId: string, id: string): Promise<Checkout> {
  const row = await findCheckoutView(db, { tenantId, subject: undefined }, id);
  if (!row) throw new Error("a checkout vanished, although none is ever deleted");
  return presentCheckout(row);
}
