import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { deleteEvidenceBefore } from "./evidence.store.ts";

const dayMs = 24 * 3600 * 1000;

/** If evidence is switched off, everything kept so far is deleted right away. */
export async function sweepEvidence({
  db,
  clock,
  days,
}: {
  db: Db;
  clock: Clock;
  days: number;
}): Promise<void> {
  await deleteEvidenceBefore(db, new Date(clock.now().getTime() - days * dayMs));
}
