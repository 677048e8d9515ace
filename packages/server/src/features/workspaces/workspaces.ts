import { messages, type Workspace } from "@cartwright/contract";
import type { SessionIdentity } from "../../http/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { findWorkspaceOf, insertMembership, insertWorkspace, type WorkspaceRow } from "./workspaces.store.ts";

export interface WorkspacesDependencies {
  database: Database;
  clock: Clock;
  sandboxMerchants: readonly string[];
}

/** Opens a sandbox workspace whose owner is the person. One has one workspace, however often and at once it is asked for. */
export async function createWorkspace(
  { database, clock, sandboxMerchants }: WorkspacesDependencies,
  { session, name }: { session: SessionIdentity; name: string },
): Promise<Workspace> {
  const createdAt = clock.now();
  const row = await database.transaction(async (trx) => {
    const workspace = { id: newId(), name, email: session.email ?? null, createdAt };
    const inserted = await insertWorkspace(trx, workspace);
    if (await insertMembership(trx, { ...session, tenantId: workspace.id, createdAt })) return inserted;
    throw new ServiceError("conflict", messages.workspaces.exists, { code: "workspace_exists" });
  });
  return present(row, sandboxMerchants);
}

export async function getWorkspace(
  { database, sandboxMerchants }: WorkspacesDependencies,
  session: SessionIdentity,
): Promise<Workspace> {
  const row = await findWorkspaceOf(database.db, session);
  if (!row)
    throw new ServiceError("not_found", messages.authentication.noWorkspace, { code: "no_workspace" });
  return present(row, sandboxMerchants);
}

function present(row: WorkspaceRow, sandboxMerchants: readonly string[]): Workspace {
  return {
    id: row.id,
    name: row.name,
    sandboxOnly: row.sandbox_only,
    sandboxMerchants: [...sandboxMerchants],
    plan: row.plan,
    activatedAt: row.activated_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
