import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { deleteSignupsBefore } from "./swept-signups.store.ts";

/** The longest window in which sign-ups are counted. */
const windowMs = 24 * 3600 * 1000;

/** Deletes addresses once they are no longer counted. */
export async function sweepSignups({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteSignupsBefore(db, new Date(clock.now().getTime() - windowMs));
}
