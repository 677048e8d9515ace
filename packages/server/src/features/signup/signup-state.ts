import { z } from "zod";
import type { Db } from "../../platform/database/open-database.ts";
import { findSetting, writeSetting } from "../../platform/database/settings.store.ts";

/** `paused` is temporary (429), `closed` is not (403). */
export const SignupState = z.enum(["open", "paused", "closed"]);
export type SignupState = z.infer<typeof SignupState>;

const setting = "signups";

/** Returns the state an operator has set at run time, or the configured one. */
export async function readSignupState(db: Db, defaultState: SignupState): Promise<SignupState> {
  return SignupState.parse((await findSetting(db, setting)) ?? defaultState);
}

/** Takes effect with the next sign-up, in every process. */
export async function writeSignupState(db: Db, state: SignupState): Promise<void> {
  await writeSetting(db, setting, state);
}
