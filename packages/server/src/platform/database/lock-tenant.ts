import { messages } from "@cartwright/contract";
import { CompiledQuery } from "kysely";
import { ServiceError } from "../service-error.ts";
import type { Trx } from "./database.ts";
import type { Plan } from "./tables.ts";

export interface LockedTenant {
  plan: Plan | null;
  sandbox_only: boolean;
  active_limit: number | null;
  daily_limit: number | null;
}

/**
 * Raw SQL, because creates of one tenant wait for each other here. Weaker than `for update`, so that rows
 * which refer to the tenant don't wait.
 */
const lockTenantSql =
  "select plan, sandbox_only, active_limit, daily_limit from tenants where id = $1 and erased_at is null for no key update";

/** Counts of the tenant's rows made under this lock stay valid until the transaction ends. */
export async function lockTenant(trx: Trx, tenantId: string): Promise<LockedTenant> {
  const { rows } = await trx.executeQuery<LockedTenant>(CompiledQuery.raw(lockTenantSql, [tenantId]));
  const [tenant] = rows;
  // Erased since its key was looked up.
  if (!tenant) throw new ServiceError("unauthenticated", messages.authentication.invalidApiKey);
  return tenant;
}
