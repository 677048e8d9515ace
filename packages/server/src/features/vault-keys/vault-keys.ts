import type { Db } from "../../platform/database/open-database.ts";
import { type Keyring, listSealedPlaces } from "./sealed-places.ts";

export interface VaultDependencies {
  db: Db;
  /** The first key seals, all of them open. Undefined if nothing is sealed with vault keys. */
  keys: Keyring | undefined;
}

const beforeAll = "00000000-0000-0000-0000-000000000000";

/**
 * Reseals everything that isn't under the first key. Safe to run alongside readers, writers and itself.
 * Throws at the end if no key opens some values; these stay unchanged.
 */
export async function resealAll({ db, keys }: VaultDependencies, signal?: AbortSignal): Promise<void> {
  if (keys === undefined) return;
  let failed = 0;
  for (const place of listSealedPlaces(keys)) {
    let after = beforeAll;
    while (!signal?.aborted) {
      const batch = await place.resealBatch(db, after);
      if (batch === undefined) break;
      after = batch.last;
      failed += batch.failed;
    }
  }
  if (failed > 0) throw new Error(`${failed} sealed values are opened by none of VAULT_KEYS`);
}

export interface VaultKeyUse {
  id: string;
  /** Whether new values are sealed with it. */
  seals: boolean;
  /** How many stored values need it, by kind. */
  rows: Readonly<Record<string, number>>;
  /** Whether no stored value needs it any more. */
  removable: boolean;
}

export interface VaultKeysReport {
  keys: VaultKeyUse[];
  /** Keys that stored values need but that aren't configured. */
  missing: Omit<VaultKeyUse, "seals" | "removable">[];
}

/** Reports what each key is still needed for. */
export async function reportVaultKeys({ db, keys }: VaultDependencies): Promise<VaultKeysReport> {
  if (keys === undefined) return { keys: [], missing: [] };
  const uses = new Map<string, Record<string, number>>(keys.map(({ id }) => [id, {}]));
  for (const place of listSealedPlaces(keys))
    for (const { keyId, rows } of await place.countByKey(db))
      uses.set(keyId, { ...uses.get(keyId), [place.name]: rows });
  const [{ id: sealingId }] = keys;
  const configured = new Set(keys.map(({ id }) => id));
  const all = [...uses].map(([id, rows]) => ({ id, rows }));
  return {
    keys: all
      .filter(({ id }) => configured.has(id))
      .map(({ id, rows }) => ({
        id,
        seals: id === sealingId,
        rows,
        removable: id !== sealingId && Object.keys(rows).length === 0,
      })),
    missing: all.filter(({ id }) => !configured.has(id)),
  };
}
