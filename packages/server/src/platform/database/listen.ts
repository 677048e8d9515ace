import type { PGlite } from "@electric-sql/pglite";
import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Calls `onMessage` for each committed notification. `onReconnect` runs when the subscription is active and
 * again after each lost connection: notifications in between are lost, so the listener should re-read its
 * state.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

/** Notifies all listeners of the channel once the surrounding transaction has committed. */
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
