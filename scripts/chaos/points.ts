import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseClient, KillableDatabase } from "./database.ts";

/**
 * The points of a checkout's life at which the database can hold a process: *before*, in the statement, and
 * *after*, in a commit whose outcome the process does not learn. Moments without a database write are held by
 * the merchants and the receiver.
 */
export const databasePoints = [
  "create",
  "claim",
  "running",
  "question",
  "answer",
  "submit",
  "end",
  "webhook",
  "settled",
].flatMap((name) => [`${name}:before`, `${name}:after`]);

/** A process that waits at a point until it is released. */
export interface HeldAtPoint {
  /** The local port of its connection, or of the link it goes through. */
  readonly localPort: number;
  release(): Promise<void>;
}

const lockKey = 770_001;
const lookEveryMs = 40;

export async function installPoints(database: KillableDatabase): Promise<void> {
  await database.query(await readFile(new URL("./points.sql", import.meta.url), "utf8"));
}

/** Waits for the next process to reach a point, and holds it there. Undefined if none does in time. */
export async function holdAtPoint(
  database: KillableDatabase,
  point: string,
  timeoutMs: number,
): Promise<HeldAtPoint | undefined> {
  const client = await database.openClient().catch(() => undefined);
  if (!client) return undefined;
  const release = async (): Promise<void> => {
    await client.query("delete from chaos.armed").catch(() => undefined);
    await client.end().catch(() => undefined);
  };
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query("delete from chaos.armed");
    await client.query("insert into chaos.armed values ($1)", [point]);
    const localPort = await untilOneWaits(client, timeoutMs);
    if (localPort !== undefined) return { localPort, release };
  } catch {
    // The database went down.
  }
  await release();
  return undefined;
}

async function untilOneWaits(client: DatabaseClient, timeoutMs: number): Promise<number | undefined> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const { rows } = await client.query<{ client_port: number }>(
      `select activity.client_port from pg_locks join pg_stat_activity activity using (pid)
       where locktype = 'advisory' and not granted and objid = $1 limit 1`,
      [lockKey],
    );
    if (rows[0]) return rows[0].client_port;
    await pause(lookEveryMs);
  }
  return undefined;
}

/** Disarms what a campaign that lost its connection may have left armed. */
export async function disarm(database: KillableDatabase): Promise<void> {
  await database.query("delete from chaos.armed");
}
