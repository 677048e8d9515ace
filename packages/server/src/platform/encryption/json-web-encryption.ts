import { CompactEncrypt, compactDecrypt, errors } from "jose";
import { deriveKeys, type SealingKey, type SealPurpose } from "./seal.ts";

/** Encrypts JSON as compact JWE, `dir` with `A256GCM`; the header names the key by its id. */
export interface JsonEncryption {
  encrypt(value: unknown): Promise<string>;
  /** Undefined where its key is gone. Throws when it was altered. */
  decrypt(token: string): Promise<unknown>;
}

const algorithms = { alg: "dir", enc: "A256GCM" } as const;

class KeyGoneError extends Error {
  override readonly name = "KeyGoneError";
}

/** The first key encrypts, all decrypt: a new key is put in front and the old ones stay until nothing needs them. */
export function createJsonEncryption(
  keys: readonly [SealingKey, ...SealingKey[]],
  purpose: SealPurpose,
): JsonEncryption {
  const derived = deriveKeys(keys, purpose);
  const [{ id: firstId }] = keys;
  const keyOf = (id: string | undefined): Buffer => {
    const key = derived.get(id ?? "");
    if (key === undefined) throw new KeyGoneError("the key of this value is not among VAULT_KEYS");
    return key;
  };
  return {
    encrypt: (value) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ ...algorithms, kid: firstId })
        .encrypt(keyOf(firstId)),
    decrypt: async (token) => {
      try {
        const { plaintext } = await compactDecrypt(token, ({ kid }) => keyOf(kid), {
          keyManagementAlgorithms: [algorithms.alg],
          contentEncryptionAlgorithms: [algorithms.enc],
        });
        return JSON.parse(new TextDecoder().decode(plaintext));
      } catch (error) {
        if (error instanceof KeyGoneError) return undefined;
        if (error instanceof errors.JOSEError) throw new Error("the value was altered", { cause: error });
        throw error;
      }
    },
  };
}
