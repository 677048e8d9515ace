import { terminalStatuses } from "@cartwright/contract";
import type { Db } from "../../platform/database/open-database.ts";
import type { CardToClose } from "./card-source.ts";

export async function insertCard(
  db: Db,
  card: { id: string; checkoutId: string; source: string; madeAt: Date },
): Promise<void> {
  await db
    .insertInto("made_cards")
    .values({
      id: card.id,
      checkout_id: card.checkoutId,
      source: card.source,
      made_at: card.madeAt,
    })
    .execute();
}

export async function nameCard(db: Db, id: string, sourceId: string): Promise<void> {
  await db.updateTable("made_cards").set({ source_id: sourceId }).where("id", "=", id).execute();
}

export async function deleteCard(db: Db, id: string): Promise<void> {
  await db.deleteFrom("made_cards").where("id", "=", id).execute();
}

export async function listOpenOf(db: Db, source: string, checkoutId: string): Promise<CardToClose[]> {
  return openCards(db, source).where("made_cards.checkout_id", "=", checkoutId).execute().then(present);
}

/** Cards of ended runs that were not closed, because their process died. */
export async function listLeftOpen(db: Db, source: string, limit: number): Promise<CardToClose[]> {
  return openCards(db, source)
    .innerJoin("checkouts", "checkouts.id", "made_cards.checkout_id")
    .where("checkouts.status", "in", terminalStatuses)
    .orderBy("made_cards.made_at")
    .limit(limit)
    .execute()
    .then(present);
}

/** Cards of a previously configured source aren't included: only its operator can reach it and close them. */
function openCards(db: Db, source: string) {
  return db
    .selectFrom("made_cards")
    .select(["made_cards.id", "made_cards.source_id"])
    .where("made_cards.source", "=", source);
}

function present(rows: { id: string; source_id: string | null }[]): CardToClose[] {
  return rows.map(({ id, source_id }) => ({ id, sourceId: source_id ?? undefined }));
}
