import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
} from "../../src/platform/database/open-database.ts";
import { throwLater } from "./report-error.ts";
import "./provided.ts";

/** Creates a migrated database. It can be opened any number of times on PostgreSQL, but once on PGlite. */
export async function createTestDatabase(): Promise<DatabaseLocation> {
  if (inject("database") === "pglite") {
    const snapshot = new Blob([await readFile(inject("pgliteSnapshot"))]);
    return { kind: "pglite", folder: undefined, snapshot };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const cluster = inject("postgresCluster");
  const admin = new pg.Client({ connectionString: `${cluster}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${inject("postgresTemplate")} strategy file_copy`);
  await admin.end();
  return { kind: "postgres", url: `${cluster}/${name}`, maxConnections: 10 };
}

export async function openTestDatabase(): Promise<Database> {
  return openDatabase(await createTestDatabase(), throwLater);
}
