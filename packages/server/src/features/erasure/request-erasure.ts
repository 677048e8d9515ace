import { carryOutErasures } from "./erase-checkouts.ts";
import {
  countWaiting,
  deleteKeysOfSubject,
  deleteProfile,
  deleteProfilesOfSubject,
  type EndUser,
  emptyTenant,
  lockProfile,
  lockProfiles,
  lockTenantToErase,
  requestForProfile,
  requestForSubject,
  requestForTenant,
} from "./erasure.store.ts";
import type { ErasureDependencies } from "./erasure-dependencies.ts";

/** The result of an erasure. */
export interface ErasureReport {
  /** Checkouts concerned. */
  checkouts: number;
  /** How many of the tenant's checkouts are still to be erased, as soon as they end. */
  waiting: number;
  buyerProfiles: number;
  apiKeys: number;
}

/**
 * Erases an end user: profiles with their sign-ins, keys that act for them, and personal data in their
 * checkouts.
 */
export async function eraseSubject(
  dependencies: ErasureDependencies,
  endUser: EndUser,
): Promise<ErasureReport> {
  const erased = await dependencies.database.transaction(async (trx) => {
    await lockProfiles(trx, endUser);
    return {
      checkouts: await requestForSubject(trx, endUser),
      buyerProfiles: await deleteProfilesOfSubject(trx, endUser),
      apiKeys: await deleteKeysOfSubject(trx, endUser),
    };
  });
  return finish(dependencies, endUser.tenantId, erased);
}

/**
 * Erases a buyer profile with all its traces. Checkouts that have not ended continue and are erased when they
 * end. Undefined if the owner has no such profile.
 */
export async function eraseProfile(
  dependencies: ErasureDependencies,
  owner: { tenantId: string; subject: string | undefined },
  id: string,
): Promise<ErasureReport | undefined> {
  const erased = await dependencies.database.transaction(async (trx) => {
    if (!(await lockProfile(trx, owner, id))) return undefined;
    const checkouts = await requestForProfile(trx, id);
    await deleteProfile(trx, id);
    return { checkouts, buyerProfiles: 1, apiKeys: 0 };
  });
  return erased && finish(dependencies, owner.tenantId, erased);
}

/** Erases a workspace with everything in it. Usage records stay: their counts and amounts identify no one. */
export async function eraseTenant(
  dependencies: ErasureDependencies,
  tenantId: string,
): Promise<ErasureReport | undefined> {
  const { database, clock } = dependencies;
  const erased = await database.transaction(async (trx) => {
    if (!(await lockTenantToErase(trx, tenantId))) return undefined;
    await lockProfiles(trx, { tenantId, subject: undefined });
    const checkouts = await requestForTenant(trx, tenantId);
    await emptyTenant(trx, tenantId, clock.now());
    return { checkouts, buyerProfiles: 0, apiKeys: 0 };
  });
  return erased && finish(dependencies, tenantId, erased);
}

async function finish(
  dependencies: ErasureDependencies,
  tenantId: string,
  erased: Omit<ErasureReport, "waiting">,
): Promise<ErasureReport> {
  await carryOutErasures(dependencies);
  return { ...erased, waiting: await countWaiting(dependencies.database.db, tenantId) };
}
