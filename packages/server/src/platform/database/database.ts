import type { PGlite } from "@electric-sql/pglite";
import type { Kysely, Transaction } from "kysely";
import type pg from "pg";
import type { Listen } from "./listen.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/**
 * One interface for both databases. PGlite has a single connection: inside `transaction`, only use the handle
 * it passes, because any other query would wait for the transaction to end.
 */
export interface Database {
  readonly db: Db;
  readonly connection: { kind: "pglite"; pglite: PGlite } | { kind: "postgres"; pool: pg.Pool; url: string };
  /**
   * `work` must only touch the database: on a deadlock, PostgreSQL aborts one of the transactions, which is
   * then run again.
   */
  transaction<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /**
   * How long the work that has waited longest for a connection has waited. As long as there are more
   * connections than callers this is about 0.
   */
  longestWaitMs(): number;
  /** Receives committed `notify` calls of every process that shares the database. */
  listen: Listen;
  close(): Promise<void>;
}
