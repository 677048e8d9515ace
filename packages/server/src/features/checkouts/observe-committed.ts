import type { Database, Trx } from "../../platform/database/open-database.ts";
import type { StatusChanged, TransitionListener } from "./apply-transition.ts";

/**
 * Tells of changes of a status once they are committed, and of none that is not. A listener hears of them in their transaction, which
 * may be done again, or not at all.
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
