import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const paymentSchema = z.object({
  merchant: z.string(),
  /** The merchant's own id for the payment. */
  reference: z.string(),
  email: z.string(),
  amount: z.string(),
  cardLast4: z.string(),
});

/** Money that was taken from a card. */
export type Payment = z.infer<typeof paymentSchema>;

export interface PaymentsStore {
  record(payment: Payment): void;
  /** Newest first. */
  list(): Payment[];
}

const rowSchema = z.object({ body: z.string() });

export function openPaymentsStore(database: DatabaseSync): PaymentsStore {
  database.exec(
    "CREATE TABLE IF NOT EXISTS payments (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL)",
  );
  const insert = database.prepare("INSERT INTO payments (body) VALUES (?)");
  const selectAll = database.prepare("SELECT body FROM payments ORDER BY id DESC");
  return {
    record: (payment) => void insert.run(JSON.stringify(payment)),
    list: () => selectAll.all().map((row) => paymentSchema.parse(JSON.parse(rowSchema.parse(row).body))),
  };
}
