import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";

/** What only our own code writes, from lists of its own. */
const codes = ["status", "kind", "goal", "failure_reason", "erasure_requested"];
const tables = {
  checkouts: "id",
  progress_items: "checkout_id",
  status_changes: "checkout_id",
  user_actions: "checkout_id",
};

/** Writes the text into every column of a checkout that could hold one, whatever columns there are by now. */
export async function fillEveryColumn(database: Database, checkoutId: string, text: string): Promise<void> {
  for (const [table, key] of Object.entries(tables)) {
    const columns = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and table_schema = 'public'`.execute(database.db);
    for (const { name, type } of columns.rows) {
      const value = valueFor(type, text);
      if (value === undefined || codes.includes(name)) continue;
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value}
        where ${sql.ref(key)} = ${checkoutId}`.execute(database.db);
    }
  }
}

function valueFor(type: string, text: string): string | Buffer | undefined {
  if (type === "text") return text;
  if (type === "bytea") return Buffer.from(text);
  return type.startsWith("json") ? JSON.stringify(document(text)) : undefined;
}

/** Every shape of the documents at once. */
function document(text: string): object {
  const url = `https://hartwell.localhost/${text}?${text}`;
  const money = { amount: "1.00", currency: "USD", [text]: text };
  return {
    [text]: [text],
    url,
    request: text,
    maxCost: money,
    total: money,
    merchantOrderId: text,
    evidence: { url, [text]: text },
    step: text,
    key: text,
    code: text,
    message: text,
  };
}
