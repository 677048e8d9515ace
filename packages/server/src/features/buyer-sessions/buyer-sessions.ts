import { type BuyerSession, type BuyerSessionList, isUuid, messages } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { deleteSessionRow, listSessionRows, type SessionRow } from "./buyer-sessions.store.ts";

export interface SessionsDependencies {
  db: Db;
  /** Whether there are keys to encrypt cookies with. Without them nothing is stored or listed. */
  isVaultEnabled: boolean;
}

/** Lists all sessions, last updated first. An id that matches no profile returns none. */
export async function listSessions(
  { db, isVaultEnabled }: SessionsDependencies,
  caller: Caller,
  buyerProfileId: string | undefined,
): Promise<BuyerSessionList> {
  const canMatch = buyerProfileId === undefined || isUuid(buyerProfileId);
  const rows = isVaultEnabled && canMatch ? await listSessionRows(db, caller, buyerProfileId) : [];
  return { sessions: rows.map(present), vaultEnabled: isVaultEnabled };
}

/** The service forgets the login. The buyer stays signed in at the merchant. */
export async function deleteSession({ db }: SessionsDependencies, caller: Caller, id: string): Promise<void> {
  const isDeleted = isUuid(id) && (await deleteSessionRow(db, caller, id));
  if (!isDeleted) throw new ServiceError("not_found", messages.buyerSessions.notFound);
}

function present(row: SessionRow): BuyerSession {
  return {
    id: row.id,
    buyerProfileId: row.buyer_profile_id,
    merchantDomain: row.merchant_domain,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
