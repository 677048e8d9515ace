import type { Database, Trx } from "../../platform/database/open-database.ts";
import type { StatusChanged, TransitionListener } from "./apply-transition.ts";

/**
 * Calls `onCommitted` for status changes once they are committed. Listeners are called inside the
 * transaction, which may be retried or rolled back.
 */
export function observeCommitted(
  database: Database,
  onCommitted: (changed: StatusChanged) => void,
): { database: Database; listener: TransitionListener } {
  const noted = new WeakMap<Trx, StatusChanged[]>();
  return {
    listener: async (trx, changed) => {
      noted.get(trx)?.push(changed);
    },
    database: {
      ...database,
      transaction: async (work) => {
        let changes: StatusChanged[] = [];
        const result = await database.transaction((trx) => {
          changes = [];
          noted.set(trx, changes);
          return work(trx);
        });
        for (const changed of changes) onCommitted(changed);
        return result;
      },
    },
  };
}
