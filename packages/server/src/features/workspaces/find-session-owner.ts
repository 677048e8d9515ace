import type { SessionOwner } from "../../http/authenticate.ts";
import type { SessionIdentity } from "../../http/caller.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { findWorkspaceOf } from "./workspaces.store.ts";

/** A session acts as the owner of its workspace: every scope, every end user, and the workspace's mode. */
export async function findSessionOwner(db: Db, session: SessionIdentity): Promise<SessionOwner | undefined> {
  const row = await findWorkspaceOf(db, session);
  if (!row) return undefined;
  return {
    isTenantSuspended: row.suspended_at !== null,
    caller: {
      tenantId: row.id,
      keyId: undefined,
      scopes: ["*"],
      subject: undefined,
      mode: row.sandbox_only ? "test" : "live",
      tenant: {
        name: row.name,
        sandboxOnly: row.sandbox_only,
        plan: row.plan,
        activeLimit: row.active_limit,
        dailyLimit: row.daily_limit,
      },
    },
  };
}
