import type { PGlite } from "@electric-sql/pglite";
import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Calls `onMessage` for each committed notification. `onReconnect` runs once the subscription stands, and again after
 * each loss of the connection: what was said in between is lost, so the listener re-reads its state then.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

/** Tells every listener of the channel, once the surrounding transaction has committed. */
export async function notify(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

export function listenOnPglite(pglite: PGlite): Listen {
  return async (channel, onMessage, onReconnect) => {
    const stop = await pglite.listen(channel, onMessage);
    onReconnect();
    return { close: () => stop() };
  };
}
