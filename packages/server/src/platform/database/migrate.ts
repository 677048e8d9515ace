import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Any number that no other user of the same database uses for its own lock. */
const lockKey = 7_203_114_405;

/**
 * Applies the numbered files of `migrations/` that the database doesn't have yet, each in its own
 * transaction. Processes that start together wait for each other; no file is applied twice.
 */
export async function migrate(database: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  await runScript(
    database,
    `do $migration$ begin
       perform pg_advisory_xact_lock(${lockKey});
       create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());
     end $migration$`,
  );
  const applied = await sql<{ name: string }>`select name from schema_migrations`.execute(database.db);
  const seen = new Set(applied.rows.map((row) => row.name));
  for (const name of names.filter((candidate) => !seen.has(candidate))) {
    const script = await readFile(new URL(name, folder), "utf8");
    await applyOnce(database, name, script);
  }
}

async function applyOnce(database: Database, name: string, script: string): Promise<void> {
  await runScript(
    database,
    `do $migration$ begin
       perform pg_advisory_xact_lock(${lockKey});
       if not exists (select from schema_migrations where name = '${name}') then
         execute $script$${script}$script$;
         insert into schema_migrations (name) values ('${name}');
       end if;
     end $migration$`,
  );
}

/** Runs several statements at once, which neither driver supports with parameters. */
async function runScript(database: Database, script: string): Promise<void> {
  if (database.connection.kind === "pglite") await database.connection.pglite.exec(script);
  else await sql.raw(script).execute(database.db);
}
