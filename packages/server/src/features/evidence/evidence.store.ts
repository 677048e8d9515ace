import { evidenceLimits } from "@cartwright/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

export type EvidenceKind = "steps" | "picture" | "reading";

export interface EvidenceRow {
  id: string;
  kind: EvidenceKind;
  at: Date;
  sealed: Uint8Array;
}

export interface EvidencePartRow {
  id: string;
  kind: Exclude<EvidenceKind, "steps">;
  at: Date;
}

/**
 * Inserts the row unless the checkout has ended, is full, or is gone. The lock orders this with ending and
 * erasing the checkout, so that nothing is written after an erasure. Returns whether it was inserted.
 */
export async function insertEvidence(
  db: Db,
  checkoutId: string,
  { id, kind, at, sealed }: EvidenceRow,
): Promise<boolean> {
  const { rows } = await sql`
    with checkout as (
      select id from checkouts
      where id = ${checkoutId} and status not in ('succeeded', 'failed', 'cancelled')
      for share),
    kept as (select coalesce(sum(octet_length(sealed)), 0) as bytes from evidence where checkout_id = ${checkoutId})
    insert into evidence (id, checkout_id, kind, at, sealed)
    select ${id}, checkout.id, ${kind}, ${at}, ${sealed} from checkout, kept
    where kept.bytes + ${sealed.byteLength}::int <= ${evidenceLimits.bytesPerCheckout}::int
    returning id`.execute(db);
  return rows.length > 0;
}

/** The checkout's journal, in the order in which it was written. */
export async function listSteps(db: Db, checkoutId: string): Promise<Pick<EvidenceRow, "id" | "sealed">[]> {
  return db
    .selectFrom("evidence")
    .select(["id", "sealed"])
    .where("checkout_id", "=", checkoutId)
    .where("kind", "=", "steps")
    .orderBy("sequence")
    .execute();
}

/** Its pictures and readings, without their content. */
export async function listParts(db: Db, checkoutId: string): Promise<EvidencePartRow[]> {
  const rows = await db
    .selectFrom("evidence")
    .select(["id", "kind", "at"])
    .where("checkout_id", "=", checkoutId)
    .where("kind", "in", ["picture", "reading"])
    .orderBy("at")
    .orderBy("sequence")
    .execute();
  return rows.flatMap(({ id, kind, at }) => (kind === "steps" ? [] : [{ id, kind, at }]));
}

export async function findPart(
  db: Db,
  wanted: { checkoutId: string; partId: string },
): Promise<(EvidencePartRow & Pick<EvidenceRow, "sealed">) | undefined> {
  const row = await db
    .selectFrom("evidence")
    .select(["id", "kind", "at", "sealed"])
    .where("checkout_id", "=", wanted.checkoutId)
    .where("id", "=", wanted.partId)
    .executeTakeFirst();
  return row && row.kind !== "steps" ? { ...row, kind: row.kind } : undefined;
}

export async function deleteEvidenceBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("evidence").where("at", "<", before).execute();
}
