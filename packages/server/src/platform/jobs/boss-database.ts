import pg from "pg";
import { type ConstructorOptions, fromPglite } from "pg-boss";
import type { Database } from "../database/open-database.ts";

type Adapter = NonNullable<ConstructorOptions["db"]>;

export interface BossDatabase {
  database: Adapter;
  close(): Promise<void>;
}

/**
 * Enough for one process's fetches and heartbeats. Separate from the API's connections, so that load there
 * never starves a heartbeat.
 */
const maxConnections = 3;

/**
 * `onJob` is called with the name of a queue that has a job to start now, or undefined if any queue may have
 * one.
 */
export function openBossDatabase(
  database: Database,
  onError: (error: Error) => void,
  onJob: (queueName: string | undefined) => void,
): BossDatabase {
  const listen: Adapter["listen"] = (channel) => database.listen(channel, onJob, () => onJob(undefined));
  if (database.connection.kind === "pglite") {
    const { executeSql } = fromPglite(database.connection.pglite);
    return { database: { executeSql, listen }, close: async () => undefined };
  }
  const pool = new pg.Pool({
    connectionString: database.connection.url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: "cartwright-jobs",
  });
  pool.on("error", onError);
  return {
    database: { executeSql: (text, values) => pool.query(text, values), listen },
    close: () => pool.end(),
  };
}
