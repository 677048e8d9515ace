import {
  type BuyerProfile,
  type BuyerProfilePage,
  type CreateBuyerProfileBody,
  isUuid,
  messages,
  type PageQuery,
  type UpdateBuyerProfileBody,
} from "@cartwright/contract";
import type { z } from "zod";
import type { Caller } from "../../http/caller.ts";
import { readPageRequest, toPage } from "../../http/pagination.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { ServiceError } from "../../platform/service-error.ts";
import {
  deleteProfileRow,
  findProfile,
  insertProfile,
  listProfileRows,
  type ProfileRow,
  updateProfileRow,
} from "./buyer-profiles.store.ts";

export interface ProfilesDependencies {
  db: Db;
  clock: Clock;
}

export async function createProfile(
  { db, clock }: ProfilesDependencies,
  caller: Caller,
  body: z.output<typeof CreateBuyerProfileBody>,
): Promise<BuyerProfile> {
  const row = await insertProfile(db, {
    id: newId(),
    tenantId: caller.tenantId,
    subject: subjectOfNew(caller, body.subject),
    label: body.label ?? null,
    name: body.name ?? null,
    contact: body.contact ?? null,
    shipping: body.shipping ?? null,
    createdAt: clock.now(),
  });
  return present(row);
}

export async function listProfiles(
  { db }: ProfilesDependencies,
  caller: Caller,
  query: PageQuery,
): Promise<BuyerProfilePage> {
  const request = readPageRequest(query);
  const rows = await listProfileRows(db, caller, request);
  return toPage(rows, request.limit, present);
}

export async function getProfile(
  { db }: ProfilesDependencies,
  caller: Caller,
  id: string,
): Promise<BuyerProfile> {
  return present(found(isUuid(id) ? await findProfile(db, caller, id) : undefined));
}

/** A field that is present replaces its whole document; null clears it. */
export async function updateProfile(
  { db }: ProfilesDependencies,
  { caller, id, changes }: { caller: Caller; id: string; changes: z.output<typeof UpdateBuyerProfileBody> },
): Promise<BuyerProfile> {
  if (Object.keys(changes).length === 0) {
    throw new ServiceError("invalid", messages.buyerProfiles.nothingToUpdate);
  }
  return present(found(isUuid(id) ? await updateProfileRow(db, { owner: caller, id, changes }) : undefined));
}

/** Its checkouts stay without it; its stored logins go with it. Returns the id as stored. */
export async function deleteProfile(
  { db }: ProfilesDependencies,
  caller: Caller,
  id: string,
): Promise<string> {
  return found(isUuid(id) ? await deleteProfileRow(db, caller, id) : undefined).id;
}

function subjectOfNew(caller: Caller, subject: string | undefined): string | null {
  if (caller.subject === undefined) return subject ?? null;
  if (subject === undefined || subject === caller.subject) return caller.subject;
  throw new ServiceError("forbidden", messages.subjectBoundKey.cannotActForAnother(caller.subject));
}

/** Missing, another tenant's and another end user's are one and the same. */
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
