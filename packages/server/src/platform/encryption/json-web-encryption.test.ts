import { randomBytes } from "node:crypto";
import { decodeProtectedHeader } from "jose";
import { expect, it } from "vitest";
import { Secret } from "../secret.ts";
import { createJsonEncryption } from "./json-web-encryption.ts";
import type { SealingKey } from "./seal.ts";

const keyNamed = (id: string): SealingKey => ({ id, key: new Secret(randomBytes(32)) });
const older = keyNamed("older");
const newer = keyNamed("newer");
const withOlder = createJsonEncryption([older], "buyer-sessions");

it("what is encrypted is a compact JWE that names its key and tells nothing of its content", async () => {
  const token = await withOlder.encrypt({ cookie: "tasty" });
  expect(token.split(".")).toHaveLength(5);
  expect(decodeProtectedHeader(token)).toEqual({ alg: "dir", enc: "A256GCM", kid: "older" });
  expect(Buffer.from(token.split(".")[3] ?? "", "base64url").toString()).not.toContain("tasty");
});

it("the first key encrypts, and what an older one has encrypted is still read", async () => {
  const rotated = createJsonEncryption([newer, older], "buyer-sessions");
  const token = await withOlder.encrypt({ cookie: "tasty" });
  await expect(rotated.decrypt(token)).resolves.toEqual({ cookie: "tasty" });
  expect(decodeProtectedHeader(await rotated.encrypt({})).kid).toBe("newer");
});

it("a value whose key is gone is no value, whatever other key has taken its place", async () => {
  const token = await withOlder.encrypt({ cookie: "tasty" });
  await expect(createJsonEncryption([newer], "buyer-sessions").decrypt(token)).resolves.toBeUndefined();
});

it("an altered value, another purpose and another key of the same name are refused", async () => {
  const token = await withOlder.encrypt({ cookie: "tasty" });
  const [head, key, nonce, ciphertext = "", tag] = token.split(".");
  const other = ciphertext.startsWith("A") ? "B" : "A";
  const altered = [head, key, nonce, other + ciphertext.slice(1), tag].join(".");
  await expect(withOlder.decrypt(altered)).rejects.toThrow("altered");
  await expect(createJsonEncryption([older], "webhook-secrets").decrypt(token)).rejects.toThrow("altered");
  await expect(createJsonEncryption([keyNamed("older")], "buyer-sessions").decrypt(token)).rejects.toThrow(
    "altered",
  );
});
