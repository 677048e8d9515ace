import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { newObject, newObjectId } from "./new-object.ts";
import type { Event, Kinds } from "./objects.ts";

const rowSchema = z.object({ body: z.string() });

/** The processor's records, in order of creation. */
export interface Ledger {
  find<Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | undefined;
  save<Kind extends keyof Kinds>(kind: Kind, id: string, object: Kinds[Kind]): void;
  /** Newest first. */
  list<Kind extends keyof Kinds>(kind: Kind): Kinds[Kind][];
  /** Adds an event about an object. */
  announce(type: string, object: object): void;
}

export function openLedger(database: DatabaseSync): Ledger {
  database.exec(`CREATE TABLE IF NOT EXISTS ledger (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (kind, id))`);
  const find = database.prepare("SELECT body FROM ledger WHERE kind = ? AND id = ?");
  const list = database.prepare("SELECT body FROM ledger WHERE kind = ? ORDER BY ordinal DESC");
  const upsert = database.prepare(
    "INSERT INTO ledger (kind, id, body) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body",
  );
  const save: Ledger["save"] = (kind, id, object) => void upsert.run(kind, id, JSON.stringify(object));
  return {
    find: (kind, id) => {
      const row = find.get(kind, id);
      return row && read(row);
    },
    save,
    list: (kind) => list.all(kind).map((row) => read(row)),
    announce: (type, object) => {
      const event: Event = {
        ...newObject(newObjectId("evt")),
        object: "event",
        api_version: null,
        pending_webhooks: 0,
        request: { id: null, idempotency_key: null },
        type,
        data: { object },
      };
      save("event", event.id, event);
    },
  };
}

/** Rows were written by this ledger, so their type is known. */
function read<Kind extends keyof Kinds>(row: unknown): Kinds[Kind] {
  return JSON.parse(rowSchema.parse(row).body) as Kinds[Kind];
}
