import { messages, type SignedUp } from "@cartwright/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { insertSignup, insertTenant, lockSignups } from "./signup.store.ts";
import { refuseBeyondLimits, type SignupLimits } from "./signup-limits.ts";
import { readSignupState, type SignupState } from "./signup-state.ts";
import { sourceOf } from "./source-address.ts";

export interface SignupDependencies {
  database: Database;
  clock: Clock;
  /** Applies until an operator sets another one. */
  defaultState: SignupState;
  limits: SignupLimits;
  sandboxMerchants: readonly string[];
  /** Creates the first key of a new tenant and returns its plain text. */
  issueFirstKey(trx: Trx, tenantId: string): Promise<string>;
}

export interface Applicant {
  name?: string | undefined;
  email?: string | undefined;
  ip: string;
}

const nameOfNobody = "Sandbox account";

/** Opens a sandbox-only tenant with one test key. */
export async function signUp(dependencies: SignupDependencies, applicant: Applicant): Promise<SignedUp> {
  const { database, sandboxMerchants } = dependencies;
  await refuseUnlessOpen(dependencies);
  const now = dependencies.clock.now();
  const source = sourceOf(applicant.ip);
  // Checked without a lock first, so that a flood of refused sign-ups delays no one.
  await refuseBeyondLimits(database.db, dependencies.limits, { source, now });
  const tenantId = newId();
  const name = applicant.name ?? applicant.email ?? nameOfNobody;
  const apiKey = await database.transaction(async (trx) => {
    await lockSignups(trx);
    await refuseBeyondLimits(trx, dependencies.limits, { source, now });
    await insertSignup(trx, { source, now });
    await insertTenant(trx, { id: tenantId, name, email: applicant.email ?? null, now });
    return dependencies.issueFirstKey(trx, tenantId);
  });
  return { tenantId, name, sandboxOnly: true, sandboxMerchants: [...sandboxMerchants], apiKey };
}

async function refuseUnlessOpen({ database, defaultState }: SignupDependencies): Promise<void> {
  const state = await readSignupState(database.db, defaultState);
  if (state === "closed") throw new ServiceError("forbidden", messages.signup.closed);
  if (state === "paused") throw new ServiceError("over_limit", messages.signup.paused);
}
