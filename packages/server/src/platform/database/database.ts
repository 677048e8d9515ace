import type { PGlite } from "@electric-sql/pglite";
import type { Kysely, Transaction } from "kysely";
import type pg from "pg";
import type { Listen } from "./listen.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/**
 * One database behind one interface, whichever of the two it is.
 * On PGlite there is a single connection: inside `transaction` use the handle it passes and nothing else,
 * because a query outside waits for the transaction to end.
 */
export interface Database {
  readonly db: Db;
  readonly connection: { kind: "pglite"; pglite: PGlite } | { kind: "postgres"; pool: pg.Pool; url: string };
  /**
   * `work` touches nothing but the database: PostgreSQL ends one of two transactions that wait for each other, and that one
   * is then done again.
   */
  transaction<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  /** Hears `notify` calls of every process that shares the database, committed ones only. */
  listen: Listen;
  close(): Promise<void>;
}
