import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { parseExactJson } from "../exact-json.ts";
import type { Database } from "./database.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";
import { listenOnPglite } from "./listen.ts";
import { createPostgresListener } from "./listen-on-postgres.ts";
import { lockFolder } from "./lock-folder.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";
import { takeTurns } from "./take-turns.ts";
import { createWaitingLine } from "./waiting-line.ts";

export type { Database, Db, Trx } from "./database.ts";

export type DatabaseLocation =
  /** Embedded; without `folder`, in memory. A new database starts as a copy of `snapshot`, if given. */
  | { kind: "pglite"; folder: string | undefined; snapshot?: Blob }
  | { kind: "postgres"; url: string; maxConnections: number; holdLimitMs?: number };

/** How long a statement or transaction may take before its connection is given up. */
const defaultHoldLimitMs = 30_000;

/** How long work waits for a connection before it fails. */
const waitLimitMs = 10_000;

/** Never the service's own clock, which tests move while work waits. */
const elapsedMs = (): number => performance.now();

/** Opens the database and migrates its tables. */
export async function openDatabase(
  location: DatabaseLocation,
  onError: (error: Error) => void,
): Promise<Database> {
  const database = location.kind === "pglite" ? await openPglite(location) : openPostgres(location, onError);
  try {
    await migrate(database);
    if (location.kind === "postgres") limitHolding(database, location.holdLimitMs ?? defaultHoldLimitMs);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openPglite(location: { folder: string | undefined; snapshot?: Blob }): Promise<Database> {
  const { folder, snapshot } = location;
  const lock = folder === undefined ? undefined : await lockFolder(folder);
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: `${folder}/database` }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    // Like the pg driver: a 64-bit integer doesn't fit a JavaScript number.
    parsers: { [types.INT8]: (digits: string) => digits, [types.JSON]: parseExactJson },
  }).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const line = createWaitingLine(elapsedMs);
  const turns = takeTurns(line, { waitLimitMs });
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(pglite, turns) });
  return {
    db,
    longestWaitMs: line.longestWaitMs,
    connection: { kind: "pglite", pglite },
    transaction: (work) => db.transaction().execute(work),
    listen: listenOnPglite(pglite),
    close: async () => {
      if (!pglite.closed) await pglite.close();
      lock?.release();
    },
  };
}

function openPostgres(
  location: { url: string; maxConnections: number },
  onError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: location.url,
    max: location.maxConnections,
    connectionTimeoutMillis: waitLimitMs,
    application_name: "cartwright",
    types: { getTypeParser },
  });
  // The pool replaces an idle connection that breaks; without this listener its error would end the process.
  pool.on("error", onError);
  // The pool only reports idle connections. One that breaks between two statements of a transaction would
  // also end the process.
  pool.on("connect", (client) => client.on("error", onError));
  const listener = createPostgresListener(location.url, onError);
  const line = createWaitingLine(elapsedMs);
  const connect = async (): Promise<pg.PoolClient> => {
    const leaveLine = line.join();
    return pool.connect().finally(leaveLine);
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
  return {
    db,
    longestWaitMs: line.longestWaitMs,
    connection: { kind: "postgres", pool, url: location.url },
    transaction: (work) => repeatConflicting(() => db.transaction().execute(work)),
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

/**
 * A server behind a broken network path may never answer, and then the caller would never be answered either.
 * The connection is closed, so its query fails and the pool replaces it. Migrations may take longer.
 */
function limitHolding({ connection }: Database, limitMs: number): void {
  if (connection.kind !== "postgres") return;
  const timers = new WeakMap<object, NodeJS.Timeout>();
  connection.pool.on("acquire", (client) => {
    timers.set(client, setTimeout(() => void client.end().catch(() => undefined), limitMs).unref());
  });
  connection.pool.on("release", (_error, client) => clearTimeout(timers.get(client)));
}

/**
 * `deadlock_detected` and `serialization_failure` (PostgreSQL, appendix A): the transaction was rolled back.
 */
const conflicts: ReadonlySet<string | undefined> = new Set(["40P01", "40001"]);
const mostTries = 4;

async function repeatConflicting<Result>(execute: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute();
    } catch (error) {
      const isConflict = error instanceof pg.DatabaseError && conflicts.has(error.code);
      if (!isConflict || tries === mostTries) throw error;
    }
  }
}

const jsonType = pg.types.builtins.JSON;

/** Parses JSON without losing digits. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  type === jsonType && format !== "binary" ? parseExactJson : pg.types.getTypeParser(type, format);
