import { CompiledQuery } from "kysely";
import type { Trx } from "./database.ts";
import type { Plan } from "./tables.ts";

export interface LockedTenant {
  plan: Plan | null;
  sandbox_only: boolean;
  active_limit: number | null;
  daily_limit: number | null;
}

/** Written out, because the creates of one tenant take turns here. Weaker than `for update`, so that rows which refer to the tenant do not wait. */
const lockTenantSql =
  "select plan, sandbox_only, active_limit, daily_limit from tenants where id = $1 for no key update";

/** Whoever counts the tenant's rows after this counts all of them, until the transaction ends. */
export async function lockTenant(trx: Trx, tenantId: string): Promise<LockedTenant> {
  const { rows } = await trx.executeQuery<LockedTenant>(CompiledQuery.raw(lockTenantSql, [tenantId]));
  const [tenant] = rows;
  if (!tenant) throw new Error("a tenant vanished, although none is ever deleted");
  return tenant;
}
