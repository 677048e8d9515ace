import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secret } from "../secret.ts";

export interface SealingKey {
  id: string;
  /** 32 bytes. */
  key: Secret<Buffer>;
}

/**
 * Authenticated encryption. Each purpose has its own keys, so that a value sealed for one can't be opened for
 * another.
 */
export interface Sealer {
  /**
   * `context` must be the same for `open`: usually the row's id, so that a sealed value can't be moved to
   * another row.
   */
  seal(plain: Uint8Array, context?: string): Buffer;
  /** Throws if the value was altered or has another context, or if its key is gone. */
  open(sealed: Uint8Array, context?: string): Buffer;
}

export type SealPurpose =
  | "submitted-values"
  | "kept-answers"
  | "buyer-sessions"
  | "webhook-secrets"
  | "evidence"
  | "goods-pictures";

/** Layout: version 1, length of the key's id, the id, 12 bytes of nonce, 16 bytes of tag, the ciphertext. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The first key seals, all of them open: to rotate, put a new key in front and keep the old ones while values
 * need them.
 */
export function createSealer(keys: readonly [SealingKey, ...SealingKey[]], purpose: SealPurpose): Sealer {
  const derived = deriveKeys(keys, purpose);
  const [{ id: sealingId }] = keys;
  const keyOf = (id: string): Buffer => {
    const key = derived.get(id);
    if (key === undefined) throw new Error("the key that sealed this value is not among VAULT_KEYS");
    return key;
  };

  return {
    seal: (plain, context = "") => {
      const id = Buffer.from(sealingId);
      const head = Buffer.concat([Buffer.from([version, id.length]), id]);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", keyOf(sealingId), nonce);
      cipher.setAAD(Buffer.concat([head, Buffer.from(context)]));
      const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]);
    },
    open: (sealed, context = "") => {
      const { head, id, nonce, tag, ciphertext } = takeApart(Buffer.from(sealed));
      const decipher = createDecipheriv("aes-256-gcm", keyOf(id), nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.concat([head, Buffer.from(context)]));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    },
  };
}

/** The keys of one purpose by their ids. */
export function deriveKeys(keys: readonly SealingKey[], purpose: SealPurpose): ReadonlyMap<string, Buffer> {
  return new Map(
    keys.map(({ id, key }) => [
      id,
      Buffer.from(hkdfSync("sha256", key.reveal(), "", `cartwright/${purpose}`, 32)),
    ]),
  );
}

function takeApart(sealed: Buffer) {
  const headLength = 2 + (sealed[1] ?? 0);
  const tagAt = headLength + nonceBytes;
  if (sealed[0] !== version || sealed.length < tagAt + tagBytes)
    throw new Error("this is not a value that was sealed here");
  return {
    head: sealed.subarray(0, headLength),
    id: sealed.subarray(2, headLength).toString(),
    nonce: sealed.subarray(headLength, tagAt),
    tag: sealed.subarray(tagAt, tagAt + tagBytes),
    ciphertext: sealed.subarray(tagAt + tagBytes),
  };
}
