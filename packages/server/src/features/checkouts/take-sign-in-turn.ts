import type { Database } from "../../platform/database/open-database.ts";
import { isSignInUsed, lockSignIns, type SignInUser, setSignsInAt } from "./sign-in-turns.store.ts";

/**
 * Two runs that are signed in to one account share its cart. So the first one keeps the sign-in until its
 * checkout has ended, whichever worker drives it. False if another one has it.
 */
export async function takeSignInTurn(
  { database }: { database: Database },
  user: SignInUser,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    await lockSignIns(trx, user);
    if (await isSignInUsed(trx, user)) return false;
    await setSignsInAt(trx, user);
    return true;
  });
}
