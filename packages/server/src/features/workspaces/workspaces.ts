import { hash } from "node:crypto";
import {
  messages,
  type NotificationSettings,
  type Notifications,
  type Workspace,
} from "@cartwright/contract";
import type { SessionIdentity } from "../../http/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { ServiceError } from "../../platform/service-error.ts";
import {
  findMailChoice,
  findWorkspaceOf,
  insertMembership,
  insertWorkspace,
  lockClaimable,
  nameTenant,
  type WorkspaceRow,
  writeMailChoice,
} from "./workspaces.store.ts";

export interface WorkspacesDependencies {
  database: Database;
  clock: Clock;
  sandboxMerchants: readonly string[];
  /** Whether mail can be sent. */
  canMail: boolean;
}

interface NewWorkspace {
  session: SessionIdentity;
  name: string;
  /** A key of the account that becomes the workspace. If undefined, a new account is created. */
  apiKey: string | undefined;
}

/**
 * Creates a workspace owned by the person. Each person has at most one, even with repeated or concurrent
 * requests.
 */
export async function createWorkspace(
  { database, clock, sandboxMerchants }: WorkspacesDependencies,
  { session, name, apiKey }: NewWorkspace,
): Promise<Workspace> {
  const createdAt = clock.now();
  const email = session.email ?? null;
  const row = await database.transaction(async (trx) => {
    const claimed = apiKey === undefined ? undefined : await claim(trx, apiKey, createdAt);
    const workspace = claimed
      ? await nameTenant(trx, { id: claimed, name, email })
      : await insertWorkspace(trx, { id: newId(), name, email, createdAt });
    if (await insertMembership(trx, { ...session, tenantId: workspace.id, createdAt })) return workspace;
    throw new ServiceError("conflict", messages.workspaces.exists, { code: "workspace_exists" });
  });
  return present(row, sandboxMerchants);
}

/** Safe, because the holder of such a key already has full access to the account. */
async function claim(trx: Trx, apiKey: string, now: Date): Promise<string> {
  const tenantId = await lockClaimable(trx, hash("sha256", apiKey, "buffer"), now);
  if (tenantId === undefined) throw new ServiceError("forbidden", messages.workspaces.notClaimable);
  return tenantId;
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

/** Mail is only sent to the address that the identity provider vouches for. */
export async function updateNotifications(
  dependencies: WorkspacesDependencies,
  session: SessionIdentity,
  { mail }: Notifications,
): Promise<NotificationSettings> {
  const { db } = dependencies.database;
  if (mail && session.email === undefined) throw new ServiceError("invalid", messages.workspaces.noAddress);
  await getNotifications(dependencies, session);
  await writeMailChoice(db, session, { email: mail ? (session.email ?? null) : null, wants_mail: mail });
  return getNotifications(dependencies, session);
}

export async function getNotifications(
  { database, canMail }: WorkspacesDependencies,
  session: SessionIdentity,
): Promise<NotificationSettings> {
  const choice = await findMailChoice(database.db, session);
  if (!choice)
    throw new ServiceError("not_found", messages.authentication.noWorkspace, { code: "no_workspace" });
  return { mail: choice.wants_mail, email: choice.email, isAvailable: canMail };
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
