import type { Db } from "../../platform/database/open-database.ts";
import { countByKeyMark, listUnderOtherKeys, replaceSealed, type SealedColumn } from "./sealed-rows.store.ts";

/** One kind of value that is sealed with a vault key. */
export interface SealedPlace {
  name: string;
  /** How many values there are under each key, by its id. */
  countByKey(db: Db): Promise<{ keyId: string; rows: number }[]>;
  /** Reseals the values after `after` that aren't under the first key. Undefined if there are none. */
  resealBatch(db: Db, after: string): Promise<{ last: string; failed: number } | undefined>;
}

interface PlaceOptions<Sealed> {
  name: string;
  column: SealedColumn;
  /** The mark of values under the first key. */
  currentMark: string;
  keyIdOfMark(mark: string): string;
  /** Returns the same value under the first key. Throws if no key opens it. */
  reseal(sealed: Sealed, id: string): Promise<Sealed>;
}

const batchSize = 100;

export function createPlace<Sealed extends Uint8Array | string>(place: PlaceOptions<Sealed>): SealedPlace {
  const { name, column, currentMark, keyIdOfMark, reseal } = place;
  const resealRow = async (db: Db, { id, sealed }: { id: string; sealed: Sealed }): Promise<boolean> => {
    const to = await reseal(sealed, id).catch(() => undefined);
    if (to === undefined) return false;
    // If it was replaced or deleted in the meantime, nothing is written.
    await replaceSealed(db, column, { id, from: sealed, to });
    return true;
  };
  return {
    name,
    countByKey: async (db) => {
      const counted = await countByKeyMark(db, column);
      return counted.map(({ mark, rows }) => ({ keyId: keyIdOfMark(mark), rows }));
    },
    resealBatch: async (db, after) => {
      const wanted = { mark: currentMark, after, limit: batchSize };
      const found = await listUnderOtherKeys<Sealed>(db, column, wanted);
      let failed = 0;
      for (const row of found) if (!(await resealRow(db, row))) failed += 1;
      const last = found.at(-1)?.id;
      return last === undefined ? undefined : { last, failed };
    },
  };
}
