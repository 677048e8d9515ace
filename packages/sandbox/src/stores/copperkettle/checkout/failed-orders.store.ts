import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { randomToken } from "../../../random-token.ts";

const rowSchema = z.object({ id: z.number(), order_key: z.string() });

/** An order whose payment failed after the order was recorded. The merchant does not count it as sold. */
export interface FailedOrder {
  readonly number: string;
  readonly key: string;
}

export interface FailedOrdersStore {
  record(): FailedOrder;
  find(number: string): FailedOrder | undefined;
}

const FIRST_NUMBER = 70_001;

export function openFailedOrdersStore(database: DatabaseSync): FailedOrdersStore {
  database.exec(
    "CREATE TABLE IF NOT EXISTS failed_orders (id INTEGER PRIMARY KEY AUTOINCREMENT, order_key TEXT NOT NULL)",
  );
  const insert = database.prepare("INSERT INTO failed_orders (order_key) VALUES (?)");
  const select = database.prepare("SELECT * FROM failed_orders WHERE id = ?");
  return {
    record() {
      const key = randomToken(13);
      const { lastInsertRowid } = insert.run(key);
      return { number: String(FIRST_NUMBER + Number(lastInsertRowid) - 1), key };
    },
    find(number) {
      const id = Number(number) - FIRST_NUMBER + 1;
      const found = Number.isSafeInteger(id) ? select.get(id) : undefined;
      return found && { number, key: rowSchema.parse(found).order_key };
    },
  };
}
