import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const rowSchema = z.object({ body: z.string() });

/** Documents a store keeps whole and finds by id only: baskets, accounts, sessions. */
export interface Documents<Document> {
  find(id: string): Document | undefined;
  save(id: string, document: Document): void;
}

/** The table name must come from the program, never from input. */
export function openDocuments<Document>(
  database: DatabaseSync,
  table: string,
  schema: z.ZodType<Document>,
): Documents<Document> {
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, body TEXT NOT NULL)`);
  const select = database.prepare(`SELECT body FROM ${table} WHERE id = ?`);
  const upsert = database.prepare(
    `INSERT INTO ${table} (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  return {
    find(id) {
      const row = select.get(id);
      return row && schema.parse(JSON.parse(rowSchema.parse(row).body));
    },
    save(id, document) {
      upsert.run(id, JSON.stringify(document));
    },
  };
}
