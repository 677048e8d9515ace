import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import type { Database } from "../../../src/platform/database/open-database.ts";

/** The texts of the SQL statements that go to a database, without those of the background. */
export interface StatementLog {
  /** Listens at the driver, so that no way of asking goes unheard; on PGlite what is asked inside a transaction does. */
  watch(database: Database): Database;
  /** Does the work and returns the statements that were issued meanwhile. */
  during(work: () => Promise<unknown>): Promise<string[]>;
}

/** The queue looks after itself, and the last use of a key is written behind the requests. */
const isOfBackground = (text: string): boolean => /pgboss|last_used_at = greatest|scheduled_jobs/.test(text);

export function createStatementLog(): StatementLog {
  let texts: string[] = [];
  const note = (text: string): void => {
    if (!isOfBackground(text)) texts.push(text);
  };
  return {
    watch: (database) => {
      const { connection } = database;
      if (connection.kind === "pglite") watchPglite(connection.pglite, note);
      else watchPool(connection.pool, note);
      return database;
    },
    during: async (work) => {
      texts = [];
      await work();
      return texts;
    },
  };
}

function watchPglite(pglite: PGlite, note: (text: string) => void): void {
  const query = pglite.query.bind(pglite);
  pglite.query = (text, ...rest) => {
    note(text);
    return query(text, ...rest);
  };
}

/** A connection is watched from the first time that it is taken from the pool. */
function watchPool(pool: pg.Pool, note: (text: string) => void): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query;
    client.query = function (this: unknown, ...sent: unknown[]) {
      note(textOf(sent[0]));
      return Reflect.apply(query, client, sent);
    } as typeof query;
  });
}

function textOf(sent: unknown): string {
  return typeof sent === "object" && sent !== null && "text" in sent ? String(sent.text) : String(sent);
}
