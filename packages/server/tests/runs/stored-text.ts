import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";

/** Everything that every table of the database holds, the queue's own included, as one text. Bytes are read as text too. */
export async function readStoredText(database: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(database.db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(
      database.db,
    );
    texts.push(...rows.rows.map((row) => row.text.replace(/\\x((?:[0-9a-f]{2})+)/g, readBytes)));
  }
  return texts.join("\n");
}

function readBytes(written: string, hex: string): string {
  return `${written} ${Buffer.from(hex, "hex").toString("latin1")}`;
}
