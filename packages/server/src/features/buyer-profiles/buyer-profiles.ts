import {
  type BuyerProfile,
  type BuyerProfilePage,
  type CreateBuyerProfileBody,
  isUuid,
  limits,
  messages,
  type PageQuery,
  type UpdateBuyerProfileBody,
} from "@cartwright/contract";
import type { z } from "zod";
import type { Caller } from "../../http/caller.ts";
import { readPageRequest, toPage } from "../../http/pagination.ts";
import type { Clock } from "../../platform/clock.ts";
import { lockTenant } from "../../platform/database/lock-tenant.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { refuseLargeParts } from "../../platform/refuse-large-parts.ts";
import { ServiceError } from "../../platform/service-error.ts";
import {
  countProfiles,
  findProfile,
  insertProfile,
  listProfileRows,
  type ProfileDocuments,
  type ProfileOwner,
  type ProfileRow,
  updateProfileRow,
} from "./buyer-profiles.store.ts";

export interface ProfilesDependencies {
  database: Pick<Database, "db" | "transaction">;
  clock: Clock;
  /**
   * Deletes the profile with its stored sign-ins and erases the buyer's data from its checkouts. False if
   * there is no such profile.
   */
  eraseProfile(owner: ProfileOwner, id: string): Promise<boolean>;
}

export async function createProfile(
  { database, clock }: ProfilesDependencies,
  caller: Caller,
  body: z.output<typeof CreateBuyerProfileBody>,
): Promise<BuyerProfile> {
  refuseLarge(body);
  const profile = {
    id: newId(),
    tenantId: caller.tenantId,
    subject: subjectOfNew(caller, body.subject),
    label: body.label ?? null,
    name: body.name ?? null,
    contact: body.contact ?? null,
    shipping: body.shipping ?? null,
    createdAt: clock.now(),
  };
  const row = await database.transaction(async (trx) => {
    await ensureRoom(trx, caller.tenantId);
    return insertProfile(trx, profile);
  });
  return present(row);
}

function refuseLarge({ label, name, contact, shipping }: ProfileDocuments): void {
  const { profileLabelBytes, profileDocumentBytes: maxBytes } = limits.parts;
  refuseLargeParts({
    label: { value: label, maxBytes: profileLabelBytes },
    name: { value: name, maxBytes },
    contact: { value: contact, maxBytes },
    shipping: { value: shipping, maxBytes },
  });
}

async function ensureRoom(trx: Trx, tenantId: string): Promise<void> {
  const { sandbox_only: isSandboxOnly } = await lockTenant(trx, tenantId);
  const limit = limits.buyerProfiles.atOnce[isSandboxOnly ? "sandbox" : "live"];
  if ((await countProfiles(trx, tenantId, limit)) >= limit)
    throw new ServiceError("over_limit", messages.buyerProfiles.limit(limit));
}

export async function listProfiles(
  { database: { db } }: ProfilesDependencies,
  caller: Caller,
  query: PageQuery,
): Promise<BuyerProfilePage> {
  const request = readPageRequest(query);
  const rows = await listProfileRows(db, caller, request);
  return toPage(rows, request.limit, present);
}

export async function getProfile(
  { database: { db } }: ProfilesDependencies,
  caller: Caller,
  id: string,
): Promise<BuyerProfile> {
  return present(found(isUuid(id) ? await findProfile(db, caller, id) : undefined));
}

/** A field that is present replaces its whole document; null clears it. */
export async function updateProfile(
  { database: { db } }: ProfilesDependencies,
  { caller, id, changes }: { caller: Caller; id: string; changes: z.output<typeof UpdateBuyerProfileBody> },
): Promise<BuyerProfile> {
  if (Object.keys(changes).length === 0) {
    throw new ServiceError("invalid", messages.buyerProfiles.nothingToUpdate);
  }
  refuseLarge(changes);
  return present(found(isUuid(id) ? await updateProfileRow(db, { owner: caller, id, changes }) : undefined));
}

/**
 * Deletes the profile and its stored sign-ins. Its checkouts stay, without the buyer's data. Returns the id
 * as stored.
 */
export async function deleteProfile(
  { eraseProfile }: ProfilesDependencies,
  caller: Caller,
  id: string,
): Promise<string> {
  const { tenantId, subject } = caller;
  const isErased = isUuid(id) && (await eraseProfile({ tenantId, subject }, id));
  if (!isErased) throw new ServiceError("not_found", messages.buyerProfiles.notFound);
  return id.toLowerCase();
}

function subjectOfNew(caller: Caller, subject: string | undefined): string | null {
  if (caller.subject === undefined) return subject ?? null;
  if (subject === undefined || subject === caller.subject) return caller.subject;
  throw new ServiceError("forbidden", messages.subjectBoundKey.cannotActForAnother(caller.subject));
}

/** Doesn't reveal whether the profile is missing or belongs to another tenant or end user. */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ServiceError("not_found", messages.buyerProfiles.notFound);
  return row;
}

function present(row: ProfileRow): BuyerProfile {
  return {
    id: row.id,
    label: row.label,
    subject: row.subject,
    name: row.name,
    contact: row.contact,
    shipping: row.shipping,
    createdAt: row.created_at.toISOString(),
  };
}
