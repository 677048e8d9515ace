import { z } from "zod";
import type { Db } from "../../platform/database/open-database.ts";
import { findSignupSetting, writeSignupSetting } from "./signup.store.ts";

/** `paused` is meant to pass (429), `closed` is not (403). */
export const SignupState = z.enum(["open", "paused", "closed"]);
export type SignupState = z.infer<typeof SignupState>;

/** What an operator has set at run time, or else the configured state. */
export async function readSignupState(db: Db, defaultState: SignupState): Promise<SignupState> {
  return SignupState.parse((await findSignupSetting(db)) ?? defaultState);
}

/** Counts from the next sign-up on, in every process. */
export async function writeSignupState(db: Db, state: SignupState): Promise<void> {
  await writeSignupSetting(db, state);
}
