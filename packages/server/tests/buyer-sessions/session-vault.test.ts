import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSessionVault } from "../../src/features/buyer-sessions/session-vault.ts";
import { createJsonEncryption } from "../../src/platform/encryption/json-web-encryption.ts";
import type { SealingKey } from "../../src/platform/encryption/seal.ts";
import { Secret } from "../../src/platform/secret.ts";
import { type Api, startApi } from "../http/start-api.ts";

const keyNamed = (id: string): SealingKey => ({ id, key: new Secret(randomBytes(32)) });
const firstKey = keyNamed("first");
const content = { cookies: [{ name: "visit", value: "canary-cookie" }] };

let api: Api;
let key: string;
let tenantId: string;
let profileId: string;
let troubles: string[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  troubles = [];
  ({ key, tenantId } = await api.createTenant());
  profileId = (await api.call("POST", "/v1/buyer-profiles", { key, body: {} })).body.id;
});

function vaultWith(...keys: readonly [SealingKey, ...SealingKey[]]) {
  const { database, clock } = api;
  return createSessionVault({
    db: database.db,
    clock,
    encryption: createJsonEncryption(keys, "buyer-sessions"),
    onError: (error) => troubles.push(error.message),
  });
}

const place = (merchantDomain = "shop.example") => ({ tenantId, buyerProfileId: profileId, merchantDomain });

async function rows() {
  return api.database.db
    .selectFrom("buyer_sessions")
    .selectAll()
    .where("buyer_profile_id", "=", profileId)
    .orderBy("merchant_domain")
    .execute();
}

describe("the session vault", () => {
  test("keeps one session for each merchant, encrypted, and replaces it at the next sign-in", async () => {
    const vault = vaultWith(firstKey);
    await vault.save(place(), content, { isNewSignIn: true });
    const [before] = await rows();
    api.clock.moveBy(1000);
    await vault.save(place(), { cookies: [] }, { isNewSignIn: true });
    await vault.save(place("other.example"), content, { isNewSignIn: true });
    const [other, after] = await rows();
    expect(await rows()).toHaveLength(2);
    expect(after).toMatchObject({ id: before?.id, created_at: before?.created_at, last_used_at: null });
    expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? Infinity);
    expect(`${before?.sealed}${other?.sealed}`).not.toContain("canary");
    await expect(vault.load(place())).resolves.toEqual({ cookies: [] });
    await expect(vault.load(place("none.example"))).resolves.toBeUndefined();
  });

  test("notes when a session was last used, which storing it is not", async () => {
    const vault = vaultWith(firstKey);
    await vault.save(place(), content, { isNewSignIn: true });
    expect((await rows())[0]?.last_used_at).toBeNull();
    await vault.load(place());
    expect((await rows())[0]?.last_used_at).toBeInstanceOf(Date);
  });

  test("reads what an older key has encrypted, and has nothing once that key is gone", async () => {
    await vaultWith(firstKey).save(place(), content, { isNewSignIn: true });
    const second = keyNamed("second");
    await expect(vaultWith(second, firstKey).load(place())).resolves.toEqual(content);
    await expect(vaultWith(second).load(place())).resolves.toBeUndefined();
    await vaultWith(second, firstKey).save(place(), content, { isNewSignIn: false });
    await expect(vaultWith(second).load(place())).resolves.toEqual(content);
  });

  test("does not bring back a session that was deleted while a run used it", async () => {
    const vault = vaultWith(firstKey);
    await vault.save(place(), content, { isNewSignIn: true });
    const [session] = await rows();
    await api.call("DELETE", `/v1/buyer-sessions/${session?.id}`, { key });
    await vault.save(place(), content, { isNewSignIn: false });
    expect(await rows()).toEqual([]);
  });

  test("stores nothing for a profile that was deleted meanwhile, and deletes what it had", async () => {
    const vault = vaultWith(firstKey);
    await vault.save(place(), content, { isNewSignIn: true });
    await api.call("DELETE", `/v1/buyer-profiles/${profileId}`, { key });
    await vault.save(place(), content, { isNewSignIn: true });
    expect(await rows()).toEqual([]);
  });

  test("refuses a content that was moved to another merchant's row", async () => {
    const vault = vaultWith(firstKey);
    await vault.save(place(), content, { isNewSignIn: true });
    await api.database.db
      .updateTable("buyer_sessions")
      .set({ merchant_domain: "evil.example" })
      .where("buyer_profile_id", "=", profileId)
      .execute();
    await expect(vault.load(place("evil.example"))).resolves.toBeUndefined();
    expect(troubles).toEqual(["a buyer session holds another buyer's content"]);
  });
});
