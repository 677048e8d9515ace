import { CompactEncrypt, compactDecrypt, errors } from "jose";
import { z } from "zod";
import { deriveKeys, type SealingKey, type SealPurpose } from "./seal.ts";

/** Encrypts JSON as compact JWE, `dir` with `A256GCM`; the header contains the key's id. */
export interface JsonEncryption {
  encrypt(value: unknown): Promise<string>;
  /** Undefined if its key is gone. Throws if it was altered. */
  decrypt(token: string): Promise<unknown>;
  /** The prefix of every value under the first key. */
  header: string;
}

const algorithms = { alg: "dir", enc: "A256GCM" } as const;

class KeyGoneError extends Error {
  override readonly name = "KeyGoneError";
}

/**
 * The first key encrypts, all of them decrypt: to rotate, put a new key in front and keep the old ones while
 * values need them.
 */
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
  const protectedHeader = { ...algorithms, kid: firstId };
  return {
    header: Buffer.from(JSON.stringify(protectedHeader)).toString("base64url"),
    encrypt: (value) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader(protectedHeader)
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

const Header = z.object({ kid: z.string() });

/** Returns the id of the key for a value with this header. */
export function keyIdOf(header: string): string {
  return Header.parse(JSON.parse(Buffer.from(header, "base64url").toString())).kid;
}
