import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Opens a store's own database file, or an in-memory database without a folder. */
export function openDatabase(dataDir: string | undefined, name: string): DatabaseSync {
  if (dataDir === undefined) return new DatabaseSync(":memory:");
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, `${name}.sqlite`));
  database.exec("PRAGMA journal_mode = WAL");
  return database;
}
