import { readdir } from "node:fs/promises";
import pg from "pg";

export interface InspectedDatabase {
  version: string;
  now: Date;
  /** Migrations of this version that were not applied, and applied ones that this version doesn't have. */
  missing: string[];
  unknown: string[];
  connections: { limit: number; used: number };
}

const timeoutMs = 5_000;

/** Inspects a database without changing it. Doesn't apply migrations either. */
export async function inspectPostgres(url: string): Promise<InspectedDatabase> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; now: Date; limit: number; used: number }>(
      `select current_setting('server_version') as version, now(), current_setting('max_connections')::int as limit,
         (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
    );
    const [told] = rows;
    if (!told) throw new Error("the database answered nothing");
    const applied = await appliedMigrations(client);
    const names = (await readdir(new URL("./migrations/", import.meta.url))).filter((name) =>
      name.endsWith(".sql"),
    );
    return {
      version: told.version,
      now: told.now,
      missing: names.filter((name) => !applied.includes(name)).toSorted(),
      unknown: applied.filter((name) => !names.includes(name)).toSorted(),
      connections: { limit: told.limit, used: told.used },
    };
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  if (rows[0]?.there !== true) return [];
  const applied = await client.query<{ name: string }>("select name from schema_migrations");
  return applied.rows.map(({ name }) => name);
}
