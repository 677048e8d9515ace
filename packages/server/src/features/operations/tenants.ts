import { isUuid, messages } from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import type { TenantChanges } from "./operator-bodies.ts";
import {
  countTenantRows,
  findTenantRow,
  listTenantRows,
  type TenantColumns,
  type TenantRow,
  updateTenantRow,
} from "./tenants.store.ts";

export interface Tenant {
  id: string;
  name: string;
  email: string | null;
  sandboxOnly: boolean;
  plan: string | null;
  activeLimit: number | null;
  dailyLimit: number | null;
  activatedAt: string | null;
  suspendedAt: string | null;
  erasedAt: string | null;
  createdAt: string;
}

export async function listTenants(db: Db): Promise<Tenant[]> {
  return (await listTenantRows(db)).map(present);
}

export async function getTenant(
  db: Db,
  id: string,
): Promise<Tenant & { activeKeys: number; checkouts: number }> {
  const row = isUuid(id) ? await findTenantRow(db, id) : undefined;
  if (row === undefined) throw notFound();
  return { ...present(row), ...(await countTenantRows(db, id)) };
}

/** Suspensions take effect with the next request. Activation lifts the restriction to the sandbox. */
export async function changeTenant(
  { db, clock }: { db: Db; clock: Clock },
  id: string,
  changes: TenantChanges,
): Promise<Tenant> {
  const row = isUuid(id) ? await updateTenantRow(db, id, columnsOf(changes, clock.now())) : undefined;
  if (row === undefined) throw notFound();
  return present(row);
}

export async function demandTenant(db: Db, id: string): Promise<void> {
  if (!isUuid(id) || (await findTenantRow(db, id)) === undefined) throw notFound();
}

function columnsOf(changes: TenantChanges, now: Date): TenantColumns {
  const { suspended, activated, dailyLimit, activeLimit, plan } = changes;
  return {
    ...(suspended !== undefined && { suspended_at: suspended ? now : null }),
    ...(activated !== undefined && { activated_at: activated ? now : null, sandbox_only: !activated }),
    ...(dailyLimit !== undefined && { daily_limit: dailyLimit }),
    ...(activeLimit !== undefined && { active_limit: activeLimit }),
    ...(plan !== undefined && { plan }),
  };
}

function present(row: TenantRow): Tenant {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    sandboxOnly: row.sandbox_only,
    plan: row.plan,
    activeLimit: row.active_limit,
    dailyLimit: row.daily_limit,
    activatedAt: row.activated_at?.toISOString() ?? null,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    erasedAt: row.erased_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function notFound(): ServiceError {
  return new ServiceError("not_found", messages.requests.notFound);
}
