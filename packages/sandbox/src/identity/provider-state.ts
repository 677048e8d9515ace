import type { DatabaseSync } from "node:sqlite";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { z } from "zod";

const rowSchema = z.object({ payload: z.string() });

/** What the provider stores between requests, through the interface it requires: one adapter per kind. */
export function openProviderState(database: DatabaseSync): (kind: string) => Adapter {
  database.exec(`CREATE TABLE IF NOT EXISTS provider_state (
    kind TEXT NOT NULL, id TEXT NOT NULL, uid TEXT, grant_id TEXT, payload TEXT NOT NULL, expires_at INTEGER,
    PRIMARY KEY (kind, id))`);
  const upsert = database.prepare("INSERT OR REPLACE INTO provider_state VALUES (?, ?, ?, ?, ?, ?)");
  const byId = database.prepare(
    "SELECT payload FROM provider_state WHERE kind = ? AND id = ? AND coalesce(expires_at, ?) >= ?",
  );
  const byUid = database.prepare(
    "SELECT payload FROM provider_state WHERE kind = ? AND uid = ? AND coalesce(expires_at, ?) >= ?",
  );
  const consume = database.prepare(
    "UPDATE provider_state SET payload = json_set(payload, '$.consumed', ?) WHERE kind = ? AND id = ?",
  );
  const destroy = database.prepare("DELETE FROM provider_state WHERE kind = ? AND id = ?");
  const revoke = database.prepare("DELETE FROM provider_state WHERE grant_id = ?");
  const sweep = database.prepare("DELETE FROM provider_state WHERE expires_at < ?");

  return (kind) => ({
    upsert: async (id, payload, expiresIn) => {
      sweep.run(now());
      const { uid = null, grantId = null } = payload;
      upsert.run(kind, id, uid, grantId, JSON.stringify(payload), expiresIn ? now() + expiresIn : null);
    },
    find: async (id) => read(byId.get(kind, id, now(), now())),
    findByUid: async (uid) => read(byUid.get(kind, uid, now(), now())),
    // Device codes are not used.
    findByUserCode: async () => undefined,
    consume: async (id) => void consume.run(now(), kind, id),
    destroy: async (id) => void destroy.run(kind, id),
    revokeByGrantId: async (grantId) => void revoke.run(grantId),
  });
}

function read(row: unknown): AdapterPayload | undefined {
  return row === undefined ? undefined : (JSON.parse(rowSchema.parse(row).payload) as AdapterPayload);
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
